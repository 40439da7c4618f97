import { FormError } from '@/platform/forms/form-error'
import type { FormState } from '@/platform/forms/state'
import { PageHeader } from '@/ui/patterns/page-header'

type RejectedScreenProps = {
  form: { readonly name: string }
  title: string
  state: FormState
  back: { readonly href: string; readonly label: string }
}

/** The text fields that are shown; values that were ticked or hidden would mean nothing here. */
const typed = ['headline', 'comment', 'impression', 'review'] as const

/** Says why a form was rejected that cannot be sent again, and shows what was typed, so that it is not lost. */
export function RejectedScreen({ form, title, state, back }: RejectedScreenProps) {
  const texts = typed.flatMap((name) => state.values[name]?.[0] || [])
  return (
    <div className="shell max-w-2xl pb-16">
      <PageHeader
        title={title}
        over={
          <a href={back.href} className="underline underline-offset-4">
            {back.label}
          </a>
        }
      />
      <FormError form={form} state={state} />
      {texts.map((text) => (
        <p key={text} dir="auto" className="mt-4 whitespace-pre-line">
          {text}
        </p>
      ))}
    </div>
  )
}
