import sharp, { type Metadata } from 'sharp'
import { limits } from '@/core/limits'

type Pixels = {
  format: string
  tooLarge: boolean
  /** Stored otherwise than it is shown: a camera writes beside its pixels which way it was held. */
  turned: boolean
}

/**
 * What is known of a picture before any of it is decoded; null where it is none.
 * @returns `tooLarge`: more may not be decoded. Each picture of a moving one is decoded for itself (T-1L).
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

/** A turned moving picture, each of its pictures turned for itself: sharp turns no strip of several (MED-01). */
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

/** A turned picture with its pixels as they are shown, in the same format; what cannot be decoded stays as it is. */
export async function upright(data: Buffer): Promise<Buffer> {
  try {
    const known = await sharp(data).metadata()
    return await ((known.pages ?? 1) > 1 ? uprightFilm(data, known) : uprightStill(data))
  } catch {
    return data
  }
}
