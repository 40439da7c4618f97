import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { outsideRel } from '@/core/safe-url'
import type { Product, Vendor } from '@/payload-types'
import { placeName } from '@/platform/place/names'
import { bansOf, reachOf } from '../destinations/destinations'
import { placeChoice } from '../destinations/place-choice'
import { PlacePicker } from '../destinations/place-picker.client'
import { shippingOf } from '../destinations/shipping'

/** The picker of the visitor's place, and the places where a ban keeps the product out, with reason and source. */
export async function WhereTo({
  product,
  vendor,
  locale,
  now,
}: {
  product: Product
  vendor: Vendor | null
  locale: Locale
  now: Date
}) {
  const t = await getTranslations({ locale, namespace: 'destinations' })
  const sent = shippingOf(product, vendor)
  const bans = bansOf(sent, now)
  const sources = [...new Set(bans.map(({ source }) => source.url))]
  return (
    <div className="grid grid-cols-1 gap-3">
      <PlacePicker {...await placeChoice(locale)} reach={reachOf(sent, now)} />
      {sources.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer font-medium underline underline-offset-4">{t('notEverywhere')}</summary>
          <ul className="mt-2 grid gap-2">
            {sources.map((url) => {
              const [first] = bans.filter(({ source }) => source.url === url)
              const places = bans
                .filter(({ source }) => source.url === url)
                .map(({ country, state }) => placeName(country, state ?? null, locale))
              return first ? (
                <li key={url}>
                  <strong className="font-semibold">{[...new Set(places)].join(', ')}</strong>: {first.reason[locale]}{' '}
                  <a href={url} rel={outsideRel} lang="en" className="underline underline-offset-4">
                    {first.source.title}
                  </a>
                </li>
              ) : null
            })}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
