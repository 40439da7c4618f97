import 'server-only'
import type { CardView } from '@/cards/card-view'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { relatedId, relatedIds } from '@/core/relation'
import type { CardListBlock, RelatedBlock, SpeciesListBlock } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown } from '@/platform/rich-text/markdown'
import { chosenCards, newestCards } from '@/read-model/lists'
import { items, parts, section } from './lines'
import { link } from './links'

/** Of a species its scientific name and its grade, which its card says first; of anything else its title alone. */
function cardText({ relationTo, title, href, over, chips }: CardView): string {
  const grade = relationTo === 'mushrooms' ? chips[0]?.label : undefined
  if (!grade) return link(title, href)
  const name = over?.scientific ? `*${escapeMarkdown(over.text)}*, ` : ''
  return `${link(title, href)} (${name}${escapeMarkdown(grade)})`
}

const cardTexts = (cards: readonly CardView[]): string => items(cards.map(cardText))

/** The ids of those of a list that are of the collection that the block names; strangers are passed over (BLK-08). */
const idsOf = (docs: readonly unknown[] | null | undefined, relationTo: string): number[] =>
  (docs ?? []).flatMap((doc) => (isRecord(doc) && doc.relationTo === relationTo ? (relatedId(doc) ?? []) : []))

export async function cardList(block: CardListBlock, locale: Locale): Promise<string> {
  const { relationTo, source, title, intro, archiveLink } = block
  const limit = block.limit ?? limits.cardList.usual
  const cards =
    source === 'chosen'
      ? (await chosenCards(relationTo, idsOf(block.docs, relationTo), locale)).slice(0, limit)
      : await newestCards(relationTo, locale, limit)
  if (cards.length === 0) return ''
  const archive = archiveLink
    ? link(translatorOf(locale)(`archive.titles.${relationTo}`), localizedPath(locale, archivePaths[relationTo]))
    : null
  return section(title, parts(intro && escapeMarkdown(intro), cardTexts(cards), archive))
}

export async function related({ title, relationTo, docs }: RelatedBlock, locale: Locale): Promise<string> {
  const cards = await chosenCards(relationTo, idsOf(docs, relationTo), locale)
  return section(title || translatorOf(locale)(`archive.titles.${relationTo}`), cardTexts(cards))
}

/** Species with their grades. What is in season is left to the page: the text outlives the month. */
export async function speciesList(block: SpeciesListBlock, locale: Locale): Promise<string> {
  if (block.source === 'season') return ''
  const limit = block.limit ?? 6
  const cards =
    block.source === 'newest'
      ? await newestCards('mushrooms', locale, limit)
      : await chosenCards('mushrooms', relatedIds(block.species).slice(0, limit), locale)
  return section(block.title, cardTexts(cards))
}
