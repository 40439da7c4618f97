import { documentPath, localizedPath } from '@/core/paths'
import type { CardCollection } from '@/core/collections'
import { foreignLang, textIn, type Text } from '@/core/locales'
import type { Media } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import type { CardContext, CardPicture, CardView } from './card-view'

/** A category as cards show it. */
export type CardCategory = { readonly slug: string; readonly path: string; readonly title: Text }

/** What a card renders of a media document. */
export function cardPicture(media: Media | number | null | undefined): CardPicture | null {
  const picture = toPicture(media)
  if (!picture) return null
  const { src, srcSet, width, height, focus } = picture
  return { src, srcSet, width, height, ...(focus ? { focus } : {}) }
}

/** A card with the fields that all collections have; those of some collections alone are empty. */
export const blankView = (
  collection: CardCollection,
  { id, slug, title, lead }: { id: number; slug: string; title: Text; lead?: Text | null | undefined },
  { locale }: Pick<CardContext, 'locale'>,
): CardView => ({
  id,
  slug,
  relationTo: collection,
  title: textIn(title, locale),
  lang: { title: foreignLang(title, locale), lead: foreignLang(lead, locale) },
  href: localizedPath(locale, documentPath(collection, slug)),
  over: null,
  lead: textIn(lead, locale) || null,
  picture: null,
  pictureFit: 'cover',
  badges: [],
  chips: [],
  price: null,
  rating: null,
  distance: null,
  reach: null,
})

/** The line above a card's title, where there is one. */
export const plainOver = (text: string | null | undefined): CardView['over'] =>
  text ? { text, scientific: false } : null
