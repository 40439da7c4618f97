import { archivePaths, splitLocale, splitPage } from './paths'

/** Segments that stand in the plural where they are part of a trail (BLK-12). */
const folds: Readonly<Record<string, string>> = {
  specie: 'species',
  product: 'products',
  vendor: 'vendors',
  'growing-guide': 'growing-guides',
}

/** Segments without a page of their own, which a trail leaves out. */
const withoutPage = new Set(['all', 'chemistry', 'psychoactive', 'medicinal', 'type'])

/** Names of archives, which stand where the slug of a species would. */
const archives = new Set(Object.values(archivePaths).flatMap((path) => path.split('/').at(-1) ?? []))

/**
 * The trail to a page as paths without a locale, from the first below home down to the page itself:
 * `/es/mushrooms/product/x` is below `/mushrooms` and `/mushrooms/products`. A page of an archive is the archive
 * (BLK-12).
 */
export function trailTo(visible: string): string[] {
  const { path } = splitPage(splitLocale(visible.split(/[?#]/)[0] ?? '').path)
  const segments = path.split('/').filter(Boolean)
  const last = segments.length - 1
  const folded = segments.flatMap((segment, at) => {
    if (at === last) return segment === 'all' ? [] : [segment]
    return withoutPage.has(segment) ? [] : [folds[segment] ?? segment]
  })
  const [root, name, ...more] = folded
  // The path of a species is right below the catalogue; its trail leads through the archive of species.
  const isSpecies =
    root === 'mushrooms' && name !== undefined && more.length === 0 && !archives.has(name) && name !== 'calendar'
  const steps = isSpecies ? [root, 'species', name] : folded
  const trail = steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
  return trail.length === 0 ? [] : [...trail.slice(0, -1), path]
}
