import { APIError } from 'payload'
import { fill } from '@/core/fill'
import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { refusalIn, type Refusal } from './guards/refusals'
import { inLanguage } from './labels'

type Requested = { readonly i18n: { readonly language: string } }

/**
 * An error message in every language, for fields: Payload and its admin show the message of a field as it was thrown.
 */
export const refusalLabel = (refusal: Refusal): Localized => recordOf(locales, (locale) => refusalIn(refusal, locale))

/** An error message in the language of a request, for validators of fields. */
export const refusalText = (
  { i18n }: Requested,
  refusal: Refusal,
  values: Readonly<Record<string, number>> = {},
): string => fill(inLanguage(refusalLabel(refusal), i18n.language), values)

/** An error for hooks, which Payload's admin shows in the language of the request. */
export const refusalError = (req: Requested, refusal: Refusal, status: number): APIError =>
  new APIError(refusalText(req, refusal), status, null, true)
