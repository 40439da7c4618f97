import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listArticles } from '@/features/content/server'
import { localeAndPageOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, page } = await localeAndPageOf(params)
  return archiveMetadata('posts', locale, page)
}

export default async function PostsArchivePage({ params }: PageProps) {
  const { locale, page } = await localeAndPageOf(params)
  return <ArchiveScreen collection="posts" result={await listArticles('posts', locale, page)} locale={locale} />
}
