import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'
import { decoded, type Pixels } from '../illustrator/rasterise'

const opened = new WeakMap<Buffer, Pixels>()

/** Keeps the pixels that a picture was drawn with for all that will be made of it. */
export const keepOpen = (file: Buffer, pixels: Pixels): void => void opened.set(file, pixels)

/** Opens a picture that is not open for all that will be made of it. */
export async function openPicture(file: Buffer): Promise<void> {
  if (!opened.has(file)) keepOpen(file, await decoded(file))
}

/**
 * Sharp as Payload calls it. A picture that is open already is not opened again: Payload opens one for itself and for
 * each of its sizes, which takes a third of the time that they all take. Nor is it encoded again: it is stored as it was
 * drawn. Payload makes the picture itself of the very object it gets here, and its sizes of clones: sharp's own would copy
 * all pixels for each.
 */
export const openedOnce = (input?: SharpInput, options?: SharpOptions): Sharp => {
  const pixels = Buffer.isBuffer(input) ? opened.get(input) : undefined
  if (!Buffer.isBuffer(input) || !pixels) return sharp(input, options)
  const { width, height, channels } = pixels.info
  const open = (): Sharp => sharp(pixels.data, { raw: { width, height, channels } })
  const picture = open()
  const asDrawn = { data: input, info: { ...pixels.info, format: 'webp', size: input.byteLength } }
  const same = (): Sharp => picture
  return Object.assign(picture, { clone: open, resize: same, toFormat: same, toBuffer: () => Promise.resolve(asDrawn) })
}
