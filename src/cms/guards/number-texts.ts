import { isAdmin } from '../access/atoms'
import type { FieldCheck } from './sent-body'

/** The cells of an imported table are all strings: one in plain decimal notation is accepted as a number. */
const saysNumber = (text: string): boolean => /^(-?\d{1,12}(\.\d{1,15})?)?$/.test(text.trim())

/**
 * Rejects strings for numbers before Payload parses them: it would take the leading digits, and store `5abc` as 5 (L3).
 */
export const fitsNumber: FieldCheck = ({ field, value }, { user }) =>
  field.type !== 'number' ||
  [value].flat().every((one) => typeof one !== 'string' || (isAdmin(user) && saysNumber(one)))
