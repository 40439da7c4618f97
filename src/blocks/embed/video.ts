/** A video as its own site shows it, and as it stands in a frame. */
export type Video = { readonly site: 'YouTube' | 'Vimeo'; readonly page: string; readonly frame: string }

const youtube = (id: string | null | undefined): Video | null =>
  id && /^[\w-]{6,20}$/.test(id)
    ? {
        site: 'YouTube',
        page: `https://www.youtube.com/watch?v=${id}`,
        frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
      }
    : null

const vimeo = (id: string | undefined): Video | null =>
  id && /^\d{5,12}$/.test(id)
    ? { site: 'Vimeo', page: `https://vimeo.com/${id}`, frame: `https://player.vimeo.com/video/${id}?dnt=1` }
    : null

/** The address in what an editor pasted: the `src` of a frame, or the whole of it. */
function addressIn(code: string): URL | null {
  const source = /<iframe[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["']/i.exec(code)?.[1] ?? code.trim()
  try {
    const url = new URL(source.startsWith('//') ? `https:${source}` : source)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/** The video that a code or an address stands for; null unless it is one of a site on the list (BLK-04). Nothing else of a code is kept. */
export function videoOf(code: unknown): Video | null {
  const url = typeof code === 'string' && code.length <= 4000 ? addressIn(code) : null
  if (!url || url.username || url.port) return null
  const parts = url.pathname.split('/').filter(Boolean)
  switch (url.hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(['embed', 'shorts', 'live'].includes(parts[0] ?? '') ? parts[1] : url.searchParams.get('v'))
    case 'youtu.be':
      return youtube(parts[0])
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeo(parts[0] === 'video' ? parts[1] : parts[0])
    default:
      return null
  }
}
