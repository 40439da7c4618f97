import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { verifyPath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { readLink, verifyForm } from '@/features/accounts/server'
import { VerifyScreen } from '@/features/accounts/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'accounts' })
  return privateMetadata({ locale, path: verifyPath, title: t('verify.title') })
}

export default async function Page({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const token = firstValue(query.token)
  const [state, link] = await Promise.all([formState(verifyForm, query.tried, locale), readLink(token)])
  return <VerifyScreen locale={locale} state={state} token={token} {...link} />
}
