import 'server-only'
import { markFallbacks, publicFind } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'

/** What the plate of a season shows of a species; null where it is not published. */
export async function findPlate(id: number, locale: Locale): Promise<Mushroom | null> {
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit: 1,
    depth: 1,
    select: {
      title: true,
      slug: true,
      images: true,
      specie: { scientificName: true, seasonNorth: true, seasonSouth: true, continents: true },
    },
    where: { id: { equals: id } },
  })
  const [species] = docs
  if (!species) return null
  await markFallbacks('mushrooms', species, locale)
  return species
}
