import { harms } from '@/core/dangers'
import { dangerRank } from '../danger/model'
import { growsInSouth, yearMonths } from '../season/model'
import { monthValue, bitsOf, positionOf, questions, sizeSteps, type QuestionSlug } from './questions'

type Bounds = { readonly min?: number | null; readonly max?: number | null } | null | undefined

/** The fields of a species that the key reads. */
export type KeySource = {
  readonly edibility: string
  readonly marks: readonly string[]
  readonly variableMarks: readonly string[]
  readonly monthsNorth: readonly number[]
  readonly monthsSouth: readonly number[]
  readonly continents: readonly string[]
  /** Cap and stem, in centimeters. */
  readonly width: Bounds
  readonly height: Bounds
}

/** A species as the key compares it. */
export type KeyRecord = {
  /** The values it may show, as a bit set for each question; 0 if unknown. */
  readonly shows: readonly number[]
  /** Bits of the questions whose answer may differ in a single find. */
  readonly varies: number
  /** Bits of the southern months, if it grows there and none is recorded. */
  readonly silentMonths: number
  readonly harms: boolean
  readonly rank: number
}

/** Questions that always vary: seasons shift, species spread, and every cap was once small. */
const neverFirm: readonly QuestionSlug[] = ['month', 'continent', 'width', 'height']

function sizesOf(question: keyof typeof sizeSteps, bounds: Bounds): string[] {
  const [min, max] = [bounds?.min ?? null, bounds?.max ?? null]
  if (min === null && max === null) return []
  const edges: number[] = [0, ...sizeSteps[question], Infinity]
  return edges.slice(1).flatMap((upper, index) => {
    const lower = edges[index] ?? 0
    return (min ?? 0) <= upper && (max ?? Infinity) >= lower ? [String(index + 1)] : []
  })
}

/** The record of a species; marks that no character has are ignored. */
export function keyRecord(source: KeySource): KeyRecord {
  const values: Partial<Record<QuestionSlug, readonly string[]>> = {
    month: [
      ...source.monthsNorth.map((month) => monthValue('north', month)),
      ...source.monthsSouth.map((month) => monthValue('south', month)),
    ],
    continent: source.continents,
    width: sizesOf('width', source.width),
    height: sizesOf('height', source.height),
  }
  const markValues = (question: string): string[] => {
    const start = `${question}-`
    return source.marks.flatMap((mark) => (mark.startsWith(start) ? [mark.slice(start.length)] : []))
  }
  return {
    shows: questions.map(({ slug }) => bitsOf(slug, values[slug] ?? markValues(slug))),
    varies: [
      ...neverFirm,
      ...questions.flatMap(({ slug }) => (source.variableMarks.includes(slug) ? [slug] : [])),
    ].reduce((bits, slug) => bits | (1 << positionOf(slug)), 0),
    silentMonths:
      source.monthsSouth.length === 0 && growsInSouth(source.continents)
        ? bitsOf(
            'month',
            yearMonths.map((month) => monthValue('south', month)),
          )
        : 0,
    harms: harms(source.edibility),
    rank: dangerRank(source.edibility),
  }
}
