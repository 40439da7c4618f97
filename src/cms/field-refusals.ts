import type { Localized } from '@/core/locales'
import { refusalIn, type Refusal } from './guards/refusals'
import { label } from './labels'

/** What the guards say, in every language. */
const inEvery = (refusal: Refusal): Localized => ({
  en: refusal,
  es: refusalIn(refusal, 'es'),
  pt: refusalIn(refusal, 'pt'),
})

/** What more than one feature refuses a value with. */
export const fieldRefusals = {
  required: label('This field is required', 'Este campo es obligatorio', 'Este campo é obrigatório'),
  unusable: label('This text cannot be used', 'Este texto no se puede usar', 'Este texto não pode ser usado'),
  tooLong: label('At most {n} characters', 'Como máximo {n} caracteres', 'No máximo {n} caracteres'),
  missing: inEvery('Related item not found'),
} as const satisfies Record<string, Localized>
