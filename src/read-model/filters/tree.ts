import { textIn, type Locale, type Text } from '@/core/locales'

/** A category as the database holds it. */
export type CategoryNode = {
  readonly id: number
  readonly path: string
  readonly slug: string
  readonly title: Text
  readonly icon: string | null
}

/** A node of the filter tree (FLT-14): a category in one language, with everything below it. */
export type FilterTreeNode = {
  readonly _id: number
  /** Its slug, which is its value in an address. */
  readonly _name: string
  readonly _title: string
  /** Children, in the order of `categories`. */
  readonly _items: readonly FilterTreeNode[]
  /** Slugs from the top down, its own the last. */
  readonly _breadcrumbs: readonly string[]
  readonly icon: string | null
}

/**
 * The tree of the sidebar in one locale, each node by its path.
 * @param categories every category, parents before children; one whose parent is missing becomes no node's child
 */
export function filterTree(categories: readonly CategoryNode[], locale: Locale): ReadonlyMap<string, FilterTreeNode> {
  const nodes = new Map<string, FilterTreeNode & { readonly _items: FilterTreeNode[] }>()
  for (const { id, path, slug, title, icon } of categories) {
    const _breadcrumbs = path.split('/')
    const node = { _id: id, _name: slug, _title: textIn(title, locale), _items: [], _breadcrumbs, icon }
    nodes.set(path, node)
    nodes.get(_breadcrumbs.slice(0, -1).join('/'))?._items.push(node)
  }
  return nodes
}
