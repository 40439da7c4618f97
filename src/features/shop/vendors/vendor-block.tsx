import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Vendor } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { Image } from '@/ui/patterns/image'
import { Section } from '@/ui/patterns/section'
import { vendorName } from './model'
import { isSupplier } from './model'
import { StatusLine } from './status-line'
import { StoreLink } from './store-link.client'
import { VendorText } from './vendor-text'

type VendorBlockProps = {
  vendor: Vendor
  locale: Locale
  renderBlock: RenderBlock
  /** The id of its section, where a page has more than one. */
  id?: string
}

/** The vendor of a product: logo, name, status, a link to its page, and its text, folded (BLK-07). */
export async function VendorBlock({ vendor, locale, renderBlock, id = 'vendor' }: VendorBlockProps) {
  const t = await getTranslations({ locale, namespace: 'vendor' })
  return (
    <Section id={id} title={isSupplier(vendor.vendorType) ? t('aboutSupplier') : t('about')}>
      <div className="flex flex-wrap items-center gap-4">
        <Image
          picture={toPicture(vendor.logo)}
          sizes="75px"
          className="border-line size-[75px] rounded-full border object-cover"
          alt=""
        />
        <p className="text-xl font-semibold">{vendorName(vendor)}</p>
        <StoreLink
          vendor={vendor.id}
          href={localizedPath(locale, documentPath('vendors', vendor.slug))}
          className="button button-secondary"
        >
          {t('viewStore')}
        </StoreLink>
      </div>
      <div className="mt-4">
        <StatusLine vendor={vendor} locale={locale} now={new Date()} />
      </div>
      {vendor.lead ? (
        <p lang={langOf(vendor, 'lead')} className="text-muted mt-4 max-w-2xl">
          {vendor.lead}
        </p>
      ) : null}
      <div className="mt-4">
        <VendorText vendor={vendor} locale={locale} renderBlock={renderBlock} />
      </div>
    </Section>
  )
}
