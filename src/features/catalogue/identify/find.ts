import { halves, type Half } from '../season/model'
import { bitsOf, monthValue, positionOf, questions, valuesOf, type QuestionSlug } from './questions'

/** The answer of a visitor who looked and could not tell. */
export const unsure = 'unsure'

/** The query parameter for the half of the world of the month. */
export const halfKey = 'half'

/** Questions about where and when, which are filled in by the visitor's place and date until answered (SAF-07). */
export const hereQuestions: ReadonlySet<string> = new Set(['continent', 'month'] satisfies QuestionSlug[])

export type Answer = { readonly question: QuestionSlug; readonly at: number; readonly bits: number }

/** What a visitor answered about a mushroom that they found. */
export type Find = {
  readonly answers: readonly Answer[]
  /** Questions that were looked at without an answer: they exclude nothing and are not shown again. */
  readonly unsure: ReadonlySet<QuestionSlug>
  readonly half: Half | null
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** Reads a find from a query; unknown questions and values are ignored. */
export function readFind(query: Query): Find {
  const half = halves.find((one) => listOf(query[halfKey])[0] === one) ?? null
  const notSure = new Set<QuestionSlug>()
  const answers = questions.flatMap(({ slug, isSingle }): Answer[] => {
    const given = listOf(query[slug])
    if (given.includes(unsure)) {
      notSure.add(slug)
      return []
    }
    const values = isSingle ? given.slice(0, 1) : given
    // A month without a half of the world is a month of either.
    const meant =
      slug === 'month'
        ? values.flatMap((month) => (half ? [half] : halves).map((one) => monthValue(one, Number(month))))
        : values
    const bits = bitsOf(slug, meant)
    return bits === 0 ? [] : [{ question: slug, at: positionOf(slug), bits }]
  })
  return { answers, unsure: notSure, half }
}

/** The selected values of a question, as its inputs have them: a month without its half. */
export function valuesIn({ answers }: Find, question: QuestionSlug): string[] {
  const answer = answers.find((one) => one.question === question)
  const values = answer ? valuesOf(question, answer.bits) : []
  return question === 'month' ? [...new Set(values.map((value) => value.slice(value.indexOf('-') + 1)))] : values
}

/** The query that `readFind` reads as this find. */
export function findQuery(find: Find): URLSearchParams {
  const query = new URLSearchParams()
  for (const { slug } of questions) {
    if (find.unsure.has(slug)) query.append(slug, unsure)
    for (const value of valuesIn(find, slug)) query.append(slug, value)
  }
  if (find.half) query.append(halfKey, find.half)
  return query
}

/** Whether a query has an answer besides those that the visitor's place and date fill in. */
export const hasFindAnswers = (query: Query): boolean =>
  questions.some(({ slug }) => !hereQuestions.has(slug) && query[slug] !== undefined)
