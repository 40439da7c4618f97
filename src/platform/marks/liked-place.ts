/** The id of the message after a press without scripts; the address's fragment makes it visible (LIK-03). */
export const likedPlace = (what: 'liked' | 'unliked', relationTo: string, id: number): string =>
  `${what}-${relationTo}-${id}`
