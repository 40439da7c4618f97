import { env } from './env'

/** A full URL of this site as its path; anything else as it is. */
export function withoutOwnHost(value: string): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return value
  const url = new URL(value)
  return url.host === new URL(env.siteUrl).host ? `${url.pathname}${url.search}${url.hash}` : value
}
