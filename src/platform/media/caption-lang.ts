import { langOf } from '@/cms/fallbacks'
import type { Media } from '@/payload-types'

/** The `lang` of a picture's caption, if it is a fallback from another locale (D-21). */
export const captionLang = (media: Media | number | null | undefined): string | undefined =>
  typeof media === 'object' && media !== null ? langOf(media, 'caption') : undefined
