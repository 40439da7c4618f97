import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listVendors } from '@/features/shop/server'
import { localeAndPageOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, page } = await localeAndPageOf(params)
  return archiveMetadata('vendors', locale, page)
}

export default async function VendorsArchivePage({ params }: PageProps) {
  const { locale, page } = await localeAndPageOf(params)
  return <ArchiveScreen collection="vendors" result={await listVendors(locale, page)} locale={locale} />
}
