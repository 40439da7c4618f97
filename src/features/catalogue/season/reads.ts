import 'server-only'
import { markFallbacks, publicFind } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { cardSelect } from '../mushrooms/card-select'
import { byHeight, monthsFrom } from './model'

type Part = { limit: number; skip?: number }

/**
 * Species that fruit in `month` (1..12) on the northern half, without those that nobody should pick to eat: those at
 * the height of their season first, those for the pan before those for the teapot.
 */
export async function speciesInSeason(month: number, locale: Locale, { limit, skip = 0 }: Part): Promise<Mushroom[]> {
  const { docs: fruiting } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit: 1000,
    depth: 0,
    sort: 'createdAt',
    select: { specie: { edibility: true, seasonNorth: true } },
    where: {
      and: [
        { 'specie.seasonNorth': { in: [String(month)] } },
        { 'specie.edibility': { not_in: ['toxic', 'psychoactive'] } },
      ],
    },
  })
  const height = byHeight(month)
  const ids = fruiting
    .map(({ id, specie }) => ({ id, eaten: specie.edibility !== 'medicinal', months: monthsFrom(specie.seasonNorth) }))
    .toSorted((a, b) => Number(b.eaten) - Number(a.eaten) || height(a, b))
    .slice(skip, skip + limit)
    .map(({ id }) => id)
  if (ids.length === 0) return []
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit,
    depth: 1,
    select: { ...cardSelect, specie: { ...cardSelect.specie, seasonNorth: true } },
    where: { id: { in: ids } },
  })
  return ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
}

/** The species whose plate stands for a month; null where nothing fruits. */
export async function plateOfSeason(month: number, locale: Locale): Promise<Mushroom | null> {
  const [species] = await speciesInSeason(month, locale, { limit: 1 })
  if (!species) return null
  await markFallbacks('mushrooms', species, locale)
  return species
}
