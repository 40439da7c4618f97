import { getTranslations } from 'next-intl/server'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'
import { PageForm } from '@/platform/forms/page-form'
import type { FormState } from '@/platform/forms/state'
import { Submit } from '@/ui/patterns/form-field'
import { PageHeader } from '@/ui/patterns/page-header'
import type { About } from '../reads'
import { likeForm } from './mark-forms'
import { RejectedScreen } from './rejected-screen'

type LikeScreenProps = {
  item: string
  /** Null where it is not published. */
  about: About | null
  back: string | null
  locale: Locale
  state: FormState
}

/** The page where a visitor without scripts presses a like again after signing in (LIK-03). */
export async function LikeScreen({ item, about, back, locale, state }: LikeScreenProps) {
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'likes' }),
    getTranslations({ locale, namespace: 'notFound' }),
  ])
  if (!about)
    return (
      <RejectedScreen
        form={likeForm}
        title={t('gone')}
        state={state}
        back={{ href: localizedPath(locale, '/'), label: found('home') }}
      />
    )
  const to = back ?? localizedPath(locale, about.path)
  return (
    <div className="shell max-w-2xl pb-16">
      <PageHeader title={about.title} />
      <PageForm form={likeForm} locale={locale} state={state} hidden={{ item, back: to }}>
        {() => (
          <div>
            <Submit>{fill(String(t.raw('like')), { title: about.title })}</Submit>
          </div>
        )}
      </PageForm>
    </div>
  )
}
