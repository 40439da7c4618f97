import 'server-only'
import type { Locale } from '@/core/locales'
import type { Recipe } from '@/payload-types'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { blocksAsMarkdown } from './blocks'
import { parts } from './lines'
import { recipeText } from './recipe-text'

/** A recipe as markdown: its times, its ingredients and its steps, then whatever else its page holds. */
export async function recipeAsMarkdown(doc: Recipe, locale: Locale): Promise<string> {
  const blocks = doc.layout ?? []
  const isOnly = blocks.filter(({ blockType }) => blockType === 'recipe').length === 1
  const texts = blocks.map(async (block) =>
    block.blockType === 'recipe' ? recipeText(block, locale, !isOnly) : blocksAsMarkdown([block], locale),
  )
  return parts(
    `# ${escapeMarkdown(doc.title)}`,
    doc.lead && escapeMarkdown(doc.lead),
    toMarkdown(doc.content, locale),
    ...(await Promise.all(texts)),
  )
}
