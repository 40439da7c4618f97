import { env } from '@/core/env'
import { emailAddress } from '@/core/email-address'
import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { localizedHref } from '@/core/paths'
import { safeUrl } from '@/core/safe-url'

/** The value sent for a field; undefined where the form has no field of that name. */
type ValueOf = (name: string) => string | undefined

export const placeholder = /\{\{(.+?)\}\}/g
const leading = /^\{\{(.+?)\}\}/

/** A host without a scheme, as visitors type the address of their site: `ada.example/shop`. */
const bareHost = /^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?=[/?#]|$)/

/** A value that a link begins with, as an address; its braces are encoded, so that the plugin finds no placeholder. */
function beginning(sent: string): string {
  const value = sent.trim().replaceAll('{', '%7B').replaceAll('}', '%7D')
  if (emailAddress(value) !== null) return `mailto:${value}`
  return bareHost.test(value) ? `https://${value}` : value
}

/** The absolute address of a link in a mail; null where it leads nowhere, or nowhere it may (T-1M). */
function addressIn(written: unknown, valueOf: ValueOf, locale: Locale): string | null {
  if (typeof written !== 'string') return null
  const url = written
    .trim()
    .replace(leading, (whole, name: string) => beginning(valueOf(name) ?? whole))
    .replace(placeholder, (whole, name: string) => {
      const value = valueOf(name)
      return value === undefined ? whole : encodeURIComponent(value).replaceAll('%40', '@')
    })
  const safe = safeUrl(url)
  if (safe === null || safe.startsWith('#')) return null
  return safe.startsWith('/') ? `${env.siteUrl}${localizedHref(locale, safe)}` : safe
}

const isLink = (node: Record<string, unknown>): boolean => node.type === 'link' || node.type === 'autolink'

/**
 * Fills the links in a mail's message: with the values that were sent, and as absolute addresses in the mail's locale.
 * A link that leads nowhere is replaced by its text.
 */
export function withAddresses(part: unknown, valueOf: ValueOf, locale: Locale): unknown {
  const inner = (each: unknown): unknown => withAddresses(each, valueOf, locale)
  if (Array.isArray(part))
    return part.flatMap((node: unknown) => {
      const found = inner(node)
      return isRecord(found) && isLink(found) && isRecord(found.fields) && found.fields.url === null
        ? found.children
        : [found]
    })
  if (!isRecord(part)) return part
  const node = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inner(value)]))
  if (!isLink(node) || !isRecord(node.fields)) return node
  return { ...node, fields: { ...node.fields, url: addressIn(node.fields.url, valueOf, locale) } }
}
