import type { Localized } from '@/core/locales'
import { refusalIn, type Refusal } from './guards/refusals'
import { label } from './labels'

/** A refusal in every language, for fields: Payload and its admin show what is wrong with one as it was said. */
export const refusalLabel = (refusal: Refusal): Localized =>
  label(refusalIn(refusal, 'en'), refusalIn(refusal, 'es'), refusalIn(refusal, 'pt'))

/** What more than one feature refuses a value with. */
export const fieldRefusals = {
  required: refusalLabel('refusals.required'),
  unusable: refusalLabel('refusals.unusable'),
  tooLong: refusalLabel('refusals.tooLong'),
  missing: refusalLabel('refusals.related'),
} as const satisfies Record<string, Localized>
