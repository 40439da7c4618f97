import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import type { Problem, Said } from './fields'

/** The state of a rejected form, kept until a page shows it: input and problems. */
export type KeptState = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: Readonly<Record<string, Said>>
  readonly error: Said | null
}

/** The same for rendering, with messages in the visitor's locale. */
export type FormState = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: Readonly<Record<string, string>>
  readonly error: string | null
}

export const emptyState: FormState = { values: {}, errors: {}, error: null }

/** One message for the whole form, where there is no field to show it beside; null for a form that was not rejected. */
export const refusalOf = ({ error, errors }: FormState): string | null => error ?? Object.values(errors)[0] ?? null

// Any object will do, since the signature has been checked.
const said = z.union([z.string(), z.custom<Problem>((value) => isRecord(value) && typeof value.refusal === 'string')])

const schema = z.object({
  values: z.record(z.string(), z.array(z.string())),
  errors: z.record(z.string(), said),
  error: said.nullable(),
})

/** Browsers keep 4,096 bytes a cookie, and Node reads 16 KB of headers, in which there are others. */
const partLength = 3500
const maxParts = 3
const maxTogether = 12_000
const maxBytes = 256 * 1024
/** As long as a password reset link is valid: a visitor who has to sign in first may need one. */
const seconds = limits.mailLinks.resetMinutes * 60

const key = createHmac('sha256', env.payloadSecret).update('form-state').digest()

const seal = (data: string): string => createHmac('sha256', key).update(data).digest('base64url')

const cookieName = (form: string, part: number): string => `form-${form}-${part}`

function pack(state: KeptState): string {
  const data = deflateRawSync(JSON.stringify(state)).toString('base64url')
  return `${seal(data)}.${data}`
}

/** Drops the longest inputs where the state exceeds the cookies; the errors always stay. */
function packed(state: KeptState): string {
  const whole = pack(state)
  if (whole.length <= partLength * maxParts) return whole
  const [longest] = Object.entries(state.values).sort(([, a], [, b]) => b.join('').length - a.join('').length)
  if (!longest) return pack({ ...emptyState, error: state.error })
  const { [longest[0]]: _, ...values } = state.values
  return packed({ ...state, values })
}

const line = (name: string, value: string, age: number): string =>
  `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${env.secureCookies ? '; Secure' : ''}`

/** The Set-Cookie lines that carry a state to the page that shows it. */
export function stateCookies(form: string, state: KeptState): string[] {
  const text = packed(state)
  return Array.from({ length: maxParts }, (_, part) => {
    const value = text.slice(part * partLength, (part + 1) * partLength)
    return line(cookieName(form, part), value, value ? seconds : 0)
  })
}

const stateCookie = /(?:^|; ?)form-([\w-]+)-\d=[^;]*/g

/**
 * Deletes the states of other forms if all cookies together would exceed what the server reads: otherwise every request
 * of the visitor would be rejected until they expire.
 */
export function clearedForRoom(cookies: string, form: string, added: readonly string[]): string[] {
  const others = [...cookies.matchAll(stateCookie)].filter(([, name]) => name !== form)
  const length = [...others.map(([cookie]) => cookie), ...added].join('').length
  return length > maxTogether ? clearedStates(others.map(([cookie]) => cookie).join(';')) : []
}

/** The Set-Cookie lines that delete a form's state. */
export const clearedCookies = (form: string): string[] =>
  Array.from({ length: maxParts }, (_, part) => line(cookieName(form, part), '', 0))

/** Deletes all form states, so that the next visitor on the device does not see the last one's input. */
export const clearedStates = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|; ?)(form-[\w-]+-\d)=/g)].map(([, name = '']) => line(name, '', 0))

/** The state in a request's cookies; the empty state where the signature is not ours. */
export function stateFrom(form: string, cookieOf: (name: string) => string | undefined): KeptState {
  const text = Array.from({ length: maxParts }, (_, part) => cookieOf(cookieName(form, part)) ?? '').join('')
  const [mark = '', data = ''] = text.split('.', 2)
  const expected = seal(data)
  if (mark.length !== expected.length || !timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return emptyState
  try {
    const json = inflateRawSync(Buffer.from(data, 'base64url'), { maxOutputLength: maxBytes }).toString()
    return schema.parse(JSON.parse(json))
  } catch {
    return emptyState
  }
}
