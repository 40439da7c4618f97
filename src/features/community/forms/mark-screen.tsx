import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { Submit } from '@/ui/patterns/form-field'
import { PageHeader } from '@/ui/patterns/page-header'
import type { PublishedEntry } from '../reads'
import { markForms, type MarkName } from './mark-forms'

type MarkScreenProps = {
  name: MarkName
  item: string
  /** Nothing where it is not published any more. */
  entry: PublishedEntry | null
  locale: Locale
  state: FormState
}

/** Why a mark was rejected that was made without scripts, and the button once more (COM-08, MOD-02). */
export async function MarkScreen({ name, item, entry, locale, state }: MarkScreenProps) {
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'notFound' }),
  ])
  const back = localizedPath(locale, entry ? entry.about.path : '/')
  return (
    <div className="shell max-w-2xl pb-16">
      <PageHeader
        title={t(name)}
        lead={entry ? <bdi>{entry.name}</bdi> : undefined}
        over={
          <a href={back} className="underline underline-offset-4">
            {entry ? t('back', { title: entry.about.title }) : found('home')}
          </a>
        }
      />
      <PageForm form={markForms[name]} locale={locale} state={state} hidden={{ item, back }}>
        {() =>
          entry ? (
            <div>
              <Submit>{t(name)}</Submit>
            </div>
          ) : null
        }
      </PageForm>
    </div>
  )
}
