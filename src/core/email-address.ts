import { z } from 'zod'

/** The usual pattern, except that the top-level domain may be in Punycode: `xn--p1ai` is `рф`. */
const inAscii = z
  .email({
    pattern: /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i,
  })
  .max(254)

/** Letters, digits, hyphens and dots alone: the other characters that a URL may have are no part of a domain. */
const domain = /^[\p{L}\p{M}\p{N}.-]+$/u

/** An e-mail address as mail servers accept it, its domain in ASCII; null where the text is none. */
export function emailAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const [person, host] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || !domain.test(host)) return null
  const isAscii = /^[\u0000-\u007f]*$/.test(host)
  const address = `${person}@${isAscii || !URL.canParse(`http://${host}`) ? host : new URL(`http://${host}`).hostname}`
  return inAscii.safeParse(address).success ? address : null
}
