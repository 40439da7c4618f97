import { limits } from '@/core/limits'

/** What each kind of contribution may be about (decision 15). */
export const commentTargets = ['mushrooms', 'growingguides', 'posts', 'projects', 'products'] as const
export const reviewTargets = ['products', 'mushrooms', 'vendors'] as const
export const helpfulTargets = ['impressions', 'reviews'] as const

/** Control characters other than a line break never belong in a text. */
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** NFC, with Windows line ends folded and outer blanks dropped. */
export const tidyText = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n').trim()

export type TextProblem = 'required' | 'min-length' | 'max-length' | 'invalid'

/** P2 §5: what is wrong with a text, counted in code points, or null. */
export function textProblem(value: unknown, range: { min: number; max: number }): TextProblem | null {
  if (value === undefined || value === null || value === '') return 'required'
  const text = typeof value === 'string' ? tidyText(value) : null
  if (text === null || controls.test(text)) return 'invalid'
  const length = [...text].length
  if (length === 0) return 'required'
  if (length < range.min) return 'min-length'
  return length > range.max ? 'max-length' : null
}

export const isRating = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= limits.rating.min && value <= limits.rating.max
