/** The collections of what members write. */
export const contributionKinds = ['comments', 'impressions', 'reviews'] as const
export type ContributionKind = (typeof contributionKinds)[number]
