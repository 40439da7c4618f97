import type { Refusal } from '@/cms/guards/refusals'
import { emailAddress } from '@/core/email-address'
import { controls, controlsButBreaks, halves } from '@/core/forbidden-characters'
import type { Locale, Localized } from '@/core/locales'
import { safePath } from '@/core/safe-path'
import { tidyText } from '@/core/tidy-text'

/** What is wrong with a value: the key of its message and the number in it, or what an editor wrote for it. */
export type Problem = { readonly refusal: Refusal; readonly n?: number; readonly own?: Partial<Localized> | undefined }

/** The same, or a text that is in the visitor's language already. */
export type Said = Problem | string

export type Sent = string | File

type Attributes = {
  /** False of what may stay empty, which its label says; a tick and what is hidden have neither. */
  readonly required?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'password' | 'file'
  readonly inputMode?: 'decimal'
}

/** How one field of a form is read. */
export type FieldRule<Value> = {
  /** @param locale the one it was filled in */
  readonly read: (sent: readonly Sent[], locale: Locale) => { readonly value: Value } | { readonly problem: Problem }
  /** Whether what was typed is shown again beside its error. Passwords and files are not. */
  readonly keep: boolean
  readonly attributes: Attributes
}

const first = (sent: readonly Sent[]): string => (typeof sent[0] === 'string' ? sent[0] : '')

const problem = (refusal: Refusal, n?: number) => ({ problem: n === undefined ? { refusal } : { refusal, n } })

type Text = { min?: number; max: number; lines?: boolean; optional?: boolean; autoComplete?: string }

/**
 * A text of so many characters (code points), trimmed. Browsers count otherwise, and cut without a word: its bound is
 * the server's alone to say (COM-05).
 */
const text = ({ min = 1, max, lines = false, optional = false, autoComplete }: Text): FieldRule<string> => ({
  keep: true,
  attributes: { type: 'text', required: !optional, ...(autoComplete ? { autoComplete } : {}) },
  read: (sent) => {
    const value = tidyText(first(sent))
    const length = [...value].length
    if (length === 0) return optional ? { value } : problem('refusals.required')
    if (halves.test(value) || (lines ? controlsButBreaks : controls).test(value)) return problem('refusals.unusable')
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

/** A password as it was typed, whatever it is: what it must be is for anyone who sets one to say. */
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

/** Positive whole numbers, each once: the ids of what was ticked. */
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

/** The id of one thing, chosen or hidden. */
const id = ({ optional = false } = {}): FieldRule<number | null> => ({
  keep: true,
  attributes: { required: !optional },
  read: (sent) => {
    const value = first(sent)
    if (value === '') return optional ? { value: null } : problem('refusals.required')
    return /^[1-9]\d{0,8}$/.test(value) ? { value: Number(value) } : problem('refusals.selection')
  },
})

/** A whole number from 1 on, in whatever digits a keyboard writes it. */
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

/** A path of this site, or nothing: a wrong one is no fault of the visitor's. */
const path = (): FieldRule<string | null> => ({
  keep: true,
  attributes: {},
  read: (sent) => ({ value: safePath(first(sent)) }),
})

/** One file, or nothing. */
const file = (): FieldRule<File | null> => ({
  keep: false,
  attributes: { type: 'file', required: false },
  read: ([value]) => ({ value: value instanceof File && value.size > 0 ? value : null }),
})

/** The kinds of fields a form of a page is made of. */
export const field = { text, email, password, choice, id, ids, count, tick, path, file } as const
