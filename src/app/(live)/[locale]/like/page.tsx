import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { safePath } from '@/core/safe-path'
import { aboutOf, likeForm, likePath } from '@/features/community/server'
import { LikeScreen } from '@/features/community/ui'
import { formState } from '@/platform/forms/form-state'
import { localeOf } from '@/platform/i18n/params'
import { privateMetadata } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: PageProps) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const about = await aboutOf(query.item, locale)
  if (!about) notFound()
  return { locale, about, item: String(query.item), back: safePath(query.back), tried: query.tried }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, item, about } = await load(props)
  return privateMetadata({ locale, path: likePath(item), title: about.title })
}

export default async function LikePage(props: PageProps) {
  const { locale, about, item, back, tried } = await load(props)
  return <LikeScreen item={item} about={about} back={back} locale={locale} state={await formState(likeForm, tried)} />
}
