import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listArticles } from '@/features/content/server'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  return archiveMetadata('growingguides', locale, 1)
}

export default async function GuidesArchive({ params }: PageProps) {
  const locale = await localeOf(params)
  return (
    <ArchiveScreen collection="growingguides" result={await listArticles('growingguides', locale, 1)} locale={locale} />
  )
}
