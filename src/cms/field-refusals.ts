import type { Localized } from '@/core/locales'
import { refusalIn, type Refusal } from './guards/refusals'
import { label } from './labels'

/**
 * An error message in every language, for fields: Payload and its admin show the message of a field as it was thrown.
 */
export const refusalLabel = (refusal: Refusal): Localized =>
  label(refusalIn(refusal, 'en'), refusalIn(refusal, 'es'), refusalIn(refusal, 'pt'))

/** Errors of values that more than one feature has. */
export const fieldRefusals = {
  required: refusalLabel('refusals.required'),
  unusable: refusalLabel('refusals.unusable'),
  tooLong: refusalLabel('refusals.tooLong'),
  missing: refusalLabel('refusals.related'),
} as const satisfies Record<string, Localized>
