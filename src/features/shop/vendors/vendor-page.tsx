import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Vendor } from '@/payload-types'
import { PageActions } from '@/platform/marks/page-actions'
import { toPicture } from '@/platform/media/picture'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { RatingLine } from '@/platform/ratings/rating-line'
import { Chip } from '@/ui/patterns/chip'
import { Image } from '@/ui/patterns/image'
import { Section } from '@/ui/patterns/section'
import { contactOf } from './contact'
import { vendorPlace, vendorTypeLabel } from './display'
import { isSupplier, showsContact, vendorName } from './model'
import { StatusLine } from './status-line'
import { VendorContactList } from './vendor-contact'
import { VendorText } from './vendor-text'

type VendorPageProps = {
  vendor: Vendor
  locale: Locale
  renderBlock: RenderBlock
  products: ReactNode
  after: ReactNode
}

/** A vendor's store page, for every supplier type (NAV-08). */
export async function VendorPage({ vendor, locale, renderBlock, products, after }: VendorPageProps) {
  const t = await getTranslations({ locale, namespace: 'vendor' })
  const kind = vendorTypeLabel(vendor.vendorType, locale)
  const contact = contactOf(vendor, locale)
  const hasContact = Object.values(contact).some((value) => (Array.isArray(value) ? value.length > 0 : value))
  return (
    <article className="shell py-8">
      <header className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <Image
          picture={toPicture(vendor.logo)}
          sizes="160px"
          className="border-line size-32 rounded-full border object-cover sm:size-40"
          priority
          alt=""
        />
        <div className="flex flex-col gap-3">
          <h1 className="text-4xl sm:text-5xl">{vendorName(vendor)}</h1>
          <div className="flex flex-wrap items-center gap-2">
            {kind ? <Chip>{kind}</Chip> : null}
            {showsContact(vendor.vendorType) ? (
              <span className="text-muted">{vendorPlace(vendor.address, locale)}</span>
            ) : null}
          </div>
          <StatusLine vendor={vendor} locale={locale} now={new Date()} />
          {vendor.lead ? (
            <p lang={langOf(vendor, 'lead')} className="max-w-2xl text-lg">
              {vendor.lead}
            </p>
          ) : null}
          <RatingLine rating={vendor.aggregateRating} locale={locale} />
          <PageActions collection="vendors" doc={vendor} title={vendorName(vendor)} locale={locale} />
        </div>
      </header>
      <div className="mt-10">
        <Section id="products" title={t('products')}>
          {products}
        </Section>
        {vendor.description ? (
          <Section id="about" title={isSupplier(vendor.vendorType) ? t('aboutSupplier') : t('about')}>
            <VendorText vendor={vendor} locale={locale} renderBlock={renderBlock} />
          </Section>
        ) : null}
        {hasContact ? (
          <Section id="contact" title={t('contact')}>
            <VendorContactList contact={contact} locale={locale} />
          </Section>
        ) : null}
        {after}
      </div>
    </article>
  )
}
