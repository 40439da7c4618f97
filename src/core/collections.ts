/** The collections whose documents have cards and pages of their own (P1 §3). */
export const cardCollections = ['mushrooms', 'products', 'vendors', 'growingguides', 'posts', 'projects'] as const

export type CardCollection = (typeof cardCollections)[number]
