import 'server-only'
import type { Locale } from '@/core/locales'
import { numberedSections, recipeOf, scaledText, shortDuration } from '@/features/content/model'
import type { Recipe } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { blocksAsMarkdown } from './blocks'
import { items, parts, section } from './lines'

type Block = NonNullable<Recipe['layout']>[number]

const numbered = (texts: readonly string[], first: number): string =>
  texts
    .map((text, at) => {
      const mark = `${first + at}. `
      return mark + text.replace(/\n+/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')

function recipeBlock(block: Extract<Block, { blockType: 'recipe' }>, locale: Locale): string {
  const t = translatorOf(locale)
  const recipe = recipeOf(block, locale)
  const made = recipe.yield && scaledText(recipe.yield.text, 1, recipe.yield.locale)
  const facts = [shortDuration(recipe.totalTime, locale), made].filter(Boolean)
  // A step without a text keeps its number, as on the page.
  const said = (text: unknown): string =>
    toMarkdown(text, locale, 2) || escapeMarkdown(toPlainText(text)) || t('recipe.noText')
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
        ...numberedSections(recipe).flatMap(({ name, steps, first }) => [
          name && `### ${escapeMarkdown(name.text)}`,
          numbered(
            steps.map(({ text }) => said(text)),
            first,
          ),
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
