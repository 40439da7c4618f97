/** What a card needs of a species. */
export const cardSelect = {
  title: true,
  slug: true,
  categories: true,
  images: true,
  createdAt: true,
  specie: { scientificName: true, edibility: true, variation: true },
} as const
