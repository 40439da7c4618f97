import type { Metadata } from 'next'
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
  description?: string | null
  image?: Media | number | null
  /** The title already names the site. */
  absolute?: boolean
}

const absolute = (path: string): string => `${env.siteUrl}${path}`

/** Title, description, canonical address, the other languages and the shared picture of a page. */
export function pageMetadata({ locale, path, title, description, image, absolute: whole }: PageMeta): Metadata {
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
      siteName: 'Sporeprint',
      locale: languageTags[locale].replace('-', '_'),
      type: 'website',
      ...(picture
        ? { images: [{ url: absolute(picture.src), width: picture.width, height: picture.height, alt: picture.alt }] }
        : {}),
    },
  }
}
