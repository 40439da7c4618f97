import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Vendor } from '@/payload-types'
import { RichText } from '@/platform/rich-text/rich-text'

/** What a vendor says of itself, folded. */
export async function VendorText({ vendor, locale }: { vendor: Vendor; locale: Locale }) {
  if (!vendor.description) return null
  const t = await getTranslations({ locale, namespace: 'vendor' })
  return (
    <details className="mt-4">
      <summary className="text-lichen w-fit cursor-pointer font-semibold underline underline-offset-4">
        {t('more')}
      </summary>
      <div className="mt-4">
        <RichText value={vendor.description} locale={locale} lang={langOf(vendor, 'description')} nested />
      </div>
    </details>
  )
}
