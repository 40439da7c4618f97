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

/** The key of an error message. `guarded()` replaces it by the message in the caller's locale (I18-01). */
export type Refusal = `refusals.${Key}`

/**
 * Rejects a query that repeats one of these parameters.
 * @throws AppError badRequest
 */
export function refuseRepeated(query: URLSearchParams, names: readonly string[]): void {
  if (isRepeated(query, names)) throw new AppError('badRequest', 'refusals.repeated' satisfies Refusal)
}

/** The message for a fault of ours (500). */
export const fault = 'refusals.fault' satisfies Refusal

const prefix = 'refusals.'

const isRefusal = (message: string): message is Refusal =>
  message.startsWith(prefix) && Object.hasOwn(texts.en, message.slice(prefix.length))

const { error } = payloadTexts.translations

/** Messages that Payload sends in English, whatever the caller's language. */
const saidByPayload: ReadonlyMap<string, Refusal> = new Map([
  [en.refusals.notAllowed, 'refusals.notAllowed'],
  [error.noUser, 'refusals.signIn'],
  [error.tokenInvalidOrExpired, 'refusals.linkExpired'],
])

/** The key of an error message, from the key itself or from Payload's English; null for any other string. */
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

/** The error message in a locale, with `{n}` and the like filled in; a string that is no key of ours stays as it is. */
export function refusalIn(message: string, locale: Locale, values: Readonly<Record<string, number>> = {}): string {
  const refusal = refusalOf(message)
  return refusal ? fill(texts[locale][refusal.slice(prefix.length) as Key], values) : message
}
