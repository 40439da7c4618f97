import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { limits } from '@/core/limits'
import { calendarPath, documentPath, localizedPath } from '@/core/paths'
import { seasonCalendar } from '@/features/catalogue/server'
import { SeasonCalendar } from '@/features/catalogue/ui'
import { AllSpecies } from '@/finder/archive/all-species'
import { localeOf } from '@/platform/i18n/params'
import { ListingData } from '@/syndication/structured-data/listing-data'
import { pageMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'calendar' })
  return pageMetadata({ locale, path: calendarPath, title: t('title'), description: t('lead') })
}

export default async function CalendarPage({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, c, { species, total }] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    seasonCalendar(locale, limits.speciesOfCalendar),
  ])
  const drawn = species.length
  return (
    <div className="shell">
      <ListingData
        locale={locale}
        steps={[
          { name: c('title'), path: '/mushrooms' },
          { name: t('title'), path: calendarPath },
        ]}
        description={t('lead')}
        items={species.map(({ title, slug }) => ({
          title,
          href: localizedPath(locale, documentPath('mushrooms', slug)),
        }))}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      {total > drawn ? (
        <div className="mb-8 max-w-2xl">
          <p>{t('cut', { drawn, total })}</p>
          <AllSpecies shown={drawn} total={total} query="" locale={locale} />
        </div>
      ) : null}
      <SeasonCalendar species={species} locale={locale} />
    </div>
  )
}
