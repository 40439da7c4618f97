import { fieldRefusals, refusalLabel } from '@/cms/field-refusals'
import { inLanguage } from '@/cms/labels'
import { fill } from '@/core/fill'
import type { Localized } from '@/core/locales'
import type { TextProblem } from './model'

const texts = {
  required: fieldRefusals.required,
  'min-length': refusalLabel('refusals.tooShort'),
  'max-length': fieldRefusals.tooLong,
  invalid: fieldRefusals.unusable,
  rating: refusalLabel('refusals.rating'),
  target: fieldRefusals.missing,
  signIn: refusalLabel('refusals.signIn'),
  own: refusalLabel('refusals.own'),
  ownReport: refusalLabel('refusals.ownReport'),
  decided: refusalLabel('refusals.decided'),
  unrated: refusalLabel('refusals.unrated'),
} as const satisfies Record<
  TextProblem | 'rating' | 'target' | 'signIn' | 'own' | 'ownReport' | 'decided' | 'unrated',
  Localized
>

/** An error message of this feature in the caller's language; `n` fills its `{n}`. */
export const message = (key: keyof typeof texts, language: string, n?: number): string =>
  fill(inLanguage(texts[key], language), { n: n ?? '' })
