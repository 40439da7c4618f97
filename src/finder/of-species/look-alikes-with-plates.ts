import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { lookAlikesOf, type LookAlikeRecords } from '@/features/catalogue/server'
import { keyedSpecies } from '@/read-model/identify'

/**
 * Look-alikes as cards show them: those that harm with their own plates, since what they show of a pair may be the other
 * species alone.
 */
export async function lookAlikesWithPlates(
  species: Parameters<typeof lookAlikesOf>[0],
  locale: Locale,
): Promise<LookAlikeRecords> {
  const found = await lookAlikesOf(species, locale)
  const naming = found.naming.map(async (one) =>
    harms(one.edibility) ? { ...one, picture: (await keyedSpecies(one.slug, locale))?.view.picture ?? null } : one,
  )
  return { ...found, naming: await Promise.all(naming) }
}
