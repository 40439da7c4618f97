/** A video: the address of its page, and of its embed frame. */
export type Video = { readonly site: 'YouTube' | 'Vimeo'; readonly page: string; readonly frame: string }

/** The start time in seconds from an address: `43`, `43s` or `1m30s`; 0 by default. */
function secondIn(text: string | null | undefined): number {
  const [whole, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  return whole ? Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) : 0
}

function youtube(id: string | null | undefined, { searchParams }: URL): Video | null {
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null
  const start = secondIn(searchParams.get('t') ?? searchParams.get('start'))
  return {
    site: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start > 0 ? `&start=${start}` : ''}`,
  }
}

/** An unlisted video needs its key. */
function vimeo(id: string | undefined, key: string | null | undefined, { hash }: URL): Video | null {
  if (!id || !/^\d{5,12}$/.test(id)) return null
  const known = key && /^[0-9a-f]{6,20}$/.test(key) ? key : null
  const start = secondIn(new URLSearchParams(hash.slice(1)).get('t'))
  const from = start > 0 ? `#t=${start}s` : ''
  return {
    site: 'Vimeo',
    page: `https://vimeo.com/${id}${known ? `/${known}` : ''}${from}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1${known ? `&h=${known}` : ''}${from}`,
  }
}

/** Finds the id in the path of a Vimeo video: by itself, or inside a channel, group or showcase. */
function vimeoIn(parts: readonly string[], url: URL): Video | null {
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part))
  const folders = parts.slice(0, Math.max(0, at)).join('/')
  if (at < 0 || !/^(?:|video|channels\/[\w-]+|groups\/[\w-]+\/videos|showcase\/\d+\/video)$/.test(folders)) return null
  return vimeo(parts[at], url.searchParams.get('h') ?? parts[at + 1], url)
}

/** The address in pasted code: the `src` of an iframe, or the whole text. */
function addressIn(code: string): URL | null {
  const source = /<iframe[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(code)?.[1] ?? code.trim()
  const address = source.replaceAll('&amp;', '&')
  // Editors often omit the protocol.
  const whole = address.startsWith('//')
    ? `https:${address}`
    : /^[\w-]+(?:\.[\w-]+)+\//.test(address)
      ? `https://${address}`
      : address
  try {
    const url = new URL(whole)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/**
 * The video that embed code or an address refers to; null unless its site is allowed (BLK-04). Nothing else of the code
 * is kept.
 */
export function videoOf(code: unknown): Video | null {
  const url = typeof code === 'string' && code.length <= 4000 ? addressIn(code) : null
  if (!url || url.username || url.password || url.port) return null
  const parts = url.pathname.split('/').filter(Boolean)
  switch (url.hostname.replace(/^(?:www|m|music)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? parts[1] : url.searchParams.get('v'), url)
    case 'youtu.be':
      return youtube(parts[0], url)
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeoIn(parts, url)
    default:
      return null
  }
}
