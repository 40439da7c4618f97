/** Where a page says that a heart without scripts was pressed, or taken back: the fragment of the address shows it (LIK-03). */
export const likedPlace = (what: 'liked' | 'unliked', relationTo: string, id: number): string =>
  `${what}-${relationTo}-${id}`
