import { inLanguage, label } from '@/cms/labels'
import type { Localized } from '@/core/locales'
import type { TextProblem } from './model'

const texts = {
  required: label('This field is required', 'Este campo es obligatorio', 'Este campo é obrigatório'),
  'min-length': label('At least {n} characters', 'Al menos {n} caracteres', 'Pelo menos {n} caracteres'),
  'max-length': label('At most {n} characters', 'Como máximo {n} caracteres', 'No máximo {n} caracteres'),
  invalid: label('This text cannot be used', 'Este texto no se puede usar', 'Este texto não pode ser usado'),
  rating: label('Choose 1 to 5', 'Elige de 1 a 5', 'Escolha de 1 a 5'),
  target: label('Related item not found', 'No se encontró el elemento relacionado', 'Item relacionado não encontrado'),
  signIn: label('Sign in first', 'Inicia sesión primero', 'Entre primeiro'),
  own: label('You cannot mark your own', 'No puedes marcar lo tuyo', 'Você não pode marcar o seu'),
} as const satisfies Record<TextProblem | 'rating' | 'target' | 'signIn' | 'own', Localized>

/** A message of this room in the caller's language. */
export const message = (key: keyof typeof texts, language: string, n?: number): string =>
  inLanguage(texts[key], language).replace('{n}', String(n ?? ''))
