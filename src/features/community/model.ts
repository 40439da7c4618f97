import { contributionKinds, type ContributionKind } from '@/core/contributions'
import { parseDocumentKey, type Named } from '@/core/document-key'
import { controlsButBreaks, loneSurrogate } from '@/core/forbidden-characters'
import { limits } from '@/core/limits'
import { isSeen, tidyText } from '@/core/tidy-text'

export { contributionKinds, type ContributionKind }

/** What each kind of contribution may be about (D-15). */
export const contributionTargets = {
  comments: ['mushrooms', 'growingguides', 'posts', 'projects', 'products', 'recipes'],
  impressions: ['mushrooms'],
  reviews: ['products', 'mushrooms', 'vendors', 'recipes'],
} as const
export type ContributionTarget = (typeof contributionTargets)[ContributionKind][number]

/** The field that has the text of each kind. */
export const textFields = { comments: 'comment', impressions: 'impression', reviews: 'review' } as const

export type ContributionText<Value> = { readonly [field in (typeof textFields)[ContributionKind]]?: Value }

/** The text of a contribution of any kind. */
export const textOf = <Value>({ comment, impression, review }: ContributionText<Value>): Value | undefined =>
  comment ?? impression ?? review

/** The unique key of a mark: a member marks a target once. */
export const markKey = (user: number, target: string): string => `${user}:${target}`

export const helpfulTargets = ['impressions', 'reviews'] as const

/** The document that a contribution with stars is about, by its stored `target`; null where there is none. */
export const starredTarget = (target: unknown): Named<ContributionTarget> | null =>
  typeof target === 'string' ? parseDocumentKey(target, contributionTargets.reviews) : null

/** The slug of the form of consumption beside which authors write their own (COM-03). */
export const otherForm = 'other'

export type TextProblem = 'required' | 'min-length' | 'max-length' | 'invalid'

type TextRange = { readonly min: number; readonly max: number; readonly oneLine?: boolean }

/** COM-05: what is wrong with a text, counted in code points, or null. */
export function textProblem(value: unknown, range: TextRange): TextProblem | null {
  if (value === undefined || value === null || value === '') return 'required'
  const text = typeof value === 'string' ? tidyText(value) : null
  if (text === null || controlsButBreaks.test(text) || loneSurrogate.test(text)) return 'invalid'
  if (range.oneLine && text.includes('\n')) return 'invalid'
  const length = [...text].length
  if (length === 0 || !isSeen(text)) return 'required'
  if (length < range.min) return 'min-length'
  return length > range.max ? 'max-length' : null
}

export const isRating = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= limits.rating.min && value <= limits.rating.max

/** The kinds of contributions that a collection's documents may have (D-15); one that may not be rated has no stars. */
export const kindsOf = (collection: string, rated: boolean): ContributionKind[] =>
  (['impressions', 'reviews', 'comments'] as const).filter(
    (kind) => contributionTargets[kind].some((target) => target === collection) && (rated || kind === 'comments'),
  )
