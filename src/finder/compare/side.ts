import type { Locale } from '@/core/locales'
import { findSpecies } from '@/features/catalogue/server'
import type { KeyRecord } from '@/features/catalogue/model'
import type { CardView } from '@/cards/card-view'
import { keyedSpecies } from '@/read-model/identify'
import type { Mushroom } from '@/payload-types'

/** One of two species that are compared: its card, its record and its document. */
export type Side = { readonly view: CardView; readonly key: KeyRecord; readonly species: Mushroom }

/** The species under a slug; null where none is published. */
export async function sideOf(slug: string, locale: Locale): Promise<Side | null> {
  const known = slug === '' ? null : await keyedSpecies(slug, locale)
  const species = known && (await findSpecies(slug, locale))
  return known && species ? { ...known, species } : null
}

/** How `one` says that it is told from `other`; null where it does not speak of it. */
export const differencesIn = (one: Side, other: Side) =>
  one.species.specie.lookAlikeSpecies?.find(({ species }) => species === other.species.specie.scientificName) ?? null
