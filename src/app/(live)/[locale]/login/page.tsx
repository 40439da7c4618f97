import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountPath, localizedPath, loginPath } from '@/core/paths'
import { pathBack } from '@/core/path-back'
import { memberOf, signInForm } from '@/features/accounts/server'
import { SignInScreen } from '@/features/accounts/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: loginPath(), title: t('signIn.title') })
}

export default async function LoginPage({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const back = pathBack(locale, query.redirect)
  if (await memberOf(await headers())) redirect(back ?? localizedPath(locale, accountPath))
  return (
    <SignInScreen
      locale={locale}
      state={await formState(signInForm, query.tried, locale)}
      redirect={back}
      done={query.done}
    />
  )
}
