/** A video as its own site shows it, and as it stands in a frame. */
export type Video = { readonly site: 'YouTube' | 'Vimeo'; readonly page: string; readonly frame: string }

/** The second at which a video begins, as an address says it: `43`, `43s` or `1m30s`; 0 from the beginning. */
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

/** A video that is not listed is shown with its key alone. */
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

/** What stands in the path of a video of Vimeo: in a channel, a group or an album, or by itself. */
function vimeoIn(parts: readonly string[], url: URL): Video | null {
  const at = parts.findIndex((part) => /^\d{5,12}$/.test(part))
  const folders = parts.slice(0, Math.max(0, at)).join('/')
  if (at < 0 || !/^(?:|video|channels\/[\w-]+|groups\/[\w-]+\/videos|showcase\/\d+\/video)$/.test(folders)) return null
  return vimeo(parts[at], url.searchParams.get('h') ?? parts[at + 1], url)
}

/** The address in what an editor pasted: the `src` of a frame, or the whole of it. */
function addressIn(code: string): URL | null {
  const source = /<iframe[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(code)?.[1] ?? code.trim()
  const address = source.replaceAll('&amp;', '&')
  // People leave out how an address begins.
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

/** The video that a code or an address stands for; null unless it is one of a site on the list (BLK-04). Nothing else of a code is kept. */
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
