/** The collections whose documents have cards and pages of their own (P1 §3). */
export const cardCollections = ['mushrooms', 'products', 'vendors', 'growingguides', 'posts', 'projects'] as const

export type CardCollection = (typeof cardCollections)[number]

/** Those of them that readers rate (decision 15). */
export const ratedCollections = ['mushrooms', 'products', 'vendors'] as const satisfies readonly CardCollection[]

export const isRated = (collection: CardCollection): boolean => ratedCollections.some((rated) => rated === collection)
