import { randomBytes } from 'node:crypto'

/** An id of the kind that Payload gives to list rows, so that every locale can write the same row. */
export const newRowId = (): string => randomBytes(12).toString('hex')
