import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCms } from '@/cms/public-find'
import { pathBack } from '@/core/path-back'
import { resetPasswordPath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { isResetLink, resetPasswordForm } from '@/features/accounts/server'
import { ResetPasswordScreen } from '@/features/accounts/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: resetPasswordPath, title: t('reset.title') })
}

export default async function Page({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const token = firstValue(query.token)
  const [state, works] = await Promise.all([
    formState(resetPasswordForm, query.tried, locale),
    getCms().then((cms) => isResetLink(cms, token)),
  ])
  const redirect = pathBack(locale, query.redirect)
  return <ResetPasswordScreen locale={locale} state={state} token={token} redirect={redirect} works={works} />
}
