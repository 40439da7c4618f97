import { getTranslations } from 'next-intl/server'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { Choices, Field, FieldLabel, Submit, TextArea, Tick, type BoundField } from '@/ui/patterns/form-field'
import { otherForm, type ContributionKind } from '../model'
import { impressionChoices } from './choices'
import { commentForm, impressionForm, reviewForm } from './entry-forms'
import { FormGate } from './form-gate.client'
import { StarChoice } from './star-choice'

export type EntryFormProps = {
  kind: ContributionKind
  /** `mushrooms:12` */
  of: string
  /** The member's own entry that is edited. */
  entry?: string | null
  /** The path of the page the form is on, or leads back to. */
  back: string
  locale: Locale
  state?: FormState | undefined
}

type Shared = { locale: Locale; gate: string }

/** The end of every contribution's form: the checkbox to stay anonymous, and the button. */
async function Closing({ anonymous, locale, gate }: Shared & { anonymous: BoundField }) {
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <>
      <Tick {...anonymous} />
      <div>
        <FormGate form={gate} locale={locale} labels={{ signIn: t('signIn'), link: t('signInLink') }}>
          <Submit>{t('send')}</Submit>
        </FormGate>
      </div>
    </>
  )
}

async function starTexts(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'community' })
  return [1, 2, 3, 4, 5].map((stars) => t('stars', { stars }))
}

type FieldsProps = Pick<EntryFormProps, 'locale' | 'state'> & {
  hidden: { of: string; entry: string | null; back: string }
}

async function CommentFields(shared: FieldsProps) {
  const { locale } = shared
  const t = await getTranslations({ locale, namespace: 'community' })
  return (
    <PageForm form={commentForm} {...shared}>
      {(bind) => (
        <>
          <TextArea {...bind('comment', t('comment'))} hint={t('textHint', limits.communityText)} rows={4} />
          <Closing anonymous={bind('anonymous', t('withoutName'))} locale={locale} gate="form-comment" />
        </>
      )}
    </PageForm>
  )
}

async function ReviewFields(shared: FieldsProps) {
  const { locale } = shared
  const [t, starLabels] = await Promise.all([getTranslations({ locale, namespace: 'community' }), starTexts(locale)])
  return (
    <PageForm form={reviewForm} {...shared}>
      {(bind) => (
        <>
          <StarChoice {...bind('rating', t('rating'))} starLabels={starLabels} />
          <Field {...bind('headline', t('headline'))} />
          <TextArea {...bind('review', t('review'))} hint={t('textHint', limits.communityText)} />
          <Closing anonymous={bind('anonymous', t('withoutName'))} locale={locale} gate="form-review" />
        </>
      )}
    </PageForm>
  )
}

async function ImpressionFields(shared: FieldsProps) {
  const { locale } = shared
  const [t, starLabels, { forms, experiential, helpsWith }] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    starTexts(locale),
    impressionChoices(locale),
  ])
  const options = (list: typeof experiential) => list.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <PageForm form={impressionForm} {...shared}>
      {(bind) => {
        const form = bind('consumptionForm', t('consumptionForm'))
        return (
          <>
            <StarChoice {...bind('rating', t('rating'))} starLabels={starLabels} />
            <div className="group/forms grid gap-3">
              <fieldset>
                <legend className="mb-1.5 font-medium">
                  <FieldLabel {...form} />
                </legend>
                <div className="flex flex-wrap gap-x-5">
                  {forms.map(({ id, slug, title }, at) => (
                    <label key={id} className="flex min-h-11 items-center gap-2.5">
                      <input
                        id={at === 0 ? form.id : undefined}
                        type="radio"
                        name={form.name}
                        value={id}
                        defaultChecked={form.values[0] === String(id)}
                        data-other={slug === otherForm ? '' : undefined}
                        className="accent-lichen size-5 shrink-0"
                      />
                      {title}
                    </label>
                  ))}
                </div>
              </fieldset>
              <div className="hidden group-has-[[data-other]:checked]/forms:block">
                <Field {...bind('otherConsumptionForm', t('otherConsumptionForm'))} />
              </div>
            </div>
            <Choices {...bind('experiential', t('experiential'))} options={options(experiential)} several />
            <div className="border-line max-h-72 overflow-y-auto rounded-lg border px-4 py-3">
              <Choices {...bind('helpsWith', t('helpsWith'))} options={options(helpsWith)} several />
            </div>
            <Field {...bind('headline', t('headline'))} />
            <TextArea {...bind('impression', t('impression'))} hint={t('textHint', limits.communityText)} />
            <Closing anonymous={bind('anonymous', t('withoutName'))} locale={locale} gate="form-impression" />
          </>
        )
      }}
    </PageForm>
  )
}

const forms = { comments: CommentFields, impressions: ImpressionFields, reviews: ReviewFields } as const

/** The form to write a contribution. */
export function EntryForm({ kind, of, entry = null, back, locale, state }: EntryFormProps) {
  const Fields = forms[kind]
  return <Fields locale={locale} state={state} hidden={{ of, entry, back }} />
}
