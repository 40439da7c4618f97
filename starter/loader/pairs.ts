import { harms } from '@/core/dangers'
import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { decidingMarks, legendOf, type DecidingMark } from '../catalogue/pair-marks'
import type { SpeciesSeed } from '../catalogue/shapes'
import { species } from '../catalogue/species/index'
import { LOOK_ALIKE_MORPHOLOGY, PAIR_WIDTH, pairPlate, type LookAlikeRecord, type PairSide } from '../illustrator/index'
import { illustrated } from './illustrated'
import { pairWords } from './picture-words'
import type { Picture } from './pictures'

type Member = { readonly record: LookAlikeRecord; readonly title: Localized; readonly rank: number }

/** Two species mistaken for each other, at least one of them harmful; the safer one is on the left. */
export type SpeciesPair = {
  readonly key: string
  readonly members: readonly [Member, Member]
  readonly marks: readonly DecidingMark[]
}

const ranks: Partial<Record<SpeciesSeed['edibility'], number>> = { deadly: 2, toxic: 1 }

const records = new Map<string, LookAlikeRecord>([
  ...LOOK_ALIKE_MORPHOLOGY.map((record) => [record.scientificName, record] as const),
  ...species.map((seed) => [seed.scientificName, illustrated(seed)] as const),
])

const seeds = new Map(species.map((seed) => [seed.scientificName, seed]))

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const keyOf = (one: string, other: string): string => `pair/${[slug(one), slug(other)].sort().join('/')}`

function member(name: string, commonName: Localized, edibility: SpeciesSeed['edibility']): Member | null {
  const record = records.get(name)
  const seed = seeds.get(name)
  if (!record) return null
  const title = seed ? recordOf(locales, (locale) => seed.commonNames[locale][0] ?? name) : commonName
  return { record, title, rank: ranks[seed?.edibility ?? edibility] ?? 0 }
}

function pairsOf(seed: SpeciesSeed): SpeciesPair[] {
  const own = member(
    seed.scientificName,
    recordOf(locales, () => ''),
    seed.edibility,
  )
  return seed.lookAlikes.flatMap(({ scientificName, commonName, edibility }) => {
    const double = member(scientificName, commonName, edibility)
    if (!own || !double || !(harms(seed.edibility) || harms(edibility))) return []
    const [left, right] = [own, double].sort(
      (a, b) => a.rank - b.rank || a.record.scientificName.localeCompare(b.record.scientificName),
    ) as [Member, Member]
    const marks = decidingMarks(left.record, right.record)
    return marks.length > 0
      ? [{ key: keyOf(seed.scientificName, scientificName), members: [left, right] as const, marks }]
      : []
  })
}

/** Every pair once, although several pages may name it. */
export const speciesPairs: readonly SpeciesPair[] = [
  ...new Map(species.flatMap(pairsOf).map((pair) => [pair.key, pair])).values(),
]

const keys = new Set(speciesPairs.map(({ key }) => key))

/** The key of a pair's drawing, or null where there is none. */
export const pairPictureOf = (one: string, other: string): string | null => {
  const key = keyOf(one, other)
  return keys.has(key) ? key : null
}

export const pairPictures: readonly Picture[] = speciesPairs.map(({ key, members, marks }) => {
  const [left, right] = members
  const sideOf = ({ record, rank }: Member): PairSide => ({ record, dangerous: rank > 0 })
  const sides = [sideOf(left), sideOf(right)] as const
  const places = marks.map(({ mark }) => mark)
  return {
    key,
    svg: () => pairPlate(sides, places),
    facts: [sides, places],
    width: PAIR_WIDTH,
    ...pairWords(
      { title: left.title, scientificName: left.record.scientificName },
      { title: right.title, scientificName: right.record.scientificName },
      legendOf(marks),
    ),
  }
})
