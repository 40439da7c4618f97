import type { Metadata } from 'next'
import type { CardCollection } from '@/core/collections'
import { localeAndPageOf, localeOf } from '@/platform/i18n/params'
import { archiveMetadata } from './archive-metadata'
import { ArchiveScreen } from './archive-screen'

type First = { params: Promise<{ locale: string }> }
type Numbered = { params: Promise<{ locale: string; page: string }> }

/** The route of an archive's first page. */
export const archiveRoute = (collection: CardCollection) => ({
  generateMetadata: async ({ params }: First): Promise<Metadata> =>
    archiveMetadata(collection, await localeOf(params), 1),
  Page: async ({ params }: First) => <ArchiveScreen collection={collection} page={1} locale={await localeOf(params)} />,
})

/** The route of its further pages, by path (D-11). */
export const archivePageRoute = (collection: CardCollection) => ({
  generateMetadata: async ({ params }: Numbered): Promise<Metadata> => {
    const { locale, page } = await localeAndPageOf(params)
    return archiveMetadata(collection, locale, page)
  },
  Page: async ({ params }: Numbered) => {
    const { locale, page } = await localeAndPageOf(params)
    return <ArchiveScreen collection={collection} page={page} locale={locale} />
  },
})
