import { formErrorId } from '@/core/form-error-id'
import { ErrorSummary } from '@/ui/patterns/form-field'
import { refusalOf, type FormState } from './state'

/**
 * The error message of a form that is on its page several times or no longer at all; the redirect after a rejected form
 * without scripts leads here.
 */
export function FormError({ form, state }: { form: { readonly name: string }; state: FormState }) {
  const refusal = refusalOf(state)
  return refusal === null ? null : (
    <div className="mb-4">
      <ErrorSummary id={formErrorId(form.name)}>{refusal}</ErrorSummary>
    </div>
  )
}
