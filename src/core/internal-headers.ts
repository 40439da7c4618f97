/** Tells the server in front that pages changed with this answer; it takes the header away (server/steps/page-memory.ts). */
export const changedHeader = 'x-sporeprint-changed'

/** Set by the step that knows an archive's query from a campaign's; Next's rewrites read it (D-36). */
export const narrowedHeader = 'x-sporeprint-narrowed'
