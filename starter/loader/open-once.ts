import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp'

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const opened = new WeakMap<Buffer, Pixels>()

/** Opens a picture for all that will be made of it. */
export async function openPicture(file: Buffer): Promise<void> {
  opened.set(file, await sharp(file).raw().toBuffer({ resolveWithObject: true }))
}

/**
 * Sharp as Payload calls it. A picture that is open already is not opened again: Payload opens one for itself and for
 * each of its sizes, which takes a third of the time that they all take. Nor is it encoded again: it is stored as it was
 * drawn. Payload makes the picture itself of the very object it gets here, and its sizes of clones, which are sharp's own.
 */
export const openedOnce = (input?: SharpInput, options?: SharpOptions): Sharp => {
  const pixels = Buffer.isBuffer(input) ? opened.get(input) : undefined
  if (!Buffer.isBuffer(input) || !pixels) return sharp(input, options)
  const { width, height, channels } = pixels.info
  const picture = sharp(pixels.data, { raw: { width, height, channels } })
  const asDrawn = { data: input, info: { ...pixels.info, format: 'webp', size: input.byteLength } }
  const same = (): Sharp => picture
  return Object.assign(picture, { resize: same, toFormat: same, toBuffer: () => Promise.resolve(asDrawn) })
}
