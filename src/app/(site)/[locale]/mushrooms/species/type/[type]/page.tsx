import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { limits } from '@/core/limits'
import { localizedPath, speciesTypePath } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { findType } from '@/features/catalogue/server'
import { PsychoactiveNotice } from '@/features/catalogue/ui'
import { SpeciesOfType } from '@/finder/archive/species-of-type'
import { categoryDescription } from '@/finder/category/category-description'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { decodeSegment, localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { cardsInCategory } from '@/read-model/lists'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string; type: string }> }

/** Finds a type by its category's slug, which may be an editor's; other capitals are redirected to the lower case. */
async function load({ params }: PageProps) {
  const locale = await localeOf(params)
  const type = decodeSegment((await params).type)
  const find = (slug: string) => (isSlug(slug) ? findType(slug, locale) : null)
  const category = await find(type)
  if (category) return { locale, type, category }
  const small = type.toLowerCase()
  if (small !== type && (await find(small))) permanentRedirect(localizedPath(locale, encodeURI(speciesTypePath(small))))
  notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, type, category } = await load(props)
  const t = await getTranslations({ locale, namespace: 'species' })
  const title = t('typeTitle', { slug: type, type: category.title })
  const inside = async (): Promise<string[]> =>
    (await cardsInCategory('mushrooms', `type/${type}`, locale, limits.speciesOfPage)).docs.map((card) => card.title)
  return pageMetadata({
    locale,
    path: speciesTypePath(type),
    title,
    description: category.description || categoryDescription(title, await inside(), locale),
  })
}

export default async function SpeciesTypePage(props: PageProps) {
  const { locale, type, category } = await load(props)
  const t = await getTranslations({ locale, namespace: 'species' })
  const title = t('typeTitle', { slug: type, type: category.title })
  return (
    <div className="shell">
      <div className="pt-6 print:hidden">
        <BreadcrumbBar path={speciesTypePath(type)} title={title} locale={locale} />
      </div>
      <PageHeader title={title} />
      {type === 'psychoactive' ? (
        <div className="mb-8 max-w-3xl">
          <PsychoactiveNotice locale={locale} />
        </div>
      ) : null}
      <SpeciesOfType type={type} title={title} locale={locale} />
    </div>
  )
}
