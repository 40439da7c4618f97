import sharp, { type Metadata } from 'sharp'
import { limits } from '@/core/limits'

type Pixels = {
  format: string
  tooLarge: boolean
  /** The pixels are stored rotated: a camera writes the orientation into the metadata. */
  turned: boolean
}

/**
 * Reads a picture's metadata before anything is decoded; null where it is no picture.
 * @returns `tooLarge`: it may not be decoded. Every frame of an animation counts, since each is decoded (T-1L).
 */
export async function pixelsOf(data: Buffer): Promise<Pixels | null> {
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return null
  const { pixels, side } = limits.upload
  const { width, height, pages = 1, orientation = 1 } = size
  const turned = orientation > 1 && (pages === 1 || size.format === 'webp')
  return { format: size.format, turned, tooLarge: width * height * pages > pixels || Math.max(width, height) > side }
}

/** Rotates each frame of an animation separately, since sharp cannot rotate an animated picture as a whole (MED-01). */
async function uprightFilm(data: Buffer, { pages = 1, orientation, delay, loop }: Metadata): Promise<Buffer> {
  const { data: strip, info } = await sharp(data, { animated: true }).raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const height = info.height / pages
  const size = width * height * channels
  const stills: Buffer[] = []
  for (let page = 0; page < pages; page += 1) {
    const raw = { width, height, channels }
    const still = sharp(strip.subarray(page * size, (page + 1) * size), { raw }).withMetadata({ orientation })
    const turned = sharp(await still.png({ compressionLevel: 0 }).toBuffer()).autoOrient()
    stills.push(await turned.png({ compressionLevel: 1 }).toBuffer())
  }
  const timing = { ...(delay ? { delay } : {}), ...(loop === undefined ? {} : { loop }) }
  return sharp(stills, { join: { animated: true } })
    .webp({ quality: 95, ...timing })
    .toBuffer()
}

const uprightStill = (data: Buffer): Promise<Buffer> =>
  sharp(data)
    .autoOrient()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: 95, force: false })
    .toBuffer()

/**
 * Applies a picture's orientation to its pixels and keeps the format; a picture that cannot be decoded is returned as
 * is.
 */
export async function upright(data: Buffer): Promise<Buffer> {
  try {
    const known = await sharp(data).metadata()
    return await ((known.pages ?? 1) > 1 ? uprightFilm(data, known) : uprightStill(data))
  } catch {
    return data
  }
}
