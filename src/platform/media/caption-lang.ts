import { langOf } from '@/cms/fallbacks'
import type { Media } from '@/payload-types'

/** The `lang` of a picture's own caption, where that stands in from another language (D-21). */
export const captionLang = (media: Media | number | null | undefined): string | undefined =>
  typeof media === 'object' && media !== null ? langOf(media, 'caption') : undefined
