import { FormError } from '@/platform/forms/form-error'
import type { FormState } from '@/platform/forms/state'
import { PageHeader } from '@/ui/patterns/page-header'

type RejectedScreenProps = {
  form: { readonly name: string }
  title: string
  state: FormState
  back: { readonly href: string; readonly label: string }
}

/** Texts that were typed; what was ticked or hidden says nothing to anybody. */
const typed = ['headline', 'comment', 'impression', 'review'] as const

/** Why a form was refused whose own page has nothing to press any more, with what was typed, so that it is not lost. */
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
