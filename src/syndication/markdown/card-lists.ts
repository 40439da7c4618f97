import 'server-only'
import type { CardView } from '@/cards/card-view'
import { gradeChipsOf } from '@/cards/grade-chip'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { relatedIds } from '@/core/relation'
import type { CardListBlock, RelatedBlock, SpeciesListBlock } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown } from '@/platform/rich-text/markdown'
import { idsOf, listedCards } from '@/read-model/listed-cards'
import { chosenCards, newestCards } from '@/read-model/lists'
import { items, parts, section } from './lines'
import { link } from './links'

/** A species with scientific name and grade, an article about something harmful with its grade, all else by title. */
function cardText(card: CardView): string {
  const { title, href, over } = card
  const [grade] = gradeChipsOf(card)
  if (!grade) return link(title, href)
  const name = over?.scientific ? `*${escapeMarkdown(over.text)}*, ` : ''
  return `${link(title, href)} (${name}${escapeMarkdown(grade.label)})`
}

/** Cards as a list of links. */
export const cardTexts = (cards: readonly CardView[]): string => items(cards.map(cardText))

export async function cardList(block: CardListBlock, locale: Locale): Promise<string> {
  const { relationTo, title, intro, archiveLink } = block
  const cards = await listedCards(block, locale)
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

/** Species with their grades. A list of species in season is left out, since the text outlives the month. */
export async function speciesList(block: SpeciesListBlock, locale: Locale): Promise<string> {
  if (block.source === 'season') return ''
  const limit = block.limit ?? 6
  const cards =
    block.source === 'newest'
      ? await newestCards('mushrooms', locale, limit)
      : await chosenCards('mushrooms', relatedIds(block.species).slice(0, limit), locale)
  return section(block.title, cardTexts(cards))
}
