import type { ProductSeed } from '../catalogue/shapes'

/** The option that a product is drawn in another colour for. */
const colourKey = 'colour'

/** The colours that a product comes in; the first is the one of its own picture. */
export const coloursOf = ({ variants }: ProductSeed) =>
  variants?.keys.find(({ identifier }) => identifier === colourKey)?.options ?? []

/** The picture of a product in a colour. */
export function pictureInColour(product: ProductSeed, colour: string | undefined): string {
  const [first] = coloursOf(product)
  const isOwn = colour === undefined || colour === first?.identifier
  return `${isOwn ? 'product' : `product-${colour}`}/${product.slug}`
}

/** The picture of a variant of its own; null where all variants look alike. */
export function pictureOfVariant(product: ProductSeed, options: Readonly<Record<string, string>>): string | null {
  const colour = options[colourKey]
  return colour === undefined ? null : pictureInColour(product, colour)
}

/** What is sold for its spores shows their print. */
const ofSpores: ReadonlySet<string> = new Set(['spore-print', 'swab', 'syringe'])

/** Products show so many of their species. */
const mostSpecies = 2

/** What a product's gallery shows: the thing itself in each colour, then the mushrooms in it as they grow. */
export function galleryOf(product: ProductSeed): string[] {
  const [, ...others] = coloursOf(product)
  return [
    `product/${product.slug}`,
    ...others.map(({ identifier }) => pictureInColour(product, identifier)),
    ...product.species
      .slice(0, mostSpecies)
      .flatMap((slug) =>
        ofSpores.has(product.form) ? [`plate/${slug}`, `spore-print/${slug}`] : [`plate/${slug}`, `underside/${slug}`],
      ),
  ]
}
