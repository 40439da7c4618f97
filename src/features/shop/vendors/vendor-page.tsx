import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { outsideRel, safeUrl } from '@/core/safe-url'
import type { Vendor } from '@/payload-types'
import { PageActions } from '@/platform/marks/page-actions'
import { toPicture } from '@/platform/media/picture'
import { RatingLine } from '@/platform/ratings/rating-line'
import { RichText } from '@/platform/rich-text/rich-text'
import { Chip } from '@/ui/patterns/chip'
import { Image } from '@/ui/patterns/image'
import { Section } from '@/ui/patterns/section'
import { vendorName, vendorPlace, vendorTypeLabel } from './display'
import { isSupplier } from './model'

const outside = 'underline underline-offset-4'

/** A vendor's store page, for every supplier type (NAV-08). Affiliates carry no telephone, address or social media. */
export async function VendorPage({
  vendor,
  locale,
  products,
}: {
  vendor: Vendor
  locale: Locale
  products: ReactNode
}) {
  const t = await getTranslations({ locale, namespace: 'vendor' })
  const affiliate = vendor.vendorType === 'affiliate'
  const kind = vendorTypeLabel(vendor.vendorType, locale)
  const website = safeUrl(vendor.website)
  const address = affiliate
    ? null
    : [vendor.address?.street, vendor.address?.postalCode, vendorPlace(vendor.address, locale)]
        .filter(Boolean)
        .join(', ')
  const social = affiliate ? [] : (vendor.socialMedia?.platform ?? [])
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
            <span className="text-muted">{affiliate ? null : vendorPlace(vendor.address, locale)}</span>
          </div>
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
        <Section id="about" title={isSupplier(vendor.vendorType) ? t('aboutSupplier') : t('about')}>
          <RichText value={vendor.description} locale={locale} lang={langOf(vendor, 'description')} nested />
        </Section>
        <Section id="contact" title={t('contact')}>
          <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {address ? <Entry label={t('place')}>{address}</Entry> : null}
            {vendor.hours ? <Entry label={t('hours')}>{vendor.hours}</Entry> : null}
            {vendor.email || (vendor.phone && !affiliate) ? (
              <Entry label={t('contact')}>
                {vendor.email ? (
                  <a href={`mailto:${vendor.email}`} className={`block ${outside}`}>
                    {vendor.email}
                  </a>
                ) : null}
                {affiliate ? null : vendor.phone}
              </Entry>
            ) : null}
            {website ? (
              <Entry label={t('website')}>
                <a href={website} rel={outsideRel} className={outside}>
                  {website.replace(/^https?:\/\//, '')}
                </a>
              </Entry>
            ) : null}
            {social.length > 0 ? (
              <Entry label={t('social')}>
                {social.map(({ id, name, url }) => {
                  const href = safeUrl(url)
                  return href ? (
                    <a
                      key={id}
                      href={href}
                      rel={outsideRel}
                      className={`block w-fit first-letter:uppercase ${outside}`}
                    >
                      {name}
                    </a>
                  ) : null
                })}
              </Entry>
            ) : null}
          </dl>
        </Section>
      </div>
    </article>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
