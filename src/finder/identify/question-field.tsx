import type { KeyLabels } from './labels'
import { halfKey, unsure as unsureValue, valuesIn, type Find, type QuestionSlug } from '@/features/catalogue/model'
import { answerText } from './labels'
import { QuestionDetails } from './question-details.client'

/** Attributes of options that are preselected by the visitor's place or by the month. */
type Follows = { 'data-follows-place'?: 'hemisphere' | 'region'; 'data-follows-month'?: true }

type OptionsProps = {
  follows?: Follows | undefined
  name: string
  type: 'radio' | 'checkbox'
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** The answers to a question, as chips. */
function Options({ follows, name, type, options, chosen }: OptionsProps) {
  return (
    <div {...follows} className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="border-line bg-raised hover:border-lichen has-checked:border-lichen has-checked:bg-lichen-wash has-checked:text-lichen has-focus-visible:outline-lichen relative inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} className="sr-only" />
          <span className="first-letter:uppercase">{label}</span>
        </label>
      ))}
    </div>
  )
}

type QuestionFieldProps = {
  question: KeyLabels['questions'][number]
  labels: KeyLabels
  find: Find
  isOpen: boolean
  unsure: string
}

const followed: Partial<Record<QuestionSlug, Follows>> = {
  month: { 'data-follows-month': true },
  continent: { 'data-follows-place': 'region' },
}

/** One question of the key: how to look, the possible answers, and "not sure". */
export function QuestionField({ question, labels, find, isOpen, unsure }: QuestionFieldProps) {
  const { slug, label, how, isSingle, options } = question
  const isUnsure = find.unsure.has(slug)
  const answer = isUnsure ? unsure : answerText(labels, find, slug)
  return (
    <QuestionDetails
      isOpen={isOpen}
      summary={
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{label}</span>
          {answer ? (
            <span className={isUnsure ? 'text-muted' : 'text-lichen first-letter:uppercase'}>{answer}</span>
          ) : null}
        </span>
      }
    >
      {/* A link to this id opens the details element around it, without scripts too. */}
      <fieldset id={slug}>
        <legend className="sr-only">{label}</legend>
        <p className="text-muted mb-3">{how}</p>
        {slug === 'month' ? (
          <div className="mb-2">
            <Options
              follows={{ 'data-follows-place': 'hemisphere' }}
              name={halfKey}
              type="radio"
              options={labels.halves}
              chosen={find.half ? [find.half] : []}
            />
          </div>
        ) : null}
        <Options
          follows={followed[slug]}
          name={slug}
          type={isSingle ? 'radio' : 'checkbox'}
          options={[...options, { value: unsureValue, label: unsure }]}
          chosen={isUnsure ? [unsureValue] : valuesIn(find, slug)}
        />
      </fieldset>
    </QuestionDetails>
  )
}
