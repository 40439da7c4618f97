import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { compoundPath, localizedPath } from '@/core/paths'
import { compoundAt, otherNames } from '@/features/catalogue/model'
import { CompoundSpecies } from '@/finder/archive/compound-species'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { decodeSegment, localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string; group: string; compound: string }> }

/** Redirects a name in any language, with or without accents, to the compound's canonical address (NAV-11). */
async function load({ params }: PageProps) {
  const locale = await localeOf(params)
  const { group, compound: name } = await params
  const compound = compoundAt(decodeSegment(group), decodeSegment(name))
  if (!compound) notFound()
  const path = compoundPath(compound.group, compound.slug)
  if (compound.slug !== name || compound.group !== group) permanentRedirect(localizedPath(locale, path))
  return { locale, compound, path }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, compound, path } = await load(props)
  return pageMetadata({ locale, path, title: compound.name[locale], description: compound.description[locale] })
}

export default async function CompoundPage(props: PageProps) {
  const { locale, compound, path } = await load(props)
  const t = await getTranslations({ locale, namespace: 'species' })
  const others = otherNames(compound, locale)
  return (
    <div className="shell">
      <div className="pt-6 print:hidden">
        <BreadcrumbBar path={path} title={compound.name[locale]} locale={locale} />
      </div>
      <PageHeader title={compound.name[locale]} lead={compound.description[locale]}>
        <dl className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t('compoundClass')}</dt>
          <dd>{compound.chemicalClass[locale]}</dd>
          {others.length > 0 ? (
            <>
              <dt className="text-muted">{t('compoundNames')}</dt>
              <dd>{others.join(', ')}</dd>
            </>
          ) : null}
        </dl>
      </PageHeader>
      <CompoundSpecies compound={compound} locale={locale} />
    </div>
  )
}
