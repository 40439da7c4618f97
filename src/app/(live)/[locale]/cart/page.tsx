import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { cartPath } from '@/core/paths'
import { readCartPage } from '@/features/shop/server'
import { CartScreen } from '@/features/shop/ui'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'cart' })
  return privateMetadata({ locale, path: cartPath, title: t('title') })
}

export default async function CartPage({ params, searchParams }: LivePage) {
  const [locale, query, sent] = await Promise.all([localeOf(params), searchParams, headers()])
  return <CartScreen locale={locale} {...await readCartPage(new Headers(sent), query, locale)} />
}
