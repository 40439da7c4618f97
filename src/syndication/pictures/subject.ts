import 'server-only'
import { publicFind } from '@/cms/public-find'
import { isCardCollection, type CardCollection } from '@/core/collections'
import { dangerGrade } from '@/core/dangers'
import { textIn, type Locale } from '@/core/locales'
import type { ShareKind } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { edibilityLabel } from '@/features/catalogue/model'
import { findPage } from '@/features/content/server'
import { translatorOf } from '@/platform/i18n/translator'
import { mediaUrl } from '@/platform/media/picture'
import type { Media } from '@/payload-types'
import { newestCards } from '@/read-model/lists'
import { cardContext } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import { siteWords } from '../site'

/** What the picture of a shared page shows. */
export type Subject = {
  readonly site: string
  readonly title: string
  readonly scientific: string | null
  readonly lead: string | null
  /** The grade of a harmful species, shown as a warning. */
  readonly warning: string | null
  /** File of the picture in the media folder, with its version. */
  readonly picture: { readonly file: string; readonly version: string } | null
  /** How the picture fits its frame: a mark whole, a plate cropped to its left part, where its subject is. */
  readonly fit: 'middle' | 'left' | 'whole'
}

/** The media file that a URL of this site leads to. */
function fileOf(src: string | null | undefined): Subject['picture'] {
  const [, name, version = ''] = /^\/api\/media\/file\/([^/?]+)(?:\?v=(\w+))?$/.exec(src ?? '') ?? []
  return name ? { file: decodeURIComponent(name), version } : null
}

const fileOfMedia = (media: Media | number | null | undefined): Subject['picture'] =>
  typeof media === 'object' && media ? fileOf(mediaUrl({ filename: media.filename ?? null })) : null

const plain = { scientific: null, lead: null, warning: null, picture: null, fit: 'middle' } as const

type Own = Omit<Subject, 'site'>

async function ofCard(
  collection: CardCollection,
  slug: string,
  locale: Locale,
): Promise<(Own & { id: number }) | null> {
  const model = await readModel()
  const entry = model.indexes[collection].bySlug(slug)
  if (!entry) return null
  const card = entry.card(cardContext(model, locale))
  const harm = dangerGrade(entry.species?.edibility)
  return {
    id: card.id,
    title: card.title,
    scientific: card.over?.scientific ? card.over.text : null,
    lead: card.lead,
    warning: harm && edibilityLabel(harm, locale),
    picture: fileOf(card.picture?.src),
    fit: card.pictureFit === 'mark' ? 'whole' : collection === 'mushrooms' ? 'left' : 'middle',
  }
}

/** A document as its card shows it, with the picture that an editor chose for sharing, if any (DAT-16). */
async function ofDocument(collection: CardCollection, slug: string, locale: Locale): Promise<Own | null> {
  const found = await ofCard(collection, slug, locale)
  if (!found) return null
  const { id, ...own } = found
  const where = { id: { equals: id } }
  const { docs } = await publicFind({
    collection,
    locale,
    where,
    limit: 1,
    depth: 1,
    select: { meta: { image: true } },
  })
  const picture = fileOfMedia(docs[0]?.meta?.image)
  return picture ? { ...own, picture, fit: 'middle' } : own
}

async function ofPage(slug: string, locale: Locale): Promise<Own | null> {
  const page = await findPage(slug, locale)
  if (!page) return null
  const { title, lead, image, meta } = page
  const picture = fileOfMedia(meta?.image) ?? fileOfMedia(image)
  return { ...plain, title, lead: lead ?? meta?.description ?? null, picture }
}

async function ofCategory(path: string, locale: Locale): Promise<Own | null> {
  const category = [...(await readModel()).categories.values()].find((one) => one.path === path)
  return category ? { ...plain, title: textIn(category.title, locale) } : null
}

const ofSite = async (title: string, lead: string, locale: Locale): Promise<Own> => ({
  ...plain,
  picture: (await ofPage('home', locale))?.picture ?? null,
  title,
  lead,
})

/** How many of the newest documents are searched for the picture of an archive. */
const newestLooked = 60

/** An archive, with the picture of its newest document that needs no warning: the archive's picture shows none. */
async function ofArchive(collection: CardCollection, locale: Locale): Promise<Own> {
  const t = translatorOf(locale)
  const newest = await newestCards(collection, locale, newestLooked)
  const found = await Promise.all(newest.map(({ slug }) => ofCard(collection, slug, locale)))
  const shown = found.find((one) => one?.warning === null)
  return {
    ...plain,
    picture: shown?.picture ?? null,
    fit: shown?.fit ?? 'middle',
    title: t(`archive.titles.${collection}`),
    lead: t(`archive.leads.${collection}`),
  }
}

/** The content of a page's share picture; null where there is no such page. */
export async function subjectOf(kind: ShareKind, name: string, locale: Locale): Promise<Subject | null> {
  const { name: site, description } = await siteWords(locale)
  const own = async (): Promise<Own | null> => {
    if (kind === 'site') return name === 'site' ? ofSite(site, description, locale) : null
    if (kind === 'archives') return isCardCollection(name) ? ofArchive(name, locale) : null
    if (kind === 'categories') return ofCategory(name, locale)
    if (!isSlug(name)) return null
    return kind === 'pages' ? ofPage(name, locale) : ofDocument(kind, name, locale)
  }
  const found = await own()
  return found && { site, ...found }
}
