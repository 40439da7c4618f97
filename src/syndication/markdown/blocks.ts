import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { parts } from './lines'
import { sources } from './sources'

/** Fields of blocks that hold a visitor's text; all others set how a block looks or what it lists. */
const titles = ['title', 'name', 'sectionName', 'heading']
const texts = ['lead', 'text', 'description', 'ingredient', 'stepText', 'caption', 'quote']

/** The texts that a block holds, in the order of its fields; what it lists of others has pages of its own. */
function ofFields(value: unknown, locale: Locale, depth: number): string {
  if (Array.isArray(value)) {
    const lines = value.map((row) => ofFields(row, locale, depth + 1))
    const single = lines.every((line) => line && !line.includes('\n'))
    return single ? lines.map((line) => `- ${line}`).join('\n') : parts(...lines)
  }
  if (!isRecord(value) || depth > 6) return ''
  if ('root' in value) return toMarkdown(value, locale, 1)
  // A document that a block shows, or a picture.
  if ('createdAt' in value) return ''
  return parts(
    ...Object.entries(value).map(([key, field]) => {
      if (typeof field !== 'string') return ofFields(field, locale, depth + 1)
      if (!field.trim()) return ''
      if (titles.includes(key)) return depth <= 1 ? `## ${escapeMarkdown(field)}` : `**${escapeMarkdown(field)}**`
      return texts.includes(key) ? escapeMarkdown(field) : ''
    }),
  )
}

/** The texts of a page's blocks. */
export const blocksAsMarkdown = (blocks: readonly unknown[] | null | undefined, locale: Locale): string =>
  parts(
    ...(blocks ?? []).map((block) =>
      isRecord(block) && block.blockType === 'references'
        ? sources(block.references, locale)
        : ofFields(block, locale, 1),
    ),
  )
