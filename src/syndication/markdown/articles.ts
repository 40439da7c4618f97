import 'server-only'
import type { Locale } from '@/core/locales'
import type { Growingguide, Post } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { rangeText } from '@/platform/i18n/range-text'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { blocksAsMarkdown } from './blocks'
import { facts, parts, section } from './lines'

type Article = Pick<Post, 'title' | 'lead' | 'content' | 'layout'>

const text = (value: string | null | undefined): string => (value ? escapeMarkdown(value) : '')

/** What all articles share, with what a kind of them adds below its head and at its end. */
async function asMarkdown(article: Article, locale: Locale, head: string, end: string): Promise<string> {
  return parts(
    `# ${escapeMarkdown(article.title)}`,
    head,
    text(article.lead),
    toMarkdown(article.content, locale),
    end,
    await blocksAsMarkdown(article.layout, locale),
  )
}

export function postAsMarkdown(
  post: Article & Pick<Post, 'createdAt' | 'publishedAt' | 'author'>,
  locale: Locale,
): Promise<string> {
  const t = translatorOf(locale)
  const by = post.author ? t('post.by', { author: post.author }) : null
  const head = [formatDay(post.publishedAt ?? post.createdAt, locale), by].filter((part) => part !== null).join(' · ')
  return asMarkdown(post, locale, escapeMarkdown(head), '')
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
  return asMarkdown(
    guide,
    locale,
    guide.difficulty ? t('guide.difficulty', { value: guide.difficulty }) : '',
    parts(
      section(t('guide.stages'), parts(...stages)),
      section(t('guide.yield'), text(guide.yield)),
      section(t('guide.contamination'), text(guide.contamination)),
    ),
  )
}
