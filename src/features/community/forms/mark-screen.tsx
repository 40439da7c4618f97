import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { Submit } from '@/ui/patterns/form-field'
import { PageHeader } from '@/ui/patterns/page-header'
import type { PublishedEntry } from '../reads'
import { markForms, type MarkName } from './mark-forms'
import { RejectedScreen } from './rejected-screen'

type MarkScreenProps = {
  name: MarkName
  item: string
  /** Null where it is not published. */
  entry: PublishedEntry | null
  locale: Locale
  state: FormState
}

/** Says why a mark without scripts was rejected, with the button to try again (COM-08, MOD-02). */
export async function MarkScreen({ name, item, entry, locale, state }: MarkScreenProps) {
  const [t, likes, found] = await Promise.all([
    getTranslations({ locale, namespace: 'community' }),
    getTranslations({ locale, namespace: 'likes' }),
    getTranslations({ locale, namespace: 'notFound' }),
  ])
  if (!entry)
    return (
      <RejectedScreen
        form={markForms[name]}
        title={likes('gone')}
        state={state}
        back={{ href: localizedPath(locale, '/'), label: found('home') }}
      />
    )
  const back = localizedPath(locale, entry.about.path)
  return (
    <div className="shell max-w-2xl pb-16">
      <PageHeader
        title={t(name)}
        lead={<bdi>{entry.name}</bdi>}
        over={
          <a href={back} className="underline underline-offset-4">
            {t('back', { title: entry.about.title })}
          </a>
        }
      />
      <PageForm form={markForms[name]} locale={locale} state={state} hidden={{ item, back }}>
        {() => (
          <div>
            <Submit>{t(name)}</Submit>
          </div>
        )}
      </PageForm>
    </div>
  )
}
