/** Tells the server in front that pages changed with this answer; it takes the header away (server/steps/page-memory.ts). */
export const changedHeader = 'x-sporeprint-changed'
