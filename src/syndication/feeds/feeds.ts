import 'server-only'
import { getCms } from '@/cms/public-find'
import { readTable, toMoment, toText } from '@/cms/sql'
import type { CardView } from '@/cards/card-view'
import { type feedCollections } from '@/core/collections'
import { languageTags, type Locale } from '@/core/locales'
import { archivePaths } from '@/core/paths'
import { decimalText, type Price } from '@/features/shop/model'
import { translatorOf } from '@/platform/i18n/translator'
import { absolute, pageUrl } from '@/platform/seo/alternates'
import { changedAt } from '@/read-model/changed-at'
import { newestCards } from '@/read-model/lists'
import { readModel } from '@/read-model/read-model'
import { cachedText } from '../cached-text'
import { siteName } from '../site'
import { element, xmlDocument } from '../xml'
import { entryId } from './entry-id'

export type FeedCollection = (typeof feedCollections)[number]

/** How many entries a feed has. */
const entriesOfFeed = 50

/** The text below an entry's title, with its locale where that is not the feed's (D-21). */
type Summary = { readonly text: string | null; readonly lang: string | null }

type Entry = {
  readonly id: string
  readonly card: CardView
  readonly summary: Summary
  /** The author who signed it; null where the site itself is the author. */
  readonly author: string | null
  readonly url: string
  readonly published: string
  readonly updated: string
  readonly price: Price | null
}

type Feed = {
  readonly title: string
  readonly lead: string
  readonly home: string
  readonly language: string
  readonly author: string
  readonly updated: string
  readonly entries: readonly Entry[]
}

const iso = (moment: number | null | undefined): string => new Date(moment ?? 0).toISOString()

/** A card's lead; without one its vendor, its price, the former price and its badges. */
function summaryOf({ lead, lang, over, price, badges }: CardView): Summary {
  if (lead !== null) return { text: lead, lang: lang.lead }
  const facts = [
    over?.text,
    price && [price.now, price.unit].filter(Boolean).join(' / '),
    price?.sale?.spoken,
    price?.sale?.label,
    ...badges.map(({ label }) => label),
  ]
  return { text: facts.filter(Boolean).join(' · ') || null, lang: null }
}

/** The namespace in which Google's catalogues, and others that follow them, read prices. */
const ofShops = 'http://base.google.com/ns/1.0'

/** The list price, and the sale price where there is one. */
function pricesOf({ min, regularMin, currency }: Price): string[] {
  const written = (amount: number): string => `${decimalText({ amount, currency })} ${currency}`
  return [
    element('g:price', {}, written(regularMin ?? min)),
    ...(regularMin === null ? [] : [element('g:sale_price', {}, written(min))]),
  ]
}

/** Marks a text that is in another language than the feed around it. */
const marked = (lang: string | null | undefined): Record<string, string> => (lang ? { 'xml:lang': lang } : {})

async function readFeed(collection: FeedCollection, locale: Locale): Promise<Feed> {
  const t = translatorOf(locale)
  const [model, cards, name] = await Promise.all([
    readModel(),
    newestCards(collection, locale, entriesOfFeed),
    siteName(locale),
  ])
  const ids = cards.map(({ id }) => id)
  const columns = ['id', 'created_at', ...(collection === 'posts' ? ['author'] : [])]
  const [found, changed] = await Promise.all([
    readTable(await getCms(), collection, columns, { ids }),
    changedAt(collection, ids),
  ])
  const rows = new Map(found.map((row) => [Number(row.id), row]))
  const entries = cards.map((card): Entry => {
    const indexed = model.indexes[collection].index.get(card.id)
    const numbers = indexed?.numbers
    const published = numbers?.publishedAt ?? numbers?.createdAt ?? null
    const row = rows.get(card.id)
    return {
      id: entryId({ collection, id: card.id, locale, createdAt: toMoment(row?.created_at) ?? 0 }),
      card,
      summary: summaryOf(card),
      author: toText(row?.author),
      url: absolute(encodeURI(card.href)),
      published: iso(published),
      updated: iso(Math.max(published ?? 0, changed.get(card.id) ?? 0)),
      price: indexed?.price ?? null,
    }
  })
  return {
    title: `${t(`archive.titles.${collection}`)} · ${name}`,
    lead: t(`archive.leads.${collection}`),
    home: pageUrl(locale, archivePaths[collection]),
    language: languageTags[locale],
    author: name,
    updated: entries.reduce((last, { updated }) => (updated > last ? updated : last), iso(0)),
    entries,
  }
}

/** Atom (RFC 4287). */
export const atomFeed = (collection: FeedCollection, locale: Locale): Promise<string> =>
  cachedText(`atom ${collection} ${locale}`, async () => {
    const feed = await readFeed(collection, locale)
    const self = `${feed.home}/feed.xml`
    const entries = feed.entries.map(({ id, card, summary, author, url, published, updated, price }) =>
      element('entry', {}, [
        element('id', {}, id),
        element('title', marked(card.lang.title), card.title),
        element('link', { rel: 'alternate', type: 'text/html', href: url }),
        element('published', {}, published),
        element('updated', {}, updated),
        ...(author ? [element('author', {}, [element('name', {}, author)])] : []),
        ...(summary.text ? [element('summary', marked(summary.lang), summary.text)] : []),
        ...card.chips.map(({ label, lang }) => element('category', { term: label, ...marked(lang) })),
        ...(price ? pricesOf(price) : []),
      ]),
    )
    return xmlDocument(
      element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:g': ofShops, 'xml:lang': feed.language }, [
        element('id', {}, self),
        element('title', {}, feed.title),
        element('subtitle', {}, feed.lead),
        element('updated', {}, feed.updated),
        element('author', {}, [element('name', {}, feed.author)]),
        element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
        element('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
        ...entries,
      ]),
    )
  })

/** JSON Feed 1.1. */
export const jsonFeed = (collection: FeedCollection, locale: Locale): Promise<string> =>
  cachedText(`json ${collection} ${locale}`, async () => {
    const feed = await readFeed(collection, locale)
    return JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.lead,
      home_page_url: feed.home,
      feed_url: `${feed.home}/feed.json`,
      language: feed.language,
      authors: [{ name: feed.author }],
      items: feed.entries.map(({ id, card, summary, author, url, published, updated }) => ({
        id,
        url,
        title: card.title,
        content_text: summary.text ?? card.title,
        ...(card.lang.title ? { language: card.lang.title } : {}),
        ...(author ? { authors: [{ name: author }] } : {}),
        ...(card.picture ? { image: absolute(card.picture.src) } : {}),
        date_published: published,
        date_modified: updated,
        tags: card.chips.map(({ label }) => label),
      })),
    })
  })
