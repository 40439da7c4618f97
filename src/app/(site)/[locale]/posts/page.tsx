import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listArticles } from '@/features/content/server'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  return archiveMetadata('posts', locale, 1)
}

export default async function PostsArchive({ params }: PageProps) {
  const locale = await localeOf(params)
  return <ArchiveScreen collection="posts" result={await listArticles('posts', locale, 1)} locale={locale} />
}
