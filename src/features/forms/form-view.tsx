import { getTranslations } from 'next-intl/server'
import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Form } from '@/payload-types'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { Field, Select, Submit, TextArea, Tick, type BoundField } from '@/ui/patterns/form-field'
import { Confirmed } from './confirmed.client'
import { definitionOf, inputName, redirectOf, rowsOf, type Input } from './definition'
import { trapField } from './model'
import { countries, states } from './places'
import { typedNumber } from '@/core/typed-number'

type Words = Readonly<Record<'choose' | 'sent', string>>

const start = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? {} : { start: String(value) }

const numberIn = (value: number | null | undefined, locale: Locale) =>
  typeof value === 'number' ? typedNumber(value, locale) : null

/** One field by its kind. */
function FormInput({ input, bound, locale, words }: { input: Input; bound: BoundField; locale: Locale; words: Words }) {
  const label = input.label || input.name
  const select = { ...bound, label, empty: words.choose }
  switch (input.blockType) {
    case 'checkbox':
      return <Tick {...bound} label={label} start={Boolean(input.defaultValue)} />
    case 'textarea':
      return <TextArea {...bound} label={label} {...start(input.defaultValue)} />
    case 'select':
      return <Select {...select} options={rowsOf(input.options)} {...start(input.defaultValue)} />
    case 'country':
      return <Select {...select} options={countries(locale)} />
    case 'state':
      return <Select {...select} options={states(locale)} />
    case 'number':
      return <Field {...bound} label={label} {...start(numberIn(input.defaultValue, locale))} />
    case 'text':
      return <Field {...bound} label={label} {...start(input.defaultValue)} />
    case 'email':
      return <Field {...bound} label={label} />
  }
}

type ConfirmationProps = { form: Form; locale: Locale; renderBlock: RenderBlock }

/** What the visitor reads after sending, in the editor's words or in ours. */
export async function Confirmation({ form, locale, renderBlock }: ConfirmationProps) {
  const t = await getTranslations({ locale, namespace: 'forms' })
  const { confirmationMessage } = form
  return (
    <div className="rounded-card bg-lichen-wash text-lichen px-5 py-4">
      {confirmationMessage ? (
        <RichText value={confirmationMessage} locale={locale} renderBlock={renderBlock} nested />
      ) : (
        <p>{t('sent')}</p>
      )}
    </div>
  )
}

/** A field that visitors do not see, in no order of tabs: what fills it in is a machine (T-1H). */
const Trap = ({ bound: { id, name } }: { bound: BoundField }) => (
  <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
    <label htmlFor={id}>{name}</label>
    <input id={id} name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
)

type FormViewProps = ConfirmationProps & { state?: FormState }

/** A form of an editor's making (FRM-01): sent with scripts or without, confirmed in its place. */
export async function FormView({ form, locale, renderBlock, state }: FormViewProps) {
  const [t, { pace }] = await Promise.all([
    getTranslations({ locale, namespace: 'forms' }),
    publicGlobal('site-settings', locale),
  ])
  const words = { choose: t('choose'), sent: t('sent') }
  return (
    <PageForm
      form={definitionOf(form)}
      locale={locale}
      {...(state ? { state } : {})}
      wait={pace.formLoadingDelay}
      className="relative grid gap-5 [&[data-done]>:not([data-confirmation])]:hidden"
    >
      {(bind) => (
        <>
          {rowsOf(form.fields).map((field, at) =>
            field.blockType === 'message' ? (
              <RichText key={field.id ?? at} value={field.message} locale={locale} renderBlock={renderBlock} nested />
            ) : (
              <FormInput
                key={field.id ?? at}
                input={field}
                bound={bind(inputName(field.name))}
                locale={locale}
                words={words}
              />
            ),
          )}
          <Trap bound={bind(trapField)} />
          <div>
            <Submit>{form.submitButtonLabel || t('send')}</Submit>
          </div>
          {redirectOf(form) === null ? (
            <Confirmed>
              <Confirmation form={form} locale={locale} renderBlock={renderBlock} />
            </Confirmed>
          ) : null}
        </>
      )}
    </PageForm>
  )
}
