import type { Locale } from '@/core/locales'
import { hrefOfTypedAddress } from '@/core/href-of-typed-address'
import { resolvedLinks, type CmsLink } from '@/features/content/model'
import type { Media } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { escapeMarkdown, markdownAddress } from '@/platform/rich-text/markdown'
import { absolute } from '@/platform/seo/alternates'
import { items } from './lines'

/** A link with its absolute URL, since the text is read outside the site. */
export const link = (label: string, href: string): string =>
  `[${escapeMarkdown(label)}](${markdownAddress(href.startsWith('/') ? absolute(href) : href)})`

/** A link that an editor typed; one without a label, or that leads nowhere, is left out. */
export function typedLink(label: string | null | undefined, url: string | null | undefined, locale: Locale): string {
  const href = hrefOfTypedAddress(locale, url)
  return href && label ? link(label, href) : ''
}

/** The links of a block, as its page has them. */
export const cmsLinks = (links: readonly CmsLink[] | null | undefined, locale: Locale): string =>
  items(resolvedLinks(links, locale).flatMap(({ label, anchor }) => (label ? [link(label, anchor.href)] : [])))

/** A picture with the given caption, otherwise with its own. */
export function pictureText(stored: Media | number | null | undefined, caption?: string | null): string {
  const picture = toPicture(stored)
  if (!picture) return ''
  const said = caption || picture.caption
  const shown = `![${escapeMarkdown(picture.alt)}](${markdownAddress(absolute(picture.src))})`
  return said ? `${shown}\n\n${escapeMarkdown(said)}` : shown
}
