import type { Article, WebPage } from 'schema-dts'
import { languageTags, type Locale } from '@/core/locales'
import type { Media } from '@/payload-types'
import { toPicture } from '../../media/picture'
import { absolute, pageUrl } from '../alternates'
import { publisher } from './site'

type Written = {
  readonly title: string
  readonly lead?: string | null | undefined
  readonly image?: Media | number | null | undefined
  readonly author?: string | null | undefined
  readonly publishedAt?: string | null | undefined
  readonly createdAt: string
  readonly updatedAt: string
}

/** The addresses of pictures, for search engines. */
export const imagesOf = (...pictures: readonly (Media | number | null | undefined)[]): string[] => [
  ...new Set(
    pictures.flatMap((media) => {
      const picture = toPicture(media)
      return picture ? [absolute(picture.src)] : []
    }),
  ),
]

const shared = ({ title, lead, image }: Pick<Written, 'title' | 'lead' | 'image'>, locale: Locale, path: string) => ({
  url: pageUrl(locale, encodeURI(path)),
  name: title,
  ...(lead ? { description: lead } : {}),
  ...(imagesOf(image).length > 0 ? { image: imagesOf(image) } : {}),
  inLanguage: languageTags[locale],
  publisher,
})

/** A post, a guide or a project. */
export const article = (written: Written, locale: Locale, path: string): Article => ({
  '@type': 'Article',
  ...shared(written, locale, path),
  headline: written.title,
  mainEntityOfPage: pageUrl(locale, encodeURI(path)),
  author: written.author ? { '@type': 'Person', name: written.author } : publisher,
  datePublished: written.publishedAt ?? written.createdAt,
  dateModified: written.updatedAt,
  isAccessibleForFree: true,
})

/** A page that no document is behind. */
export const pageThing = (said: Pick<Written, 'title' | 'lead'>, locale: Locale, path: string): WebPage => ({
  '@type': 'WebPage',
  ...shared(said, locale, path),
})

/** A page of an editor's own making. */
export const webPage = (written: Written, locale: Locale, path: string): WebPage => ({
  '@type': 'WebPage',
  ...shared(written, locale, path),
  dateModified: written.updatedAt,
})
