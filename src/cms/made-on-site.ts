/** For a collection's `custom`: visitors and members create its documents, so that the admin has no button for it. */
export const madeOnSite = { isMadeOnSite: true } as const

export const isMadeOnSite = (custom: Record<string, unknown> | undefined): boolean => custom?.isMadeOnSite === true
