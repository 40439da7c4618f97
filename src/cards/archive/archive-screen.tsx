import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePagePath, localizedPath } from '@/core/paths'
import type { Paginated } from '@/core/paginated'
import { CountLine } from '@/ui/patterns/count-line'
import { PageHeader } from '@/ui/patterns/page-header'
import { Pagination } from '@/ui/patterns/pagination'
import { CardGrid, type CardDocuments } from '../cards'

type ArchiveScreenProps<C extends CardCollection> = {
  collection: C
  result: Paginated<CardDocuments[C]>
  locale: Locale
}

/** An archive: the count line, the cards, the pages by path (ARC-01..03, ARC-05, ARC-06 bypass mode). */
export async function ArchiveScreen<C extends CardCollection>({ collection, result, locale }: ArchiveScreenProps<C>) {
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'collections' }),
  ])
  const key: CardCollection = collection
  const { docs, page, totalDocs, totalPages } = result
  if (page > totalPages) notFound()
  const from = (page - 1) * limits.archivePageSize + 1
  const at = (number: number): string => localizedPath(locale, archivePagePath(collection, number))
  return (
    <div className="shell">
      <PageHeader title={t(`titles.${key}`)} lead={t(`leads.${key}`)} />
      {totalDocs === 0 ? (
        <div className="rounded-card border-line bg-raised border p-8">
          <p className="font-serif text-2xl">{t('empty')}</p>
          <p className="text-muted mt-2">{t('emptyHint')}</p>
          <a href={localizedPath(locale, '/mushrooms')} className="button button-primary mt-6">
            {t('toCatalogue')}
          </a>
        </div>
      ) : (
        <>
          <CountLine>
            {t('showing', { from, to: from + docs.length - 1, total: totalDocs })} {labels(key, { count: totalDocs })}
          </CountLine>
          <CardGrid collection={collection} items={docs} locale={locale} eager={3} />
          {totalPages > 1 ? (
            <Pagination
              previous={page > 1 ? at(page - 1) : null}
              next={page < totalPages ? at(page + 1) : null}
              labels={{
                navigation: t('navigation'),
                previous: t('previous'),
                next: t('next'),
                status: t('page', { page, pages: totalPages }),
              }}
            />
          ) : null}
        </>
      )}
    </div>
  )
}
