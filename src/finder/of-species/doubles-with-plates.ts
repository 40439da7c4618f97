import type { Locale } from '@/core/locales'
import { isDangerous } from '@/features/catalogue/model'
import { doublesOf, type Doubles } from '@/features/catalogue/server'
import { keyedSpecies } from '@/read-model/identify'

type Query = { scientificName: string; named: Parameters<typeof doublesOf>[1]; locale: Locale }

/**
 * Look-alikes as cards show them: those that harm with their own plates, since what they show of a pair may be the other
 * species alone.
 */
export async function doublesWithPlates({ scientificName, named, locale }: Query): Promise<Doubles> {
  const found = await doublesOf(scientificName, named, locale)
  const naming = found.naming.map(async (one) =>
    isDangerous(one.edibility)
      ? { ...one, picture: (await keyedSpecies(one.slug, locale))?.view.picture ?? null }
      : one,
  )
  return { ...found, naming: await Promise.all(naming) }
}
