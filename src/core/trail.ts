import { archivePaths, splitLocale, splitPage } from './paths'

/** Segments that are spoken of in the plural where they stand in the way to a page (BLK-12). */
const folds: Readonly<Record<string, string>> = {
  specie: 'species',
  product: 'products',
  vendor: 'vendors',
  'growing-guide': 'growing-guides',
}

/** Segments that have no page of their own, with what stands below them in place of one. */
const withoutPage = new Set(['all', 'chemistry', 'psychoactive', 'medicinal', 'type'])

/** Segments right below the catalogue that are no species. */
const archives = new Set(Object.values(archivePaths).flatMap((path) => path.split('/').at(-1) ?? []))

/**
 * The pages above one, from the first below home down to itself, without a locale: `/es/mushrooms/product/x` is below
 * `/mushrooms` and `/mushrooms/products`. A page of an archive is the archive (BLK-12).
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
  // A species stands right below the catalogue, and is spoken of as one of the species.
  const isSpecies =
    root === 'mushrooms' && name !== undefined && more.length === 0 && !archives.has(name) && name !== 'calendar'
  const steps = isSpecies ? [root, 'species', name] : folded
  const trail = steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
  return trail.length === 0 ? [] : [...trail.slice(0, -1), path]
}
