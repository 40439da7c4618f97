import 'server-only'
import type { Locale } from '@/core/locales'
import { relatedIds } from '@/core/relation'
import type { Growingguide, Post } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { rangeText } from '@/platform/i18n/range-text'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { chosenCards } from '@/read-model/lists'
import { blocksAsMarkdown } from './blocks'
import { cardTexts } from './card-lists'
import { facts, parts, section } from './lines'

type Article = Pick<Post, 'title' | 'lead' | 'content' | 'layout' | 'species'>

const text = (value: string | null | undefined): string => (value ? escapeMarkdown(value) : '')

type Own = {
  readonly head: string
  readonly end?: string
  /** The heading above the article's species. */
  readonly speciesTitle: string
}

/** The markdown of any article, with the parts of its kind; its species stand at the end with their grades (SAF-04). */
async function asMarkdown(article: Article, locale: Locale, { head, end, speciesTitle }: Own): Promise<string> {
  const species = await chosenCards('mushrooms', relatedIds(article.species), locale)
  return parts(
    `# ${escapeMarkdown(article.title)}`,
    head,
    text(article.lead),
    toMarkdown(article.content, locale),
    end,
    await blocksAsMarkdown(article.layout, locale),
    section(speciesTitle, cardTexts(species)),
  )
}

export function postAsMarkdown(
  post: Article & Pick<Post, 'createdAt' | 'publishedAt' | 'author'>,
  locale: Locale,
): Promise<string> {
  const t = translatorOf(locale)
  const by = post.author ? t('post.by', { author: post.author }) : null
  const head = [formatDay(post.publishedAt ?? post.createdAt, locale), by].filter((part) => part !== null).join(' · ')
  return asMarkdown(post, locale, { head: escapeMarkdown(head), speciesTitle: t('post.species') })
}

export function guideAsMarkdown(guide: Growingguide, locale: Locale): Promise<string> {
  const t = translatorOf(locale)
  const stages = (guide.stages ?? []).map(({ title, description, temperature, humidity, days }) =>
    parts(
      `### ${escapeMarkdown(title)}`,
      text(description),
      facts([
        [t('guide.temperature'), rangeText(temperature, '°C', locale)],
        [t('guide.humidity'), rangeText(humidity, '%', locale)],
        [t('guide.duration'), rangeText(days, 'd', locale)],
      ]),
    ),
  )
  return asMarkdown(guide, locale, {
    head: guide.difficulty ? t('guide.difficulty', { value: guide.difficulty }) : '',
    end: parts(
      section(t('guide.stages'), parts(...stages)),
      section(t('guide.yield'), text(guide.yield)),
      section(t('guide.contamination'), text(guide.contamination)),
    ),
    speciesTitle: t('guide.species'),
  })
}
