import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { firstValue } from '@/core/query'
import { safePath } from '@/core/safe-path'
import { aboutOf, likeForm, likePath } from '@/features/community/server'
import { LikeScreen } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { refusalOf } from '@/platform/forms/state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

async function load({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const about = await aboutOf(query.item, locale)
  const state = await formState(likeForm, query.tried, locale)
  // A deleted document has no button, but the error message is still shown.
  if (!about && refusalOf(state) === null) notFound()
  return { locale, about, item: firstValue(query.item), back: safePath(query.back), state }
}

export async function generateMetadata(props: LivePage): Promise<Metadata> {
  const { locale, item, about } = await load(props)
  const t = await getTranslations({ locale, namespace: 'likes' })
  return privateMetadata({ locale, path: likePath(item), title: about?.title ?? t('gone') })
}

export default async function LikePage(props: LivePage) {
  const { locale, about, item, back, state } = await load(props)
  return <LikeScreen item={item} about={about} back={back} locale={locale} state={state} />
}
