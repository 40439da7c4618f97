import { refusedPlace } from '@/core/refused-place'
import { ErrorSummary } from '@/ui/patterns/form-field'
import { refusalOf, type FormState } from './state'

/**
 * Why a form was refused that stands on its page many times, or not any more: where a browser without scripts is led
 * after it.
 */
export function RejectedNote({ form, state }: { form: { readonly name: string }; state: FormState }) {
  const refusal = refusalOf(state)
  return refusal === null ? null : (
    <div className="mb-4">
      <ErrorSummary id={refusedPlace(form.name)}>{refusal}</ErrorSummary>
    </div>
  )
}
