import { harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { lookAlikesOf, type LookAlikeRecords } from '@/features/catalogue/server'
import { keyedSpecies } from '@/read-model/identify'

/**
 * The look-alikes of a species, with plates for the harmful ones that name it: the picture of a pair may show the other
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
