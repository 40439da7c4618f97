import type { FieldHook } from 'payload'
import { controlsButBlanks } from '@/core/forbidden-characters'
import { limits } from '@/core/limits'
import { isSeen, tidyLine, tidyLines, tidyText } from '@/core/tidy-text'
import { isAdmin } from '../access/atoms'

export const isWords = (value: unknown): value is string => typeof value === 'string' && !controlsButBlanks.test(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= limits.number

const isId = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** The id of a row, or a row named with its collection, where a field knows several. */
export const isReference = (value: unknown): boolean =>
  isId(value) ||
  (typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value
    ? typeof value.relationTo === 'string' && isId(value.value)
    : false)

/** True of nothing, of one value, or of a list where a field holds several. */
export function areAll(value: unknown, isKind: (value: unknown) => boolean, many: boolean): boolean {
  if (value === null || value === undefined) return true
  return many ? Array.isArray(value) && value.every(isKind) : isKind(value)
}

/**
 * NFC, with Windows line ends folded; an imported table has numbers where a text looks like one. Of what was cleared, or
 * holds blanks alone, there is nothing: it would hide what stands in for it, and stand where a text is required.
 */
const tidy =
  (tidied: (value: string) => string) =>
  ({ value, req }: { value?: unknown; req: Parameters<FieldHook>[0]['req'] }): unknown => {
    if (isText(value)) return isSeen(value) ? tidied(value) : null
    if (Array.isArray(value)) return value.map((each: unknown) => (isText(each) ? tidied(each) : each))
    return isNumber(value) && isAdmin(req.user) ? String(value) : value
  }

export const tidyWords: FieldHook = tidy(tidyLines)

const asTyped = tidy(tidyLine)
const withoutBlanks = tidy((value) => tidyText(tidyLine(value)))

/**
 * The same of a field of one line: a title that a spreadsheet had on two breaks neither a heading nor a list. A draft keeps
 * its outer blanks, since it saves itself while more is typed behind one.
 */
export const tidyOneLine: FieldHook<{ id: number; _status?: string | null }> = (args): unknown =>
  args.data?._status === 'draft' ? asTyped(args) : withoutBlanks(args)
