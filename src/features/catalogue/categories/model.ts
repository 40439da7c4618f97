import { languageTags, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'

/** A place in the tree: its path holds the slugs from its root down. */
type Place = { readonly id: number; readonly path?: string | null }

type Crumb = { readonly url?: string | null; readonly label?: string | null }

/** Breadcrumb urls without a leading /en, /es or /pt (BLK-12). */
const addressOf = ({ url }: Crumb): string | null => (url ? splitLocale(url).path.replace(/(.)\/+$/, '$1') : null)

/** The breadcrumbs from the root to a category; those without an address or a label are skipped. */
export const trailOf = (breadcrumbs: readonly Crumb[] | null | undefined): { path: string; label: string }[] =>
  (breadcrumbs ?? []).flatMap((crumb) => {
    const path = addressOf(crumb)
    return path && crumb.label ? [{ path, label: crumb.label }] : []
  })

/** The categories right below a path, or the roots below null. */
export const childrenOf = <P extends Place>(parent: string | null, places: readonly P[]): P[] =>
  places.filter(({ path }) => {
    if (!path) return false
    const end = path.lastIndexOf('/')
    return end < 0 ? parent === null : path.slice(0, end) === parent
  })

/** Compares titles in the alphabetical order of a locale. */
export const byTitle = (locale: Locale): ((a: { title: string }, b: { title: string }) => number) => {
  const { compare } = new Intl.Collator(languageTags[locale])
  return (a, b) => compare(a.title, b.title)
}
