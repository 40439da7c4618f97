/** Marks a request of the server to itself; the server removes the header from every other request. */
export const internalHeader = 'x-sporeprint-internal'

/**
 * Tells the server in front that pages changed with this response; it takes the header away
 * (server/steps/page-memory.ts).
 */
export const changedHeader = 'x-sporeprint-changed'

/** Set by the step `narrowed-archives` on requests whose query changes the page; Next's rewrites read it (D-36). */
export const narrowedHeader = 'x-sporeprint-narrowed'
