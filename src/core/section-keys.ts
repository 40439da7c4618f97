/** Each category right below this one is a section of the products' filters, with its slug as its key (FLT-01). */
export const productRoot = 'products'

/** The other sections of the products' filters. */
export const productSections = [
  'nearMe',
  'price',
  'availability',
  'quality',
  'sourcing',
  'rating',
  'species',
  'vendor',
] as const

/** The parameters beside sections in the address of an archive and in GET /api/products/filter. */
export const filterParameters = ['lat', 'lng', 'sort', 'page', 'locale', 'facets'] as const

/** The parameters that an archive's form sends beside them without scripts. */
export const formParameters = ['without', 'fold', 'folded', 'filters', 'near'] as const

const taken: ReadonlySet<string> = new Set(
  [...productSections, ...filterParameters, ...formParameters].map((key) => key.toLowerCase()),
)

/** Whether a category's slug cannot be the key of a section, because the key has another meaning. */
export const isTakenKey = (slug: string): boolean => taken.has(slug.toLowerCase()) || slug in Object.prototype
