import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { limits } from '@/core/limits'
import { calendarPath } from '@/core/paths'
import { seasonCalendar } from '@/features/catalogue/server'
import { AllSpecies, SeasonCalendar } from '@/features/catalogue/ui'
import { localeOf } from '@/platform/i18n/params'
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
  const [t, { species, total }] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    seasonCalendar(locale, limits.speciesOfCalendar),
  ])
  const drawn = species.length
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('lead')} />
      {total > drawn ? (
        <div className="mb-8 max-w-2xl">
          <p>{t('cut', { drawn, total })}</p>
          <AllSpecies drawn={drawn} total={total} query="" locale={locale} />
        </div>
      ) : null}
      <SeasonCalendar species={species} locale={locale} />
    </div>
  )
}
