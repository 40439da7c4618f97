import sharp from 'sharp'
import { limits } from '@/core/limits'

/**
 * What is known of a picture before any of it is decoded; null where it is none.
 * @returns `tooLarge`: more may not be decoded. Each picture of a moving one is decoded for itself (T-1L).
 */
export async function pixelsOf(data: Buffer): Promise<{ format: string; tooLarge: boolean } | null> {
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return null
  const { pixels, side } = limits.upload
  const { width, height, pages = 1 } = size
  return { format: size.format, tooLarge: width * height * pages > pixels || Math.max(width, height) > side }
}
