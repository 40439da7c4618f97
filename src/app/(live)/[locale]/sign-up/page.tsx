import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { accountPath, localizedPath, signUpPath } from '@/core/paths'
import { pathBack } from '@/core/path-back'
import { memberOf, signUpForm } from '@/features/accounts/server'
import { SignUpScreen } from '@/features/accounts/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: signUpPath, title: t('signUp.title') })
}

export default async function Page({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const back = pathBack(locale, query.redirect)
  if (await memberOf(await headers())) redirect(back ?? localizedPath(locale, accountPath))
  return (
    <SignUpScreen
      locale={locale}
      state={await formState(signUpForm, query.tried, locale)}
      redirect={back}
      mailed={query.done === 'mailed'}
    />
  )
}
