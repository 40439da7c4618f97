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

/** With the species that it names as look-alikes and those that name it: what harms is named whichever page says so. */
async function speciesIn(slug: string, locale: Locale): Promise<string | null> {
  const species = await findSpecies(slug, locale)
  return species && speciesAsMarkdown(species, await lookAlikesOf(species, locale), locale)
}

/** What was found of the species that are cooked or grown, before anything else (SAF-04); a page may hold recipes, too. */
async function harmIn(collection: ArticleCollection, doc: object, locale: Locale): Promise<string> {
  const harmful = await harmfulAmong(eatenSpecies(collection, doc), locale)
  return parts(...harmful.map(({ card, grade }) => harmLine(card?.title, grade, locale)))
}

/** An article, below what harms of all that it makes one eat. */
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

export const writtenCollections = Object.keys(writers) as readonly WrittenCollection[]

/** The document that a path without a locale and its `.md` means. */
function documentOf(path: string): { collection: WrittenCollection; slug: string } | null {
  const at = path.lastIndexOf('/')
  const [folder, slug] = [path.slice(0, at), path.slice(at + 1)]
  const collection = writtenCollections.find((one) => collectionPages[one].folder === folder)
  return collection && isSlug(slug) && !reservedSlugs.has(slug) ? { collection, slug } : null
}

/** The address in markdown of what stands at a path, or the path where that is not written in it. */
export const markdownPath = (path: string): string => (documentOf(splitLocale(path).path) ? `${path}.md` : path)

/** A page in markdown with where it stands and its other languages, or null where there is none. */
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
    // What keeps lines of a page together is no sign of a text.
    return `${written.replaceAll('\u2060', '')}\n\n---\n\n${[`<${url}>`, ...others].join(' · ')}\n`
  })
  return text ? { text, url } : null
}
