import type { Mushroom } from '@/payload-types'

/** The halves of the world; each has only the seasons that are recorded for it. */
export const halves = ['north', 'south'] as const

export type Half = (typeof halves)[number]

export const yearMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** What the fruiting calendar says of a species. */
export type CalendarSpecies = {
  slug: string
  title: string
  scientificName: string
  variation: string | null
  edibility: Mushroom['specie']['edibility']
  /** Months of the northern half, 1..12 in order; empty where no season is known. */
  north: number[]
  /** Months of the southern half; empty where no record says any, though it may grow there. */
  south: number[]
  /** Whether it is recorded on a continent that reaches into the southern half. */
  inSouth: boolean
}

/** A species with the months of the selected half. */
export type CalendarRow = CalendarSpecies & { months: number[] }

/** An unbroken stretch of months, both ends included. */
type Run = { from: number; to: number }

const before = (month: number): number => ((month + 10) % 12) + 1
const after = (month: number): number => (month % 12) + 1
const lengthOf = ({ from, to }: Run): number => ((to - from + 12) % 12) + 1

const southern: readonly string[] = ['south-america', 'africa', 'oceania']

/** Whether a species is recorded where the southern half of the world is; it tells nothing of when it fruits there. */
export const growsInSouth = (continents: readonly string[]): boolean =>
  continents.some((continent) => southern.includes(continent))

/** Months as the CMS stores them, as numbers, once each and in order; what is no month is left out. */
export const monthsFrom = (stored: readonly string[] | null | undefined): number[] =>
  yearMonths.filter((month) => stored?.includes(String(month)))

/** The unbroken stretches of a season by their first month. They may cross the end of the year. */
export function runsOf(months: readonly number[]): Run[] {
  const season = new Set(months)
  if (season.size === yearMonths.length) return [{ from: 1, to: 12 }]
  const starts = yearMonths.filter((month) => season.has(month) && !season.has(before(month)))
  return starts.map((from) => {
    let to: number = from
    while (season.has(after(to))) to = after(to)
    return { from, to }
  })
}

/** The month it is, 1..12. */
export const currentMonth = (): number => new Date().getUTCMonth() + 1

/** How many months `month` is away from the middle of its stretch; a season without an end has no middle. */
function fromMiddle(months: readonly number[], month: number): number {
  const positionIn = ({ from }: Run): number => lengthOf({ from, to: month })
  const run = runsOf(months).find((stretch) => positionIn(stretch) <= lengthOf(stretch))
  if (!run || months.length === yearMonths.length) return yearMonths.length
  return Math.abs(positionIn(run) - (lengthOf(run) + 1) / 2)
}

/** Orders what fruits in `month`: at the height of its season first, then what has the shortest one. */
export const byHeight =
  (month: number) =>
  (a: { months: readonly number[] }, b: { months: readonly number[] }): number =>
    fromMiddle(a.months, month) - fromMiddle(b.months, month) || a.months.length - b.months.length

const eatenGrades: ReadonlySet<string> = new Set(['choice', 'edible', 'edible-when-cooked', 'medicinal'])

/** Whether a species of this grade is picked for eating; lists of the season show no other. */
export const isEaten = (edibility: string): boolean => eatenGrades.has(edibility)

type Seasonal = { readonly edibility: string; readonly months: Readonly<Record<Half, readonly number[]>> }

/**
 * The species to look for in `month` (1..12) of one half of the world: those at the height of their season first, and
 * food before remedies. Equals keep their order.
 */
export const inSeason = <S extends Seasonal>(species: readonly S[], month: number, half: Half): S[] => {
  const height = byHeight(month)
  return species
    .filter(({ edibility, months }) => isEaten(edibility) && months[half].includes(month))
    .map((one) => ({ one, eaten: one.edibility !== 'medicinal', months: one.months[half] }))
    .toSorted((a, b) => Number(b.eaten) - Number(a.eaten) || height(a, b))
    .map(({ one }) => one)
}

/** The deadly species that fruit in `month` of one half of the world, those at the height of their season first. */
export const deadlyNow = <S extends Seasonal>(species: readonly S[], month: number, half: Half): S[] => {
  const height = byHeight(month)
  return species
    .filter(({ edibility, months }) => edibility === 'deadly' && months[half].includes(month))
    .toSorted((a, b) => height({ months: a.months[half] }, { months: b.months[half] }))
}

/** Whether the season begins or stops at either end of `month`; null out of season. */
export function bandAt(months: readonly number[], month: number): { starts: boolean; ends: boolean } | null {
  if (!months.includes(month)) return null
  return { starts: !months.includes(before(month)), ends: !months.includes(after(month)) }
}

/** A season begins where its longest stretch does; one without a beginning comes after all others. */
function startOf(months: readonly number[]): number {
  const [longest] = runsOf(months).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return longest && months.length < yearMonths.length ? longest.from : yearMonths.length + 1
}

/** By the start of the season, the short ones first. */
const bySeason = (a: CalendarRow, b: CalendarRow): number =>
  startOf(a.months) - startOf(b.months) || a.months.length - b.months.length

/** The rows of one half of the world, without species whose season is unknown. Equal seasons keep their order. */
export const calendarRows = (species: readonly CalendarSpecies[], half: Half): CalendarRow[] =>
  species
    .filter((entry) => entry[half].length > 0)
    .map((entry) => ({ ...entry, months: entry[half] }))
    .toSorted(bySeason)
