import pLimit from 'p-limit'
import sharp from 'sharp'
import { pixelsOf } from '@/platform/media/pixels'

/** The largest takes hundreds of megabytes and seconds until it is small, of any member who sends one. */
const oneAtATime = pLimit(1)

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** Pixels of a side: twice as many as are shown of a member's picture on the closest screen. */
const side = 640

/**
 * A member's picture as it is kept, small and without motion: it stands beside texts, where nothing may flash, and every
 * size of it is made of this. Null of what is too large, or no picture of these kinds.
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
