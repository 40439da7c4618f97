import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'
import { decoded, type Pixels } from '../illustrator/rasterise'

const opened = new WeakMap<Buffer, Pixels>()

/** Caches the decoded pixels of a picture for the sizes that Payload makes of it. */
export const cachePixels = (file: Buffer, pixels: Pixels): void => void opened.set(file, pixels)

/** Decodes a picture into the cache, unless it is there already. */
export async function decodeIntoCache(file: Buffer): Promise<void> {
  if (!opened.has(file)) cachePixels(file, await decoded(file))
}

/**
 * The `sharp` that Payload calls, on cached pixels: Payload decodes the file once for itself and once for each size, a
 * third of the time of an upload. Payload stores the picture from the returned object itself, unchanged, and sizes from
 * clones; sharp's own `clone` would copy all pixels each time.
 */
export const sharpOnCachedPixels = (input?: SharpInput, options?: SharpOptions): Sharp => {
  const pixels = Buffer.isBuffer(input) ? opened.get(input) : undefined
  if (!Buffer.isBuffer(input) || !pixels) return sharp(input, options)
  const { width, height, channels } = pixels.info
  const open = (): Sharp => sharp(pixels.data, { raw: { width, height, channels } })
  const picture = open()
  const asDrawn = { data: input, info: { ...pixels.info, format: 'webp', size: input.byteLength } }
  const same = (): Sharp => picture
  return Object.assign(picture, { clone: open, resize: same, toFormat: same, toBuffer: () => Promise.resolve(asDrawn) })
}
