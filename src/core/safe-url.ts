const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Drops control characters, which browsers ignore inside a scheme (`java\tscript:`), and outer blanks. */
const strip = (value: string): string => value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim()

/**
 * A link that is safe to render, or null: http, https, mailto, tel, a path of this site, or a fragment (T-1M). A link
 * that begins with `www.` gets `https://` in front.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const url = strip(value)
  if (!url || url.length > 2048) return null
  if (url.startsWith('#')) return url
  if (url.startsWith('/')) return /^\/[/\\]/.test(url) ? null : url
  if (/^www\.[^\s/?#:@]+\.[^\s/?#:@.]+(?=[/?#]|$)/i.test(url)) return safeUrl(`https://${url}`)
  try {
    return schemes.has(new URL(url).protocol) ? url : null
  } catch {
    return null
  }
}

/** `rel` for a link that leaves the site. */
export const outsideRel = 'noopener noreferrer nofollow ugc'
