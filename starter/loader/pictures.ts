import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Localized } from '@/core/locales'
import { env } from '@/core/env'
import { encoded, rasterise } from '../illustrator/rasterise'
import { ILLUSTRATOR_VERSION } from '../illustrator/index'
import { cachePixels, decodeIntoCache } from './decoded-pictures'
import type { SeedItem } from './upsert'

/** One picture of the catalogue: its key, how it is drawn, and its texts. */
export type Picture = {
  /** Natural key, `plate/boletus-edulis`. */
  key: string
  svg: () => string
  /** Everything that the drawing depends on; part of its cache key and of its fingerprint. */
  facts: unknown
  width: number
  alt: Localized
  caption: Localized | null
}

const cacheDir = path.join(env.dataDir, 'cache', 'pictures')

const fileName = (key: string): string => `${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`

/** The picture's own width, or the limit of the environment where that is less. Pixels. */
const paintedWidth = ({ width }: Picture): number => Math.min(width, env.seedPictureWidth)

/** Returns the SVG text of a picture, drawn in this process or in another. */
type SvgOf = (picture: Picture) => string | Promise<string>

const drawnHere: SvgOf = ({ svg }) => svg()

const underWay = new Map<string, Promise<Buffer>>()

/**
 * The WebP of a picture, from the cache on disk where it was drawn before: the same facts and illustrator always give
 * the same bytes, so that a second database needs no drawing.
 */
export function rendered(picture: Picture, svgOf = drawnHere): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify([ILLUSTRATOR_VERSION, picture.key, paintedWidth(picture), picture.facts]))
    .digest('hex')
  const begun = underWay.get(name)
  if (begun) return begun
  const drawing = fromCache(path.join(cacheDir, `${name}.webp`), picture, svgOf).finally(() => underWay.delete(name))
  underWay.set(name, drawing)
  return drawing
}

async function fromCache(file: string, picture: Picture, svgOf: SvgOf): Promise<Buffer> {
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const pixels = await rasterise(await svgOf(picture), paintedWidth(picture))
  const drawn = await encoded(pixels)
  cachePixels(drawn, pixels)
  await mkdir(cacheDir, { recursive: true })
  await writeFile(`${file}.${process.pid}`, drawn)
  await rename(`${file}.${process.pid}`, file)
  return drawn
}

/** The media document of a picture. */
export const pictureItem = (picture: Picture, svgOf = drawnHere): SeedItem => ({
  collection: 'media',
  key: picture.key,
  where: { seedKey: { equals: picture.key } },
  fingerprint: [ILLUSTRATOR_VERSION, picture.facts, picture.alt, picture.caption, paintedWidth(picture)],
  data: () => ({ seedKey: picture.key, alt: picture.alt, caption: picture.caption, credit: 'Sporeprint' }),
  file: async () => {
    const data = await rendered(picture, svgOf)
    await decodeIntoCache(data)
    return { data, mimetype: 'image/webp', name: fileName(picture.key), size: data.byteLength }
  },
})
