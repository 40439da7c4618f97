import type { Locale } from '@/core/locales'
import { numberedSections, recipeOf, scaledText, shortDuration } from '@/features/content/model'
import type { RecipeBlock } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { items, parts, section } from './lines'

const numbered = (texts: readonly string[], first: number): string =>
  texts
    .map((text, at) => {
      const mark = `${first + at}. `
      return mark + text.replace(/\n+/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')

/**
 * A recipe as a cook reads it: its times and yield, its ingredients and its numbered steps.
 * @param isNamed whether its name stands above it as a heading; not where the page has that name as its title
 */
export function recipeText(block: RecipeBlock, locale: Locale, isNamed: boolean): string {
  const t = translatorOf(locale)
  const recipe = recipeOf(block, locale)
  const name = isNamed ? recipe.name?.text : null
  const rank = name ? 3 : 2
  const made = recipe.yield && scaledText(recipe.yield.text, 1, recipe.yield.locale)
  const labelled = (label: string, value: string | null): string | null => value && `${label}: ${value}`
  const facts = [
    shortDuration(recipe.totalTime, locale),
    made,
    labelled(t('recipe.servings'), recipe.servings === null ? null : String(recipe.servings)),
    labelled(t('recipe.prepTime'), shortDuration(recipe.prepTime, locale)),
    labelled(t('recipe.cookTime'), shortDuration(recipe.cookTime, locale)),
  ]
  // A step without a text keeps its number, as on the page.
  const said = (text: unknown): string =>
    toMarkdown(text, locale, rank) || escapeMarkdown(toPlainText(text)) || t('recipe.noText')
  const written = parts(
    escapeMarkdown(facts.filter(Boolean).join(' · ')),
    toMarkdown(block.description, locale, rank - 1),
    section(
      t('recipe.ingredients'),
      items(recipe.ingredients.map(({ text, locale: habits }) => escapeMarkdown(scaledText(text, 1, habits)))),
      rank,
    ),
    section(
      t('recipe.instructions'),
      parts(
        ...numberedSections(recipe).flatMap(({ name: named, steps, first }) => [
          named && `${'#'.repeat(rank + 1)} ${escapeMarkdown(named.text)}`,
          numbered(
            steps.map(({ text }) => said(text)),
            first,
          ),
        ]),
      ),
      rank,
    ),
  )
  return section(name, written)
}
