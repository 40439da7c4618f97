import { fieldRefusals } from '@/cms/field-refusals'
import { inLanguage, label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import type { TextProblem } from './model'

const texts = {
  required: fieldRefusals.required,
  'min-length': label('At least {n} characters', 'Al menos {n} caracteres', 'Pelo menos {n} caracteres'),
  'max-length': fieldRefusals.tooLong,
  invalid: fieldRefusals.unusable,
  rating: label('Choose 1 to 5', 'Elija de 1 a 5', 'Escolha de 1 a 5'),
  target: fieldRefusals.missing,
  signIn: label('Sign in first', 'Inicie sesión primero', 'Entre primeiro na sua conta'),
  own: label('You cannot mark your own', 'No puede marcar lo suyo', 'Você não pode marcar o seu'),
} as const satisfies Record<TextProblem | 'rating' | 'target' | 'signIn' | 'own', Localized>

/** A message of this room in the caller's language. */
export const message = (key: keyof typeof texts, language: string, n?: number): string =>
  inLanguage(texts[key], language).replace('{n}', String(n ?? ''))
