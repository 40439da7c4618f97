import type { Metadata } from 'next'
import { fallbackLocaleOf } from '@/cms/fallbacks'
import { publicGlobal } from '@/cms/public-find'
import { languageTags, type Locale } from '@/core/locales'
import { sharePicturePath } from '@/core/paths'
import { openingOf } from '../rich-text/plain-text'
import { absolute, alternatesOf, pageUrl } from './alternates'

type PageMeta = {
  locale: Locale
  /** Without the locale. */
  path: string
  title: string
  description?: string | null | undefined
  /** The page in other formats: addresses by media type. */
  formats?: Readonly<Record<string, string>> | undefined
  /** The title already names the site. */
  absolute?: boolean
  /** The path whose picture is shared, if not the page's own. */
  picture?: string | undefined
}

const pictureSize = { width: 1200, height: 630, type: 'image/jpeg' } as const

/**
 * Title, description, canonical address, the other languages and the shared picture of a page. The site's name comes
 * from the settings, which the layout has read already for the same page.
 */
export async function pageMetadata({
  locale,
  path,
  title,
  description,
  formats,
  absolute: whole,
  picture = path,
}: PageMeta): Promise<Metadata> {
  const { siteName } = await publicGlobal('site-settings', locale)
  const canonical = pageUrl(locale, path)
  return {
    title: whole ? { absolute: title } : title,
    ...(description ? { description } : {}),
    alternates: { canonical, languages: alternatesOf(path), ...(formats ? { types: formats } : {}) },
    openGraph: {
      title,
      ...(description ? { description } : {}),
      url: canonical,
      siteName,
      locale: languageTags[locale].replace('-', '_'),
      type: 'website',
      images: [{ url: absolute(encodeURI(sharePicturePath(locale, picture))), ...pictureSize, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The metadata of a page that belongs to one visitor: not to be indexed. */
export const privateMetadata = async (meta: PageMeta): Promise<Metadata> => ({
  ...(await pageMetadata(meta)),
  robots: { index: false, follow: false },
})

type DocumentMeta = Pick<PageMeta, 'locale' | 'path' | 'title' | 'formats' | 'picture'> & {
  /** An editor's own title and description for search engines. */
  meta?: { title?: string | null; description?: string | null } | null | undefined
  /** The description where the editor wrote none; required, so that no page forgets it. */
  lead: string | null | undefined
  /** Its rich texts, whose beginning is the description if it has no lead. */
  texts: readonly unknown[]
  /** Put before the description, wherever that comes from. */
  warning?: string | null
}

type Meta = NonNullable<DocumentMeta['meta']>

/**
 * An editor's title or description for search engines, only in the page's own locale: a fallback from another one is no
 * better than the document's own title or lead, which may be translated.
 */
export const ownMeta = (meta: Meta | null | undefined, key: keyof Meta): string | null =>
  meta && fallbackLocaleOf(meta, key) === undefined ? meta[key] || null : null

/** The metadata of a document's page, with the editor's own title and description if there are any. */
export const documentMetadata = ({
  locale,
  path,
  title,
  meta,
  lead,
  texts,
  warning,
  formats,
  picture,
}: DocumentMeta): Promise<Metadata> =>
  pageMetadata({
    locale,
    path,
    title: ownMeta(meta, 'title') ?? title,
    description: [warning, ownMeta(meta, 'description') ?? (lead || meta?.description || openingOf(texts))]
      .filter(Boolean)
      .join(' '),
    formats,
    picture,
  })

/** The address of a page in markdown (SEO-02). */
export const markdownFormat = (locale: Locale, path: string): Readonly<Record<string, string>> => ({
  'text/markdown': `${pageUrl(locale, path)}.md`,
})

/** The feeds of a listing. */
export const feedFormats = (locale: Locale, path: string): Readonly<Record<string, string>> => ({
  'application/atom+xml': `${pageUrl(locale, path)}/feed.xml`,
  'application/feed+json': `${pageUrl(locale, path)}/feed.json`,
})
