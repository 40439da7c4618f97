/** A collection says by this, in its `custom`, that visitors and members make its documents: the admin offers no new one. */
export const madeOnSite = { isMadeOnSite: true } as const

export const isMadeOnSite = (custom: Record<string, unknown> | undefined): boolean => custom?.isMadeOnSite === true
