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

/** An id, or `{ relationTo, value }` for a relation to several collections. */
export const isReference = (value: unknown): boolean =>
  isId(value) ||
  (typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value
    ? typeof value.relationTo === 'string' && isId(value.value)
    : false)

/** True for no value, for one of the kind, or for a list of them where a field holds several. */
export function areAll(value: unknown, isKind: (value: unknown) => boolean, many: boolean): boolean {
  if (value === null || value === undefined) return true
  return many ? Array.isArray(value) && value.every(isKind) : isKind(value)
}

/**
 * Normalises to NFC and LF; numbers become strings, since an imported table has numbers in text columns. A cleared or
 * blank text becomes null: otherwise it would hide its fallback and satisfy a required field.
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
 * The same for one-line fields, where line breaks of a spreadsheet would break headings and lists. A draft keeps its
 * outer blanks, since autosave runs while the editor types on after one.
 */
export const tidyOneLine: FieldHook<{ id: number; _status?: string | null }> = (args): unknown =>
  args.data?._status === 'draft' ? asTyped(args) : withoutBlanks(args)
