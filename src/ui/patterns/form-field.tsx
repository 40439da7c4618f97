import type { ReactNode } from 'react'
import { choiceInputsHtml, type TextOption } from './choice-inputs-html'

/** The props of one field of a form, made by `bind` of PageForm. */
export type BoundField = {
  readonly id: string
  readonly name: string
  readonly label: string
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined
  /** The string beside the label that says that the field is optional; null if it is required. */
  readonly optional: string | null
  readonly error: string | null
  /** What was typed before it was rejected. */
  readonly values: readonly string[]
  readonly required?: boolean | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
  readonly type?: string | undefined
  readonly inputMode?: 'decimal' | undefined
}

type Shown = {
  hint?: ReactNode
  disabled?: boolean
}

type Props = BoundField & Shown

const described = ({ id, hint }: Pick<Props, 'id' | 'hint'>): string => (hint ? `${id}-hint ` : '') + `${id}-error`

const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p id={`${id}-hint`} className="text-muted text-sm">
      {children}
    </p>
  ) : null

/** Rendered even if empty, since the page's script writes errors into it. */
const FieldError = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <p id={`${id}-error`} data-error={name} className="text-amanita text-sm font-medium empty:hidden">
    {children}
  </p>
)

/** The label of a field; optional fields say so, since all others are required (FRM-04). */
export function FieldLabel({ label, lang, optional }: Pick<BoundField, 'label' | 'lang' | 'optional'>) {
  return (
    <>
      {lang ? <span lang={lang}>{label}</span> : label}
      {optional ? <span className="text-muted font-normal">{` ${optional}`}</span> : null}
    </>
  )
}

function Frame({ children, ...props }: Props & { children: ReactNode }) {
  const { id, name, hint, error } = props
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        <FieldLabel {...props} />
      </label>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError id={id} name={name}>
        {error}
      </FieldError>
    </div>
  )
}

const control = (props: Props) => ({
  id: props.id,
  name: props.name,
  required: props.required,
  disabled: props.disabled,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby': described(props),
})

/** A line of text, an address, a password or a file. `start` is its value until something was typed. */
export function Field(props: Props & { start?: string; accept?: string }) {
  const { type = 'text', values, start, accept, maxLength, autoComplete, inputMode } = props
  const shown = type === 'password' || type === 'file' ? {} : { defaultValue: values[0] ?? start, maxLength }
  return (
    <Frame {...props}>
      <input
        {...control(props)}
        {...shown}
        type={type}
        inputMode={inputMode}
        accept={accept}
        autoComplete={autoComplete}
        className="field bg-raised aria-invalid:border-amanita w-full"
      />
    </Frame>
  )
}

/** A text of several lines. It is never cut by the browser: the server says how long it may be (COM-05). */
export function TextArea(props: Props & { start?: string; rows?: number }) {
  return (
    <Frame {...props}>
      <textarea
        {...control(props)}
        rows={props.rows ?? 5}
        defaultValue={props.values[0] ?? props.start}
        className="field bg-raised aria-invalid:border-amanita w-full"
      />
    </Frame>
  )
}

export type Option = { readonly value: string; readonly label: ReactNode; readonly lang?: string | undefined }

/** A select: one of several options, in a list that opens. */
export function Select(props: Props & { options: readonly Option[]; start?: string; empty?: string }) {
  const { options, values, start, empty } = props
  return (
    <Frame {...props}>
      <select
        {...control(props)}
        defaultValue={values[0] ?? start}
        className="field bg-raised aria-invalid:border-amanita w-full"
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** One or several of a few options, all visible: radios or checkboxes. */
export function Choices(
  props: Props & { options: readonly TextOption[]; several?: boolean; start?: readonly string[] },
) {
  const { id, name, hint, error, options, several = false, values, start = [], required, disabled } = props
  const box = {
    id,
    name,
    type: several ? 'checkbox' : 'radio',
    chosen: values.length > 0 ? values : start,
    required: required && !several,
    disabled,
  }
  return (
    <fieldset aria-describedby={described(props)} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">
        <FieldLabel {...props} />
      </legend>
      <Hint id={id}>{hint}</Hint>
      <div className="flex flex-wrap gap-x-5" dangerouslySetInnerHTML={{ __html: choiceInputsHtml(options, box) }} />
      <FieldError id={id} name={name}>
        {error}
      </FieldError>
    </fieldset>
  )
}

/** One checkbox. */
export function Tick(props: Props & { start?: boolean }) {
  const { id, name, hint, error, values, start = false } = props
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          {...control(props)}
          type="checkbox"
          value="true"
          defaultChecked={values.length > 0 ? values[0] === 'true' : start}
          className="accent-lichen size-5 shrink-0"
        />
        <span>
          <FieldLabel {...props} />
        </span>
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id} name={name}>
        {error}
      </FieldError>
    </div>
  )
}

const tones = {
  primary: 'bg-lichen text-on-lichen',
  quiet: 'border border-line bg-raised text-ink',
  danger: 'bg-amanita text-paper',
} as const

export function Submit({
  children,
  lang,
  tone = 'primary',
  disabled,
}: {
  children: ReactNode
  lang?: string | undefined
  tone?: keyof typeof tones
  disabled?: boolean
}) {
  return (
    <button
      type="submit"
      lang={lang}
      disabled={disabled}
      className={`inline-flex min-h-11 items-center justify-center rounded-full px-6 font-semibold transition-opacity hover:opacity-85 disabled:opacity-50 ${tones[tone]}`}
    >
      {children}
    </button>
  )
}

type ErrorSummaryProps = {
  id?: string
  /** All fields of the form, with and without an error. */
  fields?: readonly BoundField[]
  children: ReactNode
}

/**
 * The errors of a form: a sentence, and a link to each field with its error. It is rendered even if empty, since the
 * page's script writes the errors into it, as it does beside the fields.
 */
export function ErrorSummary({ id, fields = [], children }: ErrorSummaryProps) {
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      className="bg-amanita-wash text-amanita rounded-card px-4 py-3 font-medium has-[>[data-summary]:empty]:hidden"
    >
      <p data-summary="">{children}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map((field) => (
            <li key={field.id} className="has-[:empty]:hidden">
              <a href={`#${field.id}`} className="inline-block py-1 underline underline-offset-4">
                {field.lang ? <span lang={field.lang}>{field.label}</span> : field.label}
                {' – '}
                <span data-error={field.name}>{field.error}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The message that a form was submitted. */
export function SuccessNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="status" className="bg-lichen-wash text-lichen rounded-card px-4 py-3 font-medium">
      {children}
    </p>
  )
}
