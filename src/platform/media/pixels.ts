import sharp from 'sharp'
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
  const turned = orientation > 1 && pages === 1
  return { format: size.format, turned, tooLarge: width * height * pages > pixels || Math.max(width, height) > side }
}

/** A turned picture with its pixels as they are shown, in the same format; what cannot be decoded stays as it is. */
export const upright = (data: Buffer): Promise<Buffer> =>
  sharp(data)
    .autoOrient()
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: 95, force: false })
    .toBuffer()
    .catch(() => data)
