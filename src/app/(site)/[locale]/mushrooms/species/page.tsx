import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listSpecies } from '@/features/catalogue/server'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  return archiveMetadata('mushrooms', locale, 1)
}

export default async function SpeciesArchive({ params }: PageProps) {
  const locale = await localeOf(params)
  return <ArchiveScreen collection="mushrooms" result={await listSpecies(locale, 1)} locale={locale} />
}
