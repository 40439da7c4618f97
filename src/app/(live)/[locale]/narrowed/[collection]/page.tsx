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

/** Search engines index the archive without a query alone. */
export async function generateMetadata(props: NarrowedPage): Promise<Metadata> {
  const { collection, locale } = await archiveAt(props)
  return { ...(await archiveMetadata(collection, locale, 1)), robots: { index: false, follow: true } }
}

/** An archive filtered, sorted and paged by its query (D-36); server/steps/narrowed-archives.ts marks its requests. */
export default async function NarrowedArchive(props: NarrowedPage) {
  const [{ collection, locale }, query] = await Promise.all([archiveAt(props), props.searchParams])
  return <ArchiveScreen collection={collection} page={1} locale={locale} search={`?${searchOf(query)}`} />
}
