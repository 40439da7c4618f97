import { randomBytes } from 'node:crypto'

/** An id as Payload makes them for rows of a list, so that every language writes the same row. */
export const newRowId = (): string => randomBytes(12).toString('hex')
