import type { Metadata } from 'next'
import { documentPath } from '@/core/paths'
import { listQueryOf } from '@/core/list-parameters'
import { setListQuery } from '@/features/community/server'
import { vendorName } from '@/features/shop/model'
import { findVendor } from '@/features/shop/server'
import { VendorScreen } from '@/finder/of-vendor/vendor-screen'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { VendorData } from '@/syndication/structured-data/shop-data'
import { documentMetadata } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const vendor = await findVendor(slug, locale)
  if (!vendor) return movedOrNotFound(locale, documentPath('vendors', slug))
  return { locale, vendor }
}

/** The store's own head: its bare address is the canonical one of every page of its products. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, vendor } = await load(props)
  const { meta, slug } = vendor
  return documentMetadata({ locale, path: documentPath('vendors', slug), title: vendorName(vendor), meta })
}

/** A store with the products that its address asks for, as served (NAV-08, D-36). */
export default async function StoreAsAsked(props: PageProps) {
  const [{ locale, vendor }, query] = await Promise.all([load(props), props.searchParams])
  setListQuery(listQueryOf(query))
  return (
    <>
      <VendorData vendor={vendor} locale={locale} />
      <VendorScreen vendor={vendor} locale={locale} query={query} />
    </>
  )
}
