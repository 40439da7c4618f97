import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import type { Problem, Said } from './fields'

/** What is kept of a form that was rejected until a page shows it: what was typed, and what is wrong. */
export type KeptState = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: Readonly<Record<string, Said>>
  readonly error: Said | null
}

/** The same as it is shown, with what is wrong in the visitor's language. */
export type FormState = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: Readonly<Record<string, string>>
  readonly error: string | null
}

export const emptyState: FormState = { values: {}, errors: {}, error: null }

/** What is wrong in one sentence, where no field is there to say it beside; null of a form that was not refused. */
export const refusalOf = ({ error, errors }: FormState): string | null => error ?? Object.values(errors)[0] ?? null

// It is ours whatever it says: the seal was checked before.
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
/** As long as the link to a new password holds: whoever is told to sign in first may have to ask for one. */
const seconds = limits.mailLinks.resetMinutes * 60

const key = createHmac('sha256', env.payloadSecret).update('form-state').digest()

const seal = (data: string): string => createHmac('sha256', key).update(data).digest('base64url')

export const cookieName = (form: string, part: number): string => `form-${form}-${part}`

function pack(state: KeptState): string {
  const data = deflateRawSync(JSON.stringify(state)).toString('base64url')
  return `${seal(data)}.${data}`
}

/** The longest texts go first where a state is too long for cookies; what is wrong is said in any case. */
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
 * Takes the states of other forms away that a request carries, where all of them together with a new one are more than
 * the server reads: a visitor would be shut out of every page until they have run out.
 */
export function clearedForRoom(cookies: string, form: string, added: readonly string[]): string[] {
  const others = [...cookies.matchAll(stateCookie)].filter(([, name]) => name !== form)
  const length = [...others.map(([cookie]) => cookie), ...added].join('').length
  return length > maxTogether ? clearedStates(others.map(([cookie]) => cookie).join(';')) : []
}

/** Takes an earlier state away. */
export const clearedCookies = (form: string): string[] =>
  Array.from({ length: maxParts }, (_, part) => line(cookieName(form, part), '', 0))

/** Takes away every state that a request carries: whoever comes next on the device is not shown what the last one typed. */
export const clearedStates = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|; ?)(form-[\w-]+-\d)=/g)].map(([, name = '']) => line(name, '', 0))

/** The state that the cookies of a request carry; nothing where they are not ours. */
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
