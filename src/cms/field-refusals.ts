import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { refusalIn, type Refusal } from './guards/refusals'

/**
 * An error message in every language, for fields: Payload and its admin show the message of a field as it was thrown.
 */
export const refusalLabel = (refusal: Refusal): Localized => recordOf(locales, (locale) => refusalIn(refusal, locale))

/** Validation messages that several features share. */
export const fieldRefusals = {
  required: refusalLabel('refusals.required'),
  unusable: refusalLabel('refusals.unusable'),
  tooLong: refusalLabel('refusals.tooLong'),
  missing: refusalLabel('refusals.related'),
} as const satisfies Record<string, Localized>
