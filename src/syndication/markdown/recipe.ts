import 'server-only'
import type { Locale } from '@/core/locales'
import { recipeOf, scaledText, shortDuration } from '@/features/content/model'
import type { Recipe } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { blocksAsMarkdown } from './blocks'
import { items, parts, section } from './lines'

type Block = NonNullable<Recipe['layout']>[number]

const numbered = (texts: readonly string[]): string =>
  texts.map((text, at) => `${at + 1}. ${text.replace(/\n+/g, '\n   ')}`).join('\n')

function recipeBlock(block: Extract<Block, { blockType: 'recipe' }>, locale: Locale): string {
  const t = translatorOf(locale)
  const recipe = recipeOf(block, locale)
  const facts = [shortDuration(recipe.totalTime, locale), recipe.yield && scaledText(recipe.yield, 1, locale)].filter(
    Boolean,
  )
  return parts(
    escapeMarkdown(facts.join(' · ')),
    toMarkdown(block.description, locale, 1),
    section(
      t('recipe.ingredients'),
      items(recipe.ingredients.map(({ text, locale: written }) => escapeMarkdown(scaledText(text, 1, written)))),
    ),
    section(
      t('recipe.instructions'),
      parts(
        ...recipe.sections.flatMap(({ name, steps }) => [
          name && `### ${escapeMarkdown(name)}`,
          numbered(steps.map(({ text }) => toMarkdown(text, locale, 2)).filter(Boolean)),
        ]),
      ),
    ),
  )
}

/** A recipe as markdown: its times, its ingredients and its steps, then whatever else its page holds. */
export const recipeAsMarkdown = (doc: Recipe, locale: Locale): string =>
  parts(
    `# ${escapeMarkdown(doc.title)}`,
    doc.lead && escapeMarkdown(doc.lead),
    toMarkdown(doc.content, locale),
    ...(doc.layout ?? []).map((block) =>
      block.blockType === 'recipe' ? recipeBlock(block, locale) : blocksAsMarkdown([block], locale),
    ),
  )
