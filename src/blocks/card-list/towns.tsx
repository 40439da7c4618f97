import { MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { vendorCities } from '@/finder/archive/vendor-cities'
import { nearMeKey, switchedOn } from '@/read-model/filters/group'
import { readModel } from '@/read-model/read-model'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'

/** Links from each town of a vendor to the vendors near it: a static page does not know where its visitor is. */
export async function Towns({ locale }: { locale: Locale }) {
  const [t, model] = await Promise.all([getTranslations({ locale, namespace: 'vendor' }), readModel()])
  const cities = vendorCities(model, locale)
  if (cities.length === 0) return null
  const near = ({ lat, lng }: { lat: number; lng: number }): string =>
    `?${new URLSearchParams({ [nearMeKey]: switchedOn, lat: lat.toFixed(4), lng: lng.toFixed(4), sort: 'distance' }).toString()}`
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1">
      <p className="text-muted inline-flex items-center gap-1.5">
        <MapPin aria-hidden size={16} /> {t('near')}
      </p>
      <ul className="contents">
        {cities.map((city) => (
          <li key={city.name}>
            <a
              href={`${localizedPath(locale, archivePaths.vendors)}${near(city)}`}
              className="hover:text-lichen inline-flex min-h-9 items-center underline decoration-1 underline-offset-4"
            >
              {city.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
