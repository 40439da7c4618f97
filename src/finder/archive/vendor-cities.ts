import type { Locale } from '@/core/locales'
import type { City } from '../filters/near-me.client'
import { cardContext } from '@/read-model/query'
import type { ReadModel } from '@/read-model/read-model'

/** The towns that have vendors, for visitors who do not want to share their location. */
export function vendorCities(model: ReadModel, locale: Locale): City[] {
  const context = cardContext(model, locale)
  const { index } = model.indexes.vendors
  const cities = new Map<string, City>()
  for (const entry of index.entries()) {
    const { lat, lng } = entry.numbers
    const name = entry.card(context).over?.text
    if (name && typeof lat === 'number' && typeof lng === 'number') cities.set(name, { name, lat, lng })
  }
  return [...cities.values()].sort((a, b) => a.name.localeCompare(b.name, locale))
}
