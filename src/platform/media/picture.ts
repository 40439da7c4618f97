import type { Media } from '@/payload-types'

/** What is rendered of a picture. `srcSet` holds its stored sizes, smallest first. */
export type Picture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption: string | null
  /** The focal point of a crop, as `object-position`; absent where it is the center (MED-01). */
  focus?: string
}

/** The address of a stored file; where none was stored, its path on this site (MED-01). */
export function mediaUrl(media: { url?: string | null; filename?: string | null }): string | null {
  if (media.url) return media.url
  return media.filename ? `/api/media/file/${encodeURIComponent(media.filename)}` : null
}

/** Paths of our own files are rendered without the host, so that a page is right on any host. */
const ownPath = (url: string): string => {
  const at = url.indexOf('/api/media/file/')
  return at > 0 ? url.slice(at) : url
}

/**
 * A cache-busting parameter: browsers cache files for a year, and a file that is cropped or generated again keeps its
 * name, so the time of its last change is added.
 */
function version({ updatedAt }: Pick<Media, 'updatedAt'>): string {
  const seconds = Math.floor(Date.parse(updatedAt) / 1000)
  return Number.isFinite(seconds) ? `?v=${seconds.toString(36)}` : ''
}

/** The focal point that an editor set, unless it is the center. */
function focusOf({ focalX, focalY }: Pick<Media, 'focalX' | 'focalY'>): Pick<Picture, 'focus'> {
  const part = (value: unknown): number =>
    typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : 50
  const [x, y] = [part(focalX), part(focalY)]
  return x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` }
}

const isOwn = (path: string): boolean => path.startsWith('/api/media/file/')

/** The picture of a media document, or null where there is none or only its id is known. */
export function toPicture(media: Media | number | null | undefined): Picture | null {
  if (typeof media !== 'object' || media === null) return null
  const url = mediaUrl(media)
  if (!url) return null
  const changed = version(media)
  const versioned = (address: string): string => {
    const path = ownPath(address)
    return isOwn(path) ? `${path}${changed}` : path
  }
  const own = { url, width: media.width, filename: media.filename }
  const sizes = [media.sizes?.small, media.sizes?.card, media.sizes?.large, own].flatMap((size) => {
    const address = size && (size.url || size.filename) ? mediaUrl(size) : null
    return address && size?.width ? [{ url: versioned(address), width: size.width }] : []
  })
  const distinct = [...new Map(sizes.map((size) => [size.width, size])).values()].sort((a, b) => a.width - b.width)
  return {
    src: versioned(url),
    srcSet: distinct.map((size) => `${size.url} ${size.width}w`).join(', '),
    width: media.width ?? 1600,
    height: media.height ?? 1200,
    alt: media.alt,
    caption: media.caption ?? null,
    ...focusOf(media),
  }
}
