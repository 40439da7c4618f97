import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import { publicGlobal } from '@/cms/public-find'
import { countryCodes } from '@/core/countries'
import type { Locale } from '@/core/locales'
import type { Form } from '@/payload-types'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { countriesIn, statesIn } from '@/platform/place/names'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { Field, Select, Submit, TextArea, Tick, type BoundField } from '@/ui/patterns/form-field'
import { Confirmed } from './confirmed.client'
import { definitionOf, inputName, redirectOf, arrayOrEmpty, type Input } from './definition'
import { trapField } from './model'
import { optionValue } from './values'
import { typedNumber } from '@/core/typed-number'

type Words = Readonly<Record<'choose' | 'sent', string>>

const start = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? {} : { start: String(value) }

const numberIn = (value: number | null | undefined, locale: Locale) =>
  typeof value === 'number' ? typedNumber(value, locale) : null

/** A grid of twelve columns has halves, thirds and quarters; no field is narrower than a quarter. */
const spans = {
  3: 'md:col-span-3',
  4: 'md:col-span-4',
  5: 'md:col-span-5',
  6: 'md:col-span-6',
  7: 'md:col-span-7',
  8: 'md:col-span-8',
  9: 'md:col-span-9',
} as const

const isSpan = (columns: number): columns is keyof typeof spans => columns in spans

/** The class for a field's width in percent; on a small screen every field has the whole width. */
function spanOf(percent: number | null | undefined): string {
  const columns = Math.max(3, Math.round(((percent || 100) * 12) / 100))
  return isSpan(columns) ? spans[columns] : 'md:col-span-12'
}

const placeOptions = (places: ReturnType<typeof statesIn>) =>
  places.map(({ code, name }) => ({ value: code, label: name }))

/** One field by its kind. */
function FormInput({ input, bound, locale, words }: { input: Input; bound: BoundField; locale: Locale; words: Words }) {
  const select = { ...bound, empty: words.choose }
  switch (input.blockType) {
    case 'checkbox':
      return (
        <>
          <Tick {...bound} start={Boolean(input.defaultValue)} />
          {/* Sends an empty value for an unticked box: a missing name means that the form had no such field. */}
          <input type="hidden" name={bound.name} value="" />
        </>
      )
    case 'textarea':
      return <TextArea {...bound} {...start(input.defaultValue)} />
    case 'select':
      return (
        <Select
          {...select}
          empty={input.placeholder || words.choose}
          options={arrayOrEmpty(input.options).map((option) => ({ ...option, lang: langOf(option, 'label') }))}
          {...start(input.defaultValue && optionValue(input.options, input.defaultValue))}
        />
      )
    case 'country':
      return <Select {...select} options={placeOptions(countriesIn(countryCodes, locale))} />
    case 'state':
      return <Select {...select} options={placeOptions(statesIn(locale))} />
    case 'number':
      return <Field {...bound} {...start(numberIn(input.defaultValue, locale))} />
    case 'text':
      return <Field {...bound} {...start(input.defaultValue)} />
    case 'email':
      return <Field {...bound} />
  }
}

type ConfirmationProps = { form: Form; locale: Locale; renderBlock: RenderBlock }

/** The confirmation after sending: the editor's message, or the default one. */
export async function Confirmation({ form, locale, renderBlock }: ConfirmationProps) {
  const t = await getTranslations({ locale, namespace: 'forms' })
  const { confirmationMessage } = form
  return (
    <div className="rounded-card bg-lichen-wash text-lichen px-5 py-4">
      {confirmationMessage ? (
        <RichText
          value={confirmationMessage}
          locale={locale}
          lang={langOf(form, 'confirmationMessage')}
          renderBlock={renderBlock}
          nested
        />
      ) : (
        <p>{t('sent')}</p>
      )}
    </div>
  )
}

/** A honeypot: visitors do not see it and cannot tab to it, so only machines fill it in (T-1H). */
const Trap = ({ bound: { id, name } }: { bound: BoundField }) => (
  <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
    <label htmlFor={id}>{name}</label>
    <input id={id} name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
)

/** What was typed into fields that were removed from the form meanwhile, for the visitor to copy. */
const Left = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  <div className="grid gap-2">
    <p>{label}</p>
    {texts.map((text, at) => (
      <blockquote key={at} dir="auto" className="border-line border-s-4 ps-4 whitespace-pre-line">
        {text}
      </blockquote>
    ))}
  </div>
)

type FormViewProps = ConfirmationProps & {
  state?: FormState
  /** The id of the form element, where the same form is on the page twice. */
  id?: string
}

/** A form that an editor made (FRM-01): sent with scripts or without, confirmed in its place. */
export async function FormView({ form, locale, renderBlock, state, id }: FormViewProps) {
  const [t, { pace }] = await Promise.all([
    getTranslations({ locale, namespace: 'forms' }),
    publicGlobal('site-settings', locale),
  ])
  const words = { choose: t('choose'), sent: t('sent') }
  const definition = definitionOf(form)
  const left = Object.entries(state?.values ?? {}).flatMap(([name, texts]) => (name in definition.fields ? [] : texts))
  return (
    <PageForm
      form={definition}
      locale={locale}
      state={state}
      {...(id ? { id } : {})}
      wait={pace.formLoadingDelay}
      className="relative grid gap-5 [&[data-done]>:not([data-confirmation])]:hidden"
    >
      {(bind) => (
        <>
          {left.length > 0 ? <Left label={t('left')} texts={left} /> : null}
          <div className="grid gap-5 md:grid-cols-12 md:items-start">
            {arrayOrEmpty(form.fields).map((field, at) => (
              <div key={field.id ?? at} className={spanOf('width' in field ? field.width : null)}>
                {field.blockType === 'message' ? (
                  <RichText
                    value={field.message}
                    locale={locale}
                    lang={langOf(field, 'message')}
                    renderBlock={renderBlock}
                    nested
                  />
                ) : (
                  <FormInput
                    input={field}
                    bound={bind(
                      inputName(field.name),
                      field.label || field.name,
                      field.label ? langOf(field, 'label') : undefined,
                    )}
                    locale={locale}
                    words={words}
                  />
                )}
              </div>
            ))}
          </div>
          <Trap bound={bind(trapField)} />
          <div>
            <Submit lang={form.submitButtonLabel ? langOf(form, 'submitButtonLabel') : undefined}>
              {form.submitButtonLabel || t('send')}
            </Submit>
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
