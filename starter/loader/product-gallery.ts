import type { ProductSeed } from '../catalogue/shapes'

/** The variant option that changes how a product is drawn. */
const colourKey = 'colour'

/** The colours of a product; the first is that of its main picture. */
export const coloursOf = ({ variants }: ProductSeed) =>
  variants?.keys.find(({ identifier }) => identifier === colourKey)?.options ?? []

/** The key of a product's picture in a colour. */
export function pictureInColour(product: ProductSeed, colour: string | undefined): string {
  const [first] = coloursOf(product)
  const isOwn = colour === undefined || colour === first?.identifier
  return `${isOwn ? 'product' : `product-${colour}`}/${product.slug}`
}

/** The key of a variant's picture, or null where the product has no colours. */
export function pictureOfVariant(product: ProductSeed, options: Readonly<Record<string, string>>): string | null {
  const colour = options[colourKey]
  return colour === undefined ? null : pictureInColour(product, colour)
}

/** Product forms sold for their spores, whose galleries show a spore print. */
const ofSpores: ReadonlySet<string> = new Set(['spore-print', 'swab', 'syringe'])

/** Maximum number of species in a product's gallery. */
const mostSpecies = 2

/** The picture keys of a product's gallery: the product in each colour, then its species. */
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
