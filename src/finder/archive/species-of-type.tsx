import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { speciesTypePath } from '@/core/paths'
import { narrowedQuery } from '@/read-model/filters/narrowed'
import { cardsInCategory } from '@/read-model/lists'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { listing } from '@/platform/seo/structured-data/item-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { CountLine } from '@/ui/patterns/count-line'
import { AllSpecies } from './all-species'

/** The species of a type by name, with their number and a link to all of them (NAV-12). */
export async function SpeciesOfType({ type, title, locale }: { type: string; title: string; locale: Locale }) {
  const path = `type/${type}`
  const [t, publisher, { docs, totalDocs }] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    publishedBy(locale),
    cardsInCategory('mushrooms', path, locale, limits.speciesOfPage),
  ])
  return (
    <>
      <JsonLd
        things={[
          listing({ publisher, locale, path: speciesTypePath(type), title: title, items: docs, total: totalDocs }),
          breadcrumbList([...archiveTrail('mushrooms', locale), { name: title, path: speciesTypePath(type) }], locale),
        ]}
      />
      <CountLine>{t('typeLead', { count: totalDocs })}</CountLine>
      <Cards items={docs} eager={1} />
      <AllSpecies shown={docs.length} total={totalDocs} query={narrowedQuery('mushrooms', path)} locale={locale} />
    </>
  )
}
