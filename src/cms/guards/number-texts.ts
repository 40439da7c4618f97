import { ValidationError } from 'payload'
import { isAdmin } from '../access/atoms'
import { sentFields, type BodyCheck, type SentBody } from './sent-body'

/** A table that an admin reads in has nothing but texts: one that is a number as people write it is that number. */
export const saysNumber = (text: string): boolean => /^(-?\d{1,12}(\.\d{1,15})?)?$/.test(text.trim())

/**
 * The path of a number that is written as a text, or null. Payload reads as much of one as looks like a number, so
 * that `5abc` would be stored as 5 (L3).
 */
export function numberText(
  { data, fields, blocks }: Omit<SentBody, 'req'>,
  isGood: (text: string) => boolean,
): string | null {
  for (const { field, value, path } of sentFields(data, fields, blocks)) {
    if (field.type !== 'number') continue
    const texts = [value].flat().filter((one): one is string => typeof one === 'string')
    if (!texts.every(isGood)) return path
  }
  return null
}

/** Numbers of a call are numbers, before Payload makes some of what is none. */
export const requireNumbers: BodyCheck = ({ req, ...body }) => {
  const path = numberText(body, isAdmin(req.user) ? saysNumber : () => false)
  if (path === null) return
  throw new ValidationError({ errors: [{ message: req.t('validation:invalidInput'), path }], req }, req.t)
}
