import type { Article, WebPage } from 'schema-dts'
import { langOf } from '@/cms/fallbacks'
import { languageTags, type Locale } from '@/core/locales'
import type { Media } from '@/payload-types'
import { toPicture } from '../../media/picture'
import { absolute, pageUrl } from '../alternates'
import type { Publisher } from './site'

type Written = {
  readonly title: string
  readonly lead?: string | null | undefined
  readonly image?: Media | number | null | undefined
  /** The picture that the editor chose for sharing (DAT-16). */
  readonly meta?: { readonly image?: Media | number | null | undefined } | null | undefined
  readonly author?: string | null | undefined
  readonly publishedAt?: string | null | undefined
  readonly createdAt: string
  readonly updatedAt: string
}

/** The absolute addresses of pictures. */
export const imagesOf = (...pictures: readonly (Media | number | null | undefined)[]): string[] => [
  ...new Set(
    pictures.flatMap((media) => {
      const picture = toPicture(media)
      return picture ? [absolute(picture.src)] : []
    }),
  ),
]

/** The locale and path of a page, and its publisher. */
export type Place = { readonly locale: Locale; readonly path: string; readonly publisher: Publisher }

const shared = (said: Pick<Written, 'title' | 'lead' | 'image' | 'meta'>, { locale, path, publisher }: Place) => {
  const { title, lead, image, meta } = said
  const images = imagesOf(image, meta?.image)
  return {
    url: pageUrl(locale, encodeURI(path)),
    name: title,
    ...(lead ? { description: lead } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    // A page without a translation is in its fallback's locale (D-21).
    inLanguage: langOf(said, 'title') ?? languageTags[locale],
    publisher,
  }
}

/** The author: a person by name, unless it is the site itself. */
const authorOf = (author: Written['author'], publisher: Publisher): Article['author'] =>
  author && author !== publisher.name ? { '@type': 'Person', name: author } : publisher

/** A post, a guide or a project. */
export const article = (written: Written, place: Place): Article => ({
  '@type': 'Article',
  ...shared(written, place),
  headline: written.title,
  mainEntityOfPage: pageUrl(place.locale, encodeURI(place.path)),
  author: authorOf(written.author, place.publisher),
  datePublished: written.publishedAt ?? written.createdAt,
  dateModified: written.updatedAt,
  isAccessibleForFree: true,
})

/** Structured data of a page without a document. */
export const pageThing = (said: Pick<Written, 'title' | 'lead'>, place: Place): WebPage => ({
  '@type': 'WebPage',
  ...shared(said, place),
})

/** Structured data of a page that an editor made. */
export const webPage = (written: Written, place: Place): WebPage => ({
  '@type': 'WebPage',
  ...shared(written, place),
  dateModified: written.updatedAt,
})
