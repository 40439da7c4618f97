import type { Refusal } from '@/cms/guards/refusals'
import { emailAddress } from '@/core/email-address'
import { controls, controlsButBreaks, loneSurrogate } from '@/core/forbidden-characters'
import type { Locale, Localized } from '@/core/locales'
import { safePath } from '@/core/safe-path'
import { tidyText } from '@/core/tidy-text'

/** A problem with a value: the key of its message and a number for it, or an editor's own message. */
export type Problem = { readonly refusal: Refusal; readonly n?: number; readonly own?: Partial<Localized> | undefined }

/** A problem, or a string in the visitor's locale already. */
export type Said = Problem | string

type Sent = string | File

type Attributes = {
  /** False for an optional field, whose label says so; undefined for checkboxes and hidden fields. */
  readonly required?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'password' | 'file'
  readonly inputMode?: 'decimal'
}

/** How a form field is parsed. */
export type FieldRule<Value> = {
  /** @param locale the one it was filled in */
  readonly read: (sent: readonly Sent[], locale: Locale) => { readonly value: Value } | { readonly problem: Problem }
  /** Whether the input is shown again with its error; not for passwords and files. */
  readonly keep: boolean
  readonly attributes: Attributes
}

const first = (sent: readonly Sent[]): string => (typeof sent[0] === 'string' ? sent[0] : '')

const problem = (refusal: Refusal, n?: number) => ({ problem: n === undefined ? { refusal } : { refusal, n } })

type Text = { min?: number; max: number; lines?: boolean; optional?: boolean; autoComplete?: string }

/**
 * A trimmed string with a length in code points. No `maxlength` attribute: browsers count differently and cut silently,
 * so only the server enforces the limit (COM-05).
 */
const text = ({ min = 1, max, lines = false, optional = false, autoComplete }: Text): FieldRule<string> => ({
  keep: true,
  attributes: { type: 'text', required: !optional, ...(autoComplete ? { autoComplete } : {}) },
  read: (sent) => {
    const value = tidyText(first(sent))
    const length = [...value].length
    if (length === 0) return optional ? { value } : problem('refusals.required')
    if (loneSurrogate.test(value) || (lines ? controlsButBreaks : controls).test(value))
      return problem('refusals.unusable')
    if (length < min) return problem('refusals.tooShort', min)
    return length > max ? problem('refusals.tooLong', max) : { value }
  },
})

/** One e-mail address, in lower case and with its domain in ASCII, as accounts are looked up. */
const email = (): FieldRule<string> => ({
  keep: true,
  attributes: { type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  read: (sent) => {
    const value = first(sent).trim().toLowerCase()
    if (value === '') return problem('refusals.required')
    const address = emailAddress(value)
    return address === null ? problem('refusals.oneAddress') : { value: address }
  },
})

/** A password exactly as typed; rules for new passwords are checked where one is set. */
const password = (autoComplete: 'current-password' | 'new-password'): FieldRule<string> => ({
  keep: false,
  attributes: { type: 'password', required: true, autoComplete },
  read: (sent) => (first(sent) === '' ? problem('refusals.required') : { value: first(sent) }),
})

const isAmong = <Option extends string>(options: readonly Option[], value: Sent | undefined): value is Option =>
  options.some((option) => option === value)

const choice = <Option extends string>(options: readonly Option[]): FieldRule<Option> => ({
  keep: true,
  attributes: { required: true },
  read: ([value]) => {
    if (value === undefined || value === '') return problem('refusals.required')
    return isAmong(options, value) ? { value } : problem('refusals.selection')
  },
})

/** Distinct positive integers: the ids of ticked options. */
const ids = (max: number): FieldRule<number[]> => ({
  keep: true,
  attributes: { required: false },
  read: (sent) => {
    const values = [...new Set(sent.filter((value) => value !== ''))]
    const known = values.every((value) => typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value))
    if (!known) return problem('refusals.selection')
    return values.length > max ? problem('refusals.mostTicked', max) : { value: values.map(Number) }
  },
})

/** The id of a document, selected or in a hidden field. */
const id = ({ optional = false } = {}): FieldRule<number | null> => ({
  keep: true,
  attributes: { required: !optional },
  read: (sent) => {
    const value = first(sent)
    if (value === '') return optional ? { value: null } : problem('refusals.required')
    return /^[1-9]\d{0,8}$/.test(value) ? { value: Number(value) } : problem('refusals.selection')
  },
})

/** An integer from 1 to `max`, in any script's digits. */
const count = (max: number): FieldRule<number> => ({
  keep: true,
  attributes: { required: true },
  read: (sent) => {
    const value = first(sent).normalize('NFKC').trim()
    if (value === '') return problem('refusals.required')
    return /^0*[1-9]\d*$/.test(value) && Number(value) <= max
      ? { value: Number(value) }
      : problem('refusals.count', max)
  },
})

const tick = (): FieldRule<boolean> => ({
  keep: true,
  attributes: {},
  read: (sent) => ({ value: sent.length > 0 && sent[0] !== '' && sent[0] !== 'false' }),
})

/** A path of this site; an invalid one becomes null, since it is no mistake of the visitor's. */
const path = (): FieldRule<string | null> => ({
  keep: true,
  attributes: {},
  read: (sent) => ({ value: safePath(first(sent)) }),
})

/** A file; null where none was selected. */
const file = (): FieldRule<File | null> => ({
  keep: false,
  attributes: { type: 'file', required: false },
  read: ([value]) => ({ value: value instanceof File && value.size > 0 ? value : null }),
})

/** The field types of page forms. */
export const field = { text, email, password, choice, id, ids, count, tick, path, file } as const
