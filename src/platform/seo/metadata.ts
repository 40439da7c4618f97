import type { Metadata } from 'next'
import { publicGlobal } from '@/cms/public-find'
import { env } from '@/core/env'
import { languageTags, locales, type Locale } from '@/core/locales'
import { localizedPath } from '@/core/paths'
import type { Media } from '@/payload-types'
import { toPicture } from '../media/picture'

type PageMeta = {
  locale: Locale
  /** Without the locale. */
  path: string
  title: string
  description?: string | null | undefined
  image?: Media | number | null | undefined
  /** The title already names the site. */
  absolute?: boolean
}

const absolute = (path: string): string => `${env.siteUrl}${path}`

/**
 * Title, description, canonical address, the other languages and the shared picture of a page. The site's name comes
 * from the settings, which the layout has read already for the same page.
 */
export async function pageMetadata({
  locale,
  path,
  title,
  description,
  image,
  absolute: whole,
}: PageMeta): Promise<Metadata> {
  const { siteName } = await publicGlobal('site-settings', locale)
  const picture = toPicture(image)
  const languages = Object.fromEntries([
    ...locales.map((other) => [languageTags[other], absolute(localizedPath(other, path))] as const),
    ['x-default', absolute(path)] as const,
  ])
  const canonical = absolute(localizedPath(locale, path))
  return {
    title: whole ? { absolute: title } : title,
    ...(description ? { description } : {}),
    alternates: { canonical, languages },
    openGraph: {
      title,
      ...(description ? { description } : {}),
      url: canonical,
      siteName,
      locale: languageTags[locale].replace('-', '_'),
      type: 'website',
      ...(picture
        ? { images: [{ url: absolute(picture.src), width: picture.width, height: picture.height, alt: picture.alt }] }
        : {}),
    },
  }
}

type DocumentMeta = Pick<PageMeta, 'locale' | 'path' | 'title'> & {
  /** What an editor wrote for search engines and shared links. */
  meta?: Partial<Pick<PageMeta, 'description' | 'image'> & { title: string | null | undefined }> | null | undefined
}

/** The metadata of a document's page: its editor's own title where there is one, else the document's. */
export const documentMetadata = ({ locale, path, title, meta }: DocumentMeta): Promise<Metadata> =>
  pageMetadata({
    locale,
    path,
    title: meta?.title || title,
    description: meta?.description,
    image: meta?.image,
  })
