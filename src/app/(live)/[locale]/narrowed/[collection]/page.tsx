import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isCardCollection, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { searchOf } from '@/core/query'
import { archiveMetadata } from '@/finder/archive/archive-metadata'
import { ArchiveScreen } from '@/finder/archive/archive-screen'
import { localeOf } from '@/platform/i18n/params'
import type { LivePage } from '../../live-page'

type NarrowedPage = LivePage<{ collection: string }>

async function archiveAt({ params }: NarrowedPage): Promise<{ collection: CardCollection; locale: Locale }> {
  const [{ collection }, locale] = await Promise.all([params, localeOf(params)])
  if (!isCardCollection(collection)) notFound()
  return { collection, locale }
}

/** The bare archive is the one to be found. */
export async function generateMetadata(props: NarrowedPage): Promise<Metadata> {
  const { collection, locale } = await archiveAt(props)
  return { ...(await archiveMetadata(collection, locale, 1)), robots: { index: false, follow: true } }
}

/** An archive as the query of its address narrows, sorts and turns it (D-36); server/steps/narrowed-archives.ts leads here. */
export default async function NarrowedArchive(props: NarrowedPage) {
  const [{ collection, locale }, query] = await Promise.all([archiveAt(props), props.searchParams])
  return <ArchiveScreen collection={collection} page={1} locale={locale} search={`?${searchOf(query)}`} />
}
