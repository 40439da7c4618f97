import type { Metadata } from 'next'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { documentPath } from '@/core/paths'
import { vendorName } from '@/features/shop/model'
import { findVendor } from '@/features/shop/server'
import { VendorScreen } from '@/finder/of-vendor/vendor-screen'
import type { Query } from '@/core/query'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { VendorData } from '@/syndication/structured-data/shop-data'
import { documentMetadata } from '@/platform/seo/metadata'

type DocumentProps = { params: Promise<{ locale: string; slug: string }>; query?: Query }

async function load({ params }: DocumentProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const vendor = await findVendor(slug, locale)
  if (!vendor) return movedOrNotFound(locale, documentPath('vendors', slug))
  return { locale, vendor }
}

/** The canonical address has no query, whichever page of products is selected. */
export async function vendorMetadata(props: DocumentProps): Promise<Metadata> {
  const { locale, vendor } = await load(props)
  const { meta, slug, lead, description } = vendor
  return documentMetadata({
    locale,
    path: documentPath('vendors', slug),
    title: vendorName(vendor),
    meta,
    lead,
    texts: [description],
  })
}

/** A store, with the page of products that `query` selects (NAV-08). */
export async function VendorDocument(props: DocumentProps) {
  const { locale, vendor } = await load(props)
  return (
    <>
      <VendorData vendor={vendor} locale={locale} />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={documentPath('vendors', vendor.slug)} title={vendorName(vendor)} locale={locale} />
      </div>
      <VendorScreen vendor={vendor} locale={locale} query={props.query ?? {}} renderBlock={renderInnerBlock} />
    </>
  )
}
