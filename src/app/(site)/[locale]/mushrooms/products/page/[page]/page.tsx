import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listProducts } from '@/features/shop/server'
import { localeAndPageOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string; page: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, page } = await localeAndPageOf(params)
  return archiveMetadata('products', locale, page)
}

export default async function ProductsArchivePage({ params }: PageProps) {
  const { locale, page } = await localeAndPageOf(params)
  return <ArchiveScreen collection="products" result={await listProducts(locale, page)} locale={locale} />
}
