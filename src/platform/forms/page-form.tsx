import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'
import { ErrorSummary, type BoundField } from '@/ui/patterns/form-field'
import type { FormDefinition, Rules } from './define'
import { FormScript } from './form-script.client'
import { emptyState, type FormState } from './state'

/** The props of a field, bound to the form's state; without a label the field is not listed in the error summary. */
type Bind<R extends Rules> = (name: keyof R & string, label?: string, lang?: string) => BoundField

type PageFormProps<R extends Rules> = {
  form: FormDefinition<R>
  locale: Locale
  /** From `formState` on a page that is rendered for each request; a static page has none. */
  state?: FormState | undefined
  /** Values of hidden inputs. */
  hidden?: { readonly [Name in keyof R & string]?: string | number | null }
  /** The form's id, to tell two forms of the same definition on one page apart. */
  id?: string
  className?: string
  /** Milliseconds after which it says that it is sending (FRM-03). */
  wait?: number
  children: (bind: Bind<R>) => ReactNode
}

/** A form of a page that works without scripts, and better with them (docs/recipes/add-a-form.md). */
export async function PageForm<R extends Rules>(props: PageFormProps<R>) {
  const { form, locale, state = emptyState, hidden = {}, id = `form-${form.name}`, className, wait, children } = props
  const t = await getTranslations({ locale, namespace: 'forms' })
  const named: BoundField[] = []
  const bind: Bind<R> = (name, label = '', lang) => {
    const { attributes } = form.fields[name] ?? {}
    const field: BoundField = {
      // An editor's field name may contain blanks, which would split the list of ids in `aria-describedby`.
      id: `${id}-${name}`.replace(/\s/g, '_'),
      name,
      label,
      lang,
      optional: attributes?.required === false ? t('optional') : null,
      error: state.errors[name] ?? null,
      values: state.values[name] ?? [],
      ...attributes,
    }
    if (label) named.push(field)
    return field
  }
  const content = children(bind)
  // The error of a field that is not visible goes into the summary.
  const [, unseen] = Object.entries(state.errors).find(([name]) => name in hidden || !(name in form.fields)) ?? []
  const hasFiles = Object.values(form.fields).some(({ attributes }) => attributes.type === 'file')
  return (
    <form
      id={id}
      method="post"
      action={`/api/page-forms/${form.name}`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={className ?? 'grid gap-5'}
    >
      <input type="hidden" name="locale" value={locale} />
      {Object.entries<string | number | null | undefined>(hidden).map(([name, value]) =>
        value === null || value === undefined ? null : (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ),
      )}
      <ErrorSummary id={`${id}-refused`} fields={named}>
        {state.error ?? unseen ?? (Object.keys(state.errors).length > 0 ? t('fix') : null)}
      </ErrorSummary>
      {content}
      <FormScript wait={wait} labels={{ sending: t('sending'), failed: t('failed'), fix: t('fix') }} />
    </form>
  )
}
