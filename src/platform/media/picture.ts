import type { Media } from '@/payload-types'

/** What is drawn of a picture. `srcSet` holds its stored sizes, smallest first. */
export type Picture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption: string | null
}

/** The address of a stored file; a missing absolute one is built from the host (MED-01). */
export function mediaUrl(media: { url?: string | null; filename?: string | null }, host = ''): string | null {
  if (media.url) return media.url.startsWith('/') ? `${host}${media.url}` : media.url
  return media.filename ? `${host}/api/media/file/${encodeURIComponent(media.filename)}` : null
}

/** Paths of our own files are drawn without the host, so that a page is right on any host. */
const ownPath = (url: string): string => {
  const at = url.indexOf('/api/media/file/')
  return at > 0 ? url.slice(at) : url
}

/** The picture of a media document, or null where there is none or only its id is known. */
export function toPicture(media: Media | number | null | undefined): Picture | null {
  if (typeof media !== 'object' || media === null) return null
  const url = mediaUrl(media)
  if (!url) return null
  const own = { url, width: media.width, filename: media.filename }
  const sizes = [media.sizes?.small, media.sizes?.card, media.sizes?.large, own].flatMap((size) => {
    const address = size && (size.url || size.filename) ? mediaUrl(size) : null
    return address && size?.width ? [{ url: ownPath(address), width: size.width }] : []
  })
  const distinct = [...new Map(sizes.map((size) => [size.width, size])).values()].sort((a, b) => a.width - b.width)
  return {
    src: ownPath(url),
    srcSet: distinct.map((size) => `${size.url} ${size.width}w`).join(', '),
    width: media.width ?? 1600,
    height: media.height ?? 1200,
    alt: media.alt,
    caption: media.caption ?? null,
  }
}
