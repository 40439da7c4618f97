import 'server-only'
import { isBlockSlug, type BlockSlug } from '@/core/blocks'
import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Config } from '@/payload-types'
import { videoOf } from '@/platform/media/video'
import { populated } from '@/platform/populated'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { cardList, related, speciesList } from './card-lists'
import { items, parts, section } from './lines'
import { cmsLinks, link, pictureText, typedLink } from './links'
import { recipeText } from './recipe-text'
import { sources } from './sources'
import { speciesSection } from './species-section'

type WriteBlock<K extends BlockSlug> = (block: Config['blocks'][K], locale: Locale) => string | Promise<string>

/** For a block that is interactive or for navigation: neither text nor heading. */
const silent = (): string => ''

type TextAndLinks = Pick<Config['blocks']['feature'], 'richText' | 'links'>

const textAndLinks = ({ richText, links }: TextAndLinks, locale: Locale): string =>
  parts(toMarkdown(richText, locale), cmsLinks(links, locale))

/** The markdown of each block by its slug: what its component shows; a missing or swapped entry is a type error. */
const blockTexts: { readonly [K in BlockSlug]: WriteBlock<K> } = {
  richText: ({ content }, locale) => toMarkdown(content, locale),
  media: ({ media, caption }) => pictureText(media, caption),
  feature: (block, locale) => parts(pictureText(block.mediaBlock?.[0]?.media), textAndLinks(block, locale)),
  callToAction: textAndLinks,
  speciesList,
  cardList,
  opening: textAndLinks,
  contentColumns: ({ columns }, locale) => parts(...(columns ?? []).map((column) => textAndLinks(column, locale))),
  form: silent,
  recipe: (block, locale) => recipeText(block, locale, true),
  photoCarousel: ({ title, items: slides }) =>
    section(title, parts(...(slides ?? []).map((slide) => pictureText(slide.image, slide.title)))),
  categoryBar: silent,
  buttonArray: ({ title, buttons }, locale) =>
    section(
      title,
      items((buttons ?? []).map(({ label, url }) => typedLink(label, url, locale)).filter((one) => one !== '')),
    ),
  embed: ({ code, title }) => {
    const video = videoOf(code)
    return video ? link(title || video.site, video.page) : ''
  },
  banner: ({ title, bnText, bnLink }, locale) =>
    parts(title && `**${escapeMarkdown(title)}**`, typedLink(bnText, bnLink, locale)),
  expander: ({ richText }, locale) => toMarkdown(richText, locale),
  references: ({ references, title }, locale) => sources(references, locale, title),
  related,
  speciesSection,
  communityList: silent,
  filterSection: silent,
  vendor: ({ vendor }, locale) => {
    const [one] = populated([vendor])
    return one ? link(one.displayName, localizedPath(locale, documentPath('vendors', one.slug))) : ''
  },
}

const written = async <K extends BlockSlug>(slug: K, block: Config['blocks'][K], locale: Locale): Promise<string> =>
  blockTexts[slug](block, locale)

/** The blocks of a page in markdown; one of an unknown type is left out, as on the page (BLK-01). */
export async function blocksAsMarkdown(
  blocks: readonly Config['blocks'][BlockSlug][] | null | undefined,
  locale: Locale,
): Promise<string> {
  const texts = (blocks ?? []).map(async (block) => {
    const slug: unknown = isRecord(block) ? block.blockType : null
    return isBlockSlug(slug) ? written(slug, block, locale) : ''
  })
  return parts(...(await Promise.all(texts)))
}
