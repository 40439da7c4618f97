import { languageTags, type Locale } from '@/core/locales'
import { localizedPath, splitLocale } from '@/core/paths'

/** A place in the tree: its path holds the slugs from its root down. */
type Place = { readonly id: number; readonly path?: string | null }

type Crumb = { readonly url?: string | null; readonly label?: string | null }

/** A document with the categories it is filed under, the first of them its place. */
type Item = {
  readonly slug: string
  readonly categories?: readonly (number | { readonly breadcrumbs?: readonly Crumb[] | null })[] | null
}

/** A category with everything below it, as documents are looked for. */
export type CategoryBranch = { root: string; ids: number[] }

/** Breadcrumb urls without a leading /en, /es or /pt (P2 §2). */
const addressOf = ({ url }: Crumb): string | null => (url ? splitLocale(url).path.replace(/(.)\/+$/, '$1') : null)

/** The way from the root to a category; crumbs without an address or a label are passed over. */
export const trailOf = (breadcrumbs: readonly Crumb[] | null | undefined): { path: string; label: string }[] =>
  (breadcrumbs ?? []).flatMap((crumb) => {
    const path = addressOf(crumb)
    return path && crumb.label ? [{ path, label: crumb.label }] : []
  })

/**
 * Where a category item links to: the last breadcrumb url of its first category plus the slug (NAV-14). Without a
 * locale; null where the category has no address yet.
 */
export function categoryItemPath(breadcrumbs: readonly Crumb[] | null | undefined, slug: string): string | null {
  const last = breadcrumbs?.at(-1)
  const address = last ? addressOf(last) : null
  return address ? `${address}/${slug}` : null
}

/** Where a card on a category page leads: to the item by its first category; null where that has no address (NAV-14). */
export function categoryItemHref({ slug, categories }: Item, locale: Locale): string | null {
  const [first] = categories ?? []
  const path = typeof first === 'object' ? categoryItemPath(first.breadcrumbs, slug) : null
  return path ? localizedPath(locale, path) : null
}

/** The categories right below a path, or the roots below null. */
export const childrenOf = <P extends Place>(parent: string | null, places: readonly P[]): P[] =>
  places.filter(({ path }) => {
    if (!path) return false
    const end = path.lastIndexOf('/')
    return end < 0 ? parent === null : path.slice(0, end) === parent
  })

/** Orders by title as a reader of `locale` looks things up. */
export const byTitle = (locale: Locale): ((a: { title: string }, b: { title: string }) => number) => {
  const { compare } = new Intl.Collator(languageTags[locale])
  return (a, b) => compare(a.title, b.title)
}

/** A category and all that stand below it among `places`. */
export function branchOf({ id, path }: Place, places: readonly Place[]): CategoryBranch {
  const [root = ''] = (path ?? '').split('/')
  const below = places.filter((place) => path && place.path?.startsWith(`${path}/`))
  return { root, ids: [id, ...below.map((place) => place.id)] }
}
