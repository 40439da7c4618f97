import type { Metadata } from 'next'
import { archiveMetadata } from '@/cards/archive/archive-metadata'
import { ArchiveScreen } from '@/cards/archive/archive-screen'
import { listProducts } from '@/features/shop/server'
import { localeOf } from '@/platform/i18n/params'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  return archiveMetadata('products', locale, 1)
}

export default async function ProductsArchive({ params }: PageProps) {
  const locale = await localeOf(params)
  return <ArchiveScreen collection="products" result={await listProducts(locale, 1)} locale={locale} />
}
