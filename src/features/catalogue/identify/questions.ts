import { characters } from '../marks/characters.data'
import type { CharacterSlug } from '../marks/model'
import { halves, yearMonths, type Half } from '../season/model'
import { continents } from '../vocabulary/support-terms.data'

/** Upper bounds of the sizes a visitor chooses from, in centimeters; the last size has none. */
export const sizeSteps = { width: [2, 5, 10, 20], height: [3, 8, 15] } as const

type SizeSlug = keyof typeof sizeSteps

/** The questions about a find, in this order: characters, then when, where and how big. */
export type QuestionSlug = CharacterSlug | 'month' | 'continent' | SizeSlug

type Question = {
  readonly slug: QuestionSlug
  /** The possible values; the index of a value is its bit. */
  readonly values: readonly string[]
  /** Whether only one answer can be right at a time. */
  readonly isSingle: boolean
}

const single: ReadonlySet<string> = new Set([
  'underside',
  'stem',
  'ring',
  'volva',
  'month',
  'continent',
  'width',
  'height',
])

/** Months of either half of the world are values of their own. */
export const monthValue = (half: Half, month: number): string => `${half}-${month}`

const sizes = (steps: readonly number[]): string[] => [...steps, null].map((_, index) => String(index + 1))

export const questions: readonly Question[] = [
  ...characters.map(({ slug, values }) => ({ slug, values: values.map((value): string => value.slug) })),
  { slug: 'month' as const, values: halves.flatMap((half) => yearMonths.map((month) => monthValue(half, month))) },
  { slug: 'continent' as const, values: continents.map(({ slug }): string => slug) },
  { slug: 'width' as const, values: sizes(sizeSteps.width) },
  { slug: 'height' as const, values: sizes(sizeSteps.height) },
].map((question) => ({ ...question, isSingle: single.has(question.slug) }))

const positions = new Map(questions.map(({ slug }, index) => [slug, index]))

export const positionOf = (question: QuestionSlug): number => positions.get(question) ?? 0

/** The bits of these values of a question; a value it does not have is ignored. */
export function bitsOf(question: QuestionSlug, values: readonly string[]): number {
  const known = questions[positionOf(question)]?.values ?? []
  return values.reduce((bits, value) => {
    const at = known.indexOf(value)
    return at < 0 ? bits : bits | (1 << at)
  }, 0)
}

/** The values that bits stand for. */
export const valuesOf = (question: QuestionSlug, bits: number): string[] =>
  (questions[positionOf(question)]?.values ?? []).filter((_, at) => (bits & (1 << at)) !== 0)
