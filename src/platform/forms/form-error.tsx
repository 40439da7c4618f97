import { formErrorId } from '@/core/form-error-id'
import { ErrorSummary } from '@/ui/patterns/form-field'
import { refusalOf, type FormState } from './state'

/**
 * The error message of a form that stands on its page many times, or not any more: where a browser without scripts is led
 * after it.
 */
export function FormError({ form, state }: { form: { readonly name: string }; state: FormState }) {
  const refusal = refusalOf(state)
  return refusal === null ? null : (
    <div className="mb-4">
      <ErrorSummary id={formErrorId(form.name)}>{refusal}</ErrorSummary>
    </div>
  )
}
