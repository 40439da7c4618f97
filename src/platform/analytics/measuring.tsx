import { getTranslations } from 'next-intl/server'
import { env } from '@/core/env'
import type { Locale } from '@/core/locales'
import { needsConsent } from './adapters'
import { ConsentAgain } from './consent-again.client'
import { ConsentLater } from './consent-later.client'

/** Analytics and the consent banner; nothing where analytics is not configured (ANL-01). */
export async function Measured({ locale }: { locale: Locale }) {
  if (!env.analytics) return null
  const t = await getTranslations({ locale, namespace: 'consent' })
  const labels = { title: t('title'), text: t('text'), allow: t('allow'), refuse: t('refuse') }
  return <ConsentLater measuring={env.analytics} labels={labels} />
}

/** The footer's button that reopens the consent banner, where consent is needed. */
export async function ConsentChoice({ locale }: { locale: Locale }) {
  if (!env.analytics || !needsConsent(env.analytics)) return null
  const t = await getTranslations({ locale, namespace: 'consent' })
  return <ConsentAgain label={t('again')} />
}
