import { label } from '@/cms/labels'
import { textIn, type Locale, type Text } from '@/core/locales'
import type { Term } from '@/features/catalogue/model'
import type { FilterGroup, OptionSource } from './group'
import { filterTree, type CategoryNode, type FilterTreeNode } from './tree'

export type FilterOption = { readonly value: string; readonly label: string; readonly icon: string | null }

/** A filter section as the sidebar renders it (FLT-13). */
export type FilterSection = {
  readonly key: string
  readonly title: string
  readonly level: number
  readonly parentSection: string | null
  readonly isCategory: boolean
  readonly control: FilterGroup['control']
  readonly forceIconButtons: boolean
  readonly icon: string | null
  readonly options: readonly FilterOption[]
  readonly childSections: readonly FilterSection[]
  /** Whether the options cover every value that documents hold; a section of `entries` offers only some. */
  readonly complete: boolean
  /** Options that are also offered above the grid. */
  readonly promoted: readonly FilterOption[]
  /** Values that queries accept though no option offers them. */
  readonly understood: readonly FilterOption[]
}

/** Names by value, for each group with options of kind `entries`. */
export type EntryLabels = Readonly<Record<string, ReadonlyMap<string, Text>>>

const allOf = label('All', 'Todo', 'Tudo')

/** Defaults of a section without promoted options and values that only queries accept. */
const plain = { complete: true, promoted: [], understood: [] } as const

const termOption = ({ slug, label, icon }: Term, locale: Locale): FilterOption => ({
  value: slug,
  label: label[locale],
  icon,
})

/**
 * Builds the filter sections of an archive in one locale.
 * @param categories every category, parents before children
 */
export function filterSections(
  groups: readonly FilterGroup[],
  locale: Locale,
  categories: readonly CategoryNode[],
  entries: EntryLabels,
): FilterSection[] {
  const tree = filterTree(categories, locale)

  const option = ({ _name, _title, icon }: FilterTreeNode): FilterOption => ({ value: _name, label: _title, icon })

  const categorySection = (
    node: FilterTreeNode,
    key: string,
    level: number,
    parentSection: string | null,
    /** Whether an option selects the whole section. */
    choosable = true,
  ): FilterSection => {
    const below = node._items
    const leaves = below.filter(({ _items }) => _items.length === 0).map(option)
    // The option for the whole section: `All` above its children, or the category itself where it has none.
    const whole = !choosable ? [] : below.length === 0 ? [option(node)] : [{ ...option(node), label: allOf[locale] }]
    return {
      key,
      title: node._title,
      level,
      parentSection,
      isCategory: true,
      control: 'options',
      forceIconButtons: false,
      icon: node.icon,
      options: [...whole, ...leaves],
      childSections: below
        .filter(({ _items }) => _items.length > 0)
        .map((child) => categorySection(child, `${key}.${child._name}`, level + 1, key)),
      ...plain,
    }
  }

  const byName = (options: readonly FilterOption[]): FilterOption[] =>
    options.toSorted((a, b) => a.label.localeCompare(b.label, locale))

  const optionsOf = (source: OptionSource, key: string): FilterOption[] => {
    switch (source.kind) {
      case 'terms':
        return source.terms.map((term) => termOption(term, locale))
      case 'entries':
        return byName(
          Array.from(entries[key] ?? [], ([value, name]) => ({
            value,
            label: textIn(name, locale),
            icon: source.icon,
          })),
        )
      default:
        return []
    }
  }

  const sectionsOf = (group: FilterGroup): FilterSection[] => {
    const { key, title, control, options } = group
    const section: FilterSection = {
      key,
      title: title[locale],
      level: 0,
      parentSection: null,
      isCategory: false,
      control,
      forceIconButtons: control === 'icons',
      icon: null,
      options: optionsOf(options, key),
      childSections: [],
      ...plain,
      complete: options.kind !== 'entries',
      understood: (group.understood ?? []).map((term) => termOption(term, locale)),
    }
    if (options.kind === 'branches') {
      const branches = tree.get(options.root)?._items ?? []
      return branches.map((node) => categorySection(node, node._name, 0, null))
    }
    if (options.kind === 'categories') {
      const root = tree.get(options.root)
      if (!root) return []
      const own = categorySection(root, key, 0, null, false)
      return [{ ...own, ...pick(section), options: group.byName ? byName(own.options) : own.options }]
    }
    if (options.kind === 'parts') {
      const childSections = options.parts.map((part) => ({
        ...section,
        ...plain,
        key: `${key}.${part.slug}`,
        title: part.label[locale],
        level: 1,
        parentSection: key,
        icon: part.icon,
        options: part.children.map((term) => termOption(term, locale)),
      }))
      return [{ ...section, childSections }]
    }
    return [section]
  }

  const withPromoted = (section: FilterSection, { promoted = [], options }: FilterGroup): FilterSection => {
    const prefix = options.kind === 'branches' ? `${section.key}/` : ''
    const offered = everyOption(section)
    return {
      ...section,
      promoted: promoted.flatMap((wanted) => offered.find(({ value }) => `${prefix}${value}` === wanted) ?? []),
    }
  }
  return groups.flatMap((group) => sectionsOf(group).map((section) => withPromoted(section, group)))
}

const pick = ({ title, control, forceIconButtons }: FilterSection) => ({ title, control, forceIconButtons })

/** The facet key of a section's values; sub-sections share that of the top section they belong to. */
export const facetKey = (section: Pick<FilterSection, 'key'>): string => section.key.split('.')[0] ?? section.key

/** Every option of a section and its sub-sections. */
export const everyOption = (section: FilterSection): FilterOption[] => [
  ...section.options,
  ...section.childSections.flatMap(everyOption),
]

/** The name of a value and of the section that offers it; `parent` is null where the value is a top section itself. */
type ValueName = { readonly name: string; readonly parent: string | null }

/** Finds the name of a value in a section and its sub-sections; null where no option has the value. */
export function nameOf(section: FilterSection, value: string): ValueName | null {
  // An option that selects a whole category is named by the category's title, not `All`.
  if (section.isCategory && section.key === value) return { name: section.title, parent: null }
  for (const child of section.childSections) {
    if (child.isCategory && child.key === `${section.key}.${value}`) return { name: child.title, parent: section.title }
    const found = nameOf(child, value)
    if (found) return found
  }
  const option = [...section.options, ...section.understood].find((one) => one.value === value)
  return option ? { name: option.label, parent: section.title } : null
}

/**
 * Facets that lists are filtered by and that no sidebar offers: every category path, the id of a product's vendor, and
 * the currency of its price.
 */
export const categoryFacet = '@category'
export const vendorFacet = '@vendor'
export const currencyFacet = '@currency'

/** The values a document has under each category section: every step of its paths below the section's root. */
export function categoryValues(
  groups: readonly FilterGroup[],
  paths: readonly string[],
): Record<string, readonly string[]> {
  const values: Record<string, string[]> = {}
  const add = (key: string, slugs: readonly string[]): void => {
    if (slugs.length > 0) values[key] = [...(values[key] ?? []), ...slugs]
  }
  for (const { key, options } of groups) {
    if (options.kind !== 'categories' && options.kind !== 'branches') continue
    const prefix = `${options.root}/`
    for (const path of paths) {
      if (!path.startsWith(prefix)) continue
      const steps = path.slice(prefix.length).split('/')
      if (options.kind === 'categories') add(key, steps)
      else add(steps[0] ?? '', steps)
    }
  }
  return values
}
