import pLimit from 'p-limit'
import sharp from 'sharp'
import { pixelsOf } from '@/platform/media/pixels'

/** A large picture takes hundreds of megabytes and seconds to scale, and any member may send one. */
const oneAtATime = pLimit(1)

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** Pixels of a side: twice as many as are shown of a member's picture on the closest screen. */
const side = 640

/**
 * Scales a member's picture down to a PNG without animation: it stands beside texts, where nothing may flash, and every
 * size of it is made of this. Null where it is too large, or neither JPEG, PNG nor WebP.
 */
export const stillPicture = (data: Buffer): Promise<Buffer | null> =>
  oneAtATime(async () => {
    const sent = await pixelsOf(data)
    if (!sent || sent.tooLarge || !formats.has(sent.format)) return null
    try {
      const bounds = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
      return await sharp(data).autoOrient().resize(bounds).png().toBuffer()
    } catch {
      return null
    }
  })
