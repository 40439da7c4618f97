import 'server-only'
import type { TypedCollection } from 'payload'
import { publicFindBySlug } from '@/cms/public-find'
import { collectionPages, type ArticleCollection, type CardCollection } from '@/core/collections'
import { eatenSpecies } from '@/core/eaten-species'
import { languageNames, locales, type Locale } from '@/core/locales'
import { documentPath, splitLocale } from '@/core/paths'
import { isSlug, reservedSlugs } from '@/core/slugs'
import { lookAlikesOf, findSpecies } from '@/features/catalogue/server'
import { pageUrl } from '@/platform/seo/alternates'
import { harmfulAmong } from '@/read-model/lists'
import { cachedText } from '../cached-text'
import { guideAsMarkdown, postAsMarkdown } from './articles'
import { harmLine } from './harm-line'
import { parts } from './lines'
import { recipeAsMarkdown } from './recipe'
import { speciesAsMarkdown } from './species'

type Write = (slug: string, locale: Locale) => Promise<string | null>

/** Reads look-alikes in both directions, so that a harmful one is named whichever of the two species names it. */
async function speciesIn(slug: string, locale: Locale): Promise<string | null> {
  const species = await findSpecies(slug, locale)
  return species && speciesAsMarkdown(species, await lookAlikesOf(species, locale), locale)
}

/** Warnings about harmful species that an article cooks or grows, also in recipe blocks; they stand first (SAF-04). */
async function harmIn(collection: ArticleCollection, doc: object, locale: Locale): Promise<string> {
  const harmful = await harmfulAmong(eatenSpecies(collection, doc), locale)
  return parts(...harmful.map(({ card, grade }) => harmLine(card?.title, grade, locale)))
}

/** An article below its warnings about harmful species. */
const articles =
  <C extends ArticleCollection>(
    collection: C,
    asMarkdown: (article: TypedCollection[C], locale: Locale) => Promise<string>,
  ): Write =>
  async (slug, locale) => {
    const article = await publicFindBySlug(collection, slug, locale)
    return article && parts(await harmIn(collection, article, locale), await asMarkdown(article, locale))
  }

/** The collections whose documents have a page in markdown. */
const writers = {
  mushrooms: speciesIn,
  growingguides: articles('growingguides', guideAsMarkdown),
  posts: articles('posts', postAsMarkdown),
  recipes: articles('recipes', recipeAsMarkdown),
} as const satisfies Partial<Record<CardCollection, Write>>

type WrittenCollection = keyof typeof writers

export const markdownCollections = Object.keys(writers) as readonly WrittenCollection[]

/** The document at a path without its locale and `.md`; null where it has no page in markdown. */
function documentOf(path: string): { collection: WrittenCollection; slug: string } | null {
  const at = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, at), path.slice(at + 1)]
  const collection = markdownCollections.find((one) => collectionPages[one].folder === folder)
  return collection && isSlug(slug) && !reservedSlugs.has(slug) ? { collection, slug } : null
}

/** The path of a page in markdown, or the path itself where that page has none. */
export const markdownPath = (path: string): string => (documentOf(splitLocale(path).path) ? `${path}.md` : path)

/** A page in markdown with its URL and links to its other locales; null where there is none. */
export async function markdownPage(path: string, locale: Locale): Promise<{ text: string; url: string } | null> {
  const named = documentOf(path)
  if (!named) return null
  const address = documentPath(named.collection, named.slug)
  const url = pageUrl(locale, encodeURI(address))
  const text = await cachedText(`markdown ${locale} ${path}`, async () => {
    const written = await writers[named.collection](named.slug, locale)
    if (written === null) return ''
    const others = locales
      .filter((other) => other !== locale)
      .map((other) => `[${languageNames[other]}](${pageUrl(other, encodeURI(address))}.md)`)
    // Word joiners (U+2060) only control line breaks on pages.
    return `${written.replaceAll('\u2060', '')}\n\n---\n\n${[`<${url}>`, ...others].join(' · ')}\n`
  })
  return text ? { text, url } : null
}
