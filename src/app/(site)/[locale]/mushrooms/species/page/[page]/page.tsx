import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listSpecies } from '@/features/catalogue/server'
import { localeAndPageOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, page } = await localeAndPageOf(params)
  return archiveMetadata('mushrooms', locale, page)
}

export default async function SpeciesArchivePage({ params }: PageProps) {
  const { locale, page } = await localeAndPageOf(params)
  return <ArchiveScreen collection="mushrooms" result={await listSpecies(locale, page)} locale={locale} />
}
