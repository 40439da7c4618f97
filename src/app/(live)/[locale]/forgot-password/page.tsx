import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pathBack } from '@/core/path-back'
import { forgotPasswordPath } from '@/core/paths'
import { forgotPasswordForm } from '@/features/accounts/server'
import { ForgotPasswordScreen } from '@/features/accounts/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: forgotPasswordPath, title: t('forgot.title') })
}

export default async function Page({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  return (
    <ForgotPasswordScreen
      locale={locale}
      state={await formState(forgotPasswordForm, query.tried, locale)}
      redirect={pathBack(locale, query.redirect)}
      mailed={query.done === 'mailed'}
    />
  )
}
