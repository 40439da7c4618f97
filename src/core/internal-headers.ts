/** The server shows by this header that a request is its own; it takes it away from everybody else's. */
export const internalHeader = 'x-sporeprint-internal'

/**
 * Tells the server in front that pages changed with this response; it takes the header away
 * (server/steps/page-memory.ts).
 */
export const changedHeader = 'x-sporeprint-changed'

/** Set by the step that knows an archive's query from a campaign's; Next's rewrites read it (D-36). */
export const narrowedHeader = 'x-sporeprint-narrowed'
