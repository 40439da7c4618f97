import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listArticles } from '@/features/content/server'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  return archiveMetadata('projects', locale, 1)
}

export default async function ProjectsArchive({ params }: PageProps) {
  const locale = await localeOf(params)
  return <ArchiveScreen collection="projects" result={await listArticles('projects', locale, 1)} locale={locale} />
}
