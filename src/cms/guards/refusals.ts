import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { en as payloadTexts } from '@payloadcms/translations/languages/en'
import { parseCookies } from 'payload'
import { callerLocaleOf } from '@/core/caller-locale'
import { AppError } from '@/core/errors'
import { fill } from '@/core/fill'
import type { Locale, Localized } from '@/core/locales'
import { isRepeated } from '@/core/query'

const texts = { en: en.refusals, es: es.refusals, pt: pt.refusals } as const satisfies Localized<Record<string, string>>

type Key = keyof typeof en.refusals

/** What a call is rejected with: the key of its message. `guarded()` puts the text in its place (I18-01). */
export type Refusal = `refusals.${Key}`

/**
 * Refuses a query that has one of these parameters more than once.
 * @throws AppError badRequest
 */
export function refuseRepeated(query: URLSearchParams, names: readonly string[]): void {
  if (isRepeated(query, names)) throw new AppError('badRequest', 'refusals.repeated' satisfies Refusal)
}

/** What callers read of a fault of ours. */
export const fault = 'refusals.fault' satisfies Refusal

const prefix = 'refusals.'

const isRefusal = (message: string): message is Refusal =>
  message.startsWith(prefix) && Object.hasOwn(texts.en, message.slice(prefix.length))

const { error } = payloadTexts.translations

/** Payload says these in English, whatever the caller's language. */
const saidByPayload: ReadonlyMap<string, Refusal> = new Map([
  [en.refusals.notAllowed, 'refusals.notAllowed'],
  [error.noUser, 'refusals.signIn'],
  [error.tokenInvalidOrExpired, 'refusals.linkExpired'],
])

/** The error that a message names, or null where it is a text. */
export const refusalOf = (message: unknown): Refusal | null =>
  typeof message !== 'string' ? null : isRefusal(message) ? message : (saidByPayload.get(message) ?? null)

export function callerLocale({ url, headers }: Request): Locale {
  const { pathname, search, host } = new URL(url)
  return callerLocaleOf({
    url: `${pathname}${search}`,
    host: headers.get('host') ?? host,
    referer: headers.get('referer'),
    acceptLanguage: headers.get('accept-language'),
    adminLanguage: parseCookies(headers).get('payload-lng'),
  })
}

/** The message of an error in a language, `{n}` and the like filled in; a text that is none of ours stays as it is. */
export function refusalIn(message: string, locale: Locale, values: Readonly<Record<string, number>> = {}): string {
  const refusal = refusalOf(message)
  return refusal ? fill(texts[locale][refusal.slice(prefix.length) as Key], values) : message
}
