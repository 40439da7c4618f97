import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { firstValue } from '@/core/query'
import { markForms, markIn, markPath, publishedEntry } from '@/features/community/server'
import { MarkScreen } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../../live-page'

async function load({ params, searchParams }: LivePage<{ mark: string }>) {
  const [locale, { mark }, { item, tried }] = await Promise.all([localeOf(params), params, searchParams])
  const name = markIn(mark)
  if (!name) notFound()
  return { locale, name, item: firstValue(item), tried }
}

export async function generateMetadata(props: LivePage<{ mark: string }>): Promise<Metadata> {
  const { locale, name, item } = await load(props)
  const t = await getTranslations({ locale, namespace: 'community' })
  return privateMetadata({ locale, path: markPath(name, item), title: t(name) })
}

export default async function MarkPage(props: LivePage<{ mark: string }>) {
  const { locale, name, item, tried } = await load(props)
  const [state, entry] = await Promise.all([formState(markForms[name], tried, locale), publishedEntry(item, locale)])
  // A deleted document has no button, but the error message is still shown.
  if (!entry && state.error === null) notFound()
  return <MarkScreen name={name} item={item} entry={entry} locale={locale} state={state} />
}
