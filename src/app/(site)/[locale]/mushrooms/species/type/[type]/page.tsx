import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CardGrid } from '@/cards/cards'
import { narrowedQuery } from '@/cards/filters/narrowed'
import { limits } from '@/core/limits'
import { speciesTypePath } from '@/core/paths'
import { speciesOfType } from '@/features/catalogue/server'
import { AllSpecies } from '@/features/catalogue/ui'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { CountLine } from '@/ui/patterns/count-line'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string; type: string }> }

async function load({ params }: PageProps) {
  const locale = await localeOf(params)
  const { type } = await params
  const found = /^[a-z-]{1,60}$/.test(type) ? await speciesOfType(type, locale, limits.speciesOfPage) : null
  if (!found) notFound()
  return { locale, type, ...found }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, type, category } = await load(props)
  const t = await getTranslations({ locale, namespace: 'species' })
  return pageMetadata({
    locale,
    path: speciesTypePath(type),
    title: t('typeTitle', { slug: type, type: category.title }),
  })
}

export default async function SpeciesTypePage(props: PageProps) {
  const { locale, type, category, species } = await load(props)
  const { docs, totalDocs } = species
  const t = await getTranslations({ locale, namespace: 'species' })
  return (
    <div className="shell">
      <PageHeader title={t('typeTitle', { slug: type, type: category.title })} />
      <CountLine>{t('typeLead', { count: totalDocs })}</CountLine>
      <CardGrid collection="mushrooms" items={docs} locale={locale} eager={1} />
      <AllSpecies
        drawn={docs.length}
        total={totalDocs}
        query={narrowedQuery('mushrooms', `type/${type}`)}
        locale={locale}
      />
    </div>
  )
}
