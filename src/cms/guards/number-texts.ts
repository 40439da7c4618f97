import { isAdmin } from '../access/atoms'
import type { FieldCheck } from './sent-body'

/** A table that an admin reads in has nothing but texts: one that is a number as people write it is that number. */
const saysNumber = (text: string): boolean => /^(-?\d{1,12}(\.\d{1,15})?)?$/.test(text.trim())

/**
 * Numbers of a call are numbers, before Payload makes some of what is none: it reads as much of a text as looks like a
 * number, so that `5abc` would be stored as 5 (L3).
 */
export const fitsNumber: FieldCheck = ({ field, value }, { user }) =>
  field.type !== 'number' ||
  [value].flat().every((one) => typeof one !== 'string' || (isAdmin(user) && saysNumber(one)))
