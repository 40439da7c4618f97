import { escapeMarkdown } from '@/platform/rich-text/markdown'

/** Parts of a text with a blank line between them; empty ones are left out. */
export const parts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join('\n\n')

/**
 * Content below a heading that is markdown already, or without a heading; empty content has no heading either.
 * @param rank of the heading: 2 is directly below the title of the page
 */
export function titled(heading: string | null | undefined, content: string | null | undefined, rank = 2): string {
  if (!content?.trim()) return ''
  return heading ? `${'#'.repeat(rank)} ${heading}\n\n${content.trim()}` : content.trim()
}

/** The same with a heading in plain text, which is escaped. */
export const section = (title: string | null | undefined, content: string | null | undefined, rank = 2): string =>
  titled(title && escapeMarkdown(title), content, rank)

export type Fact = readonly [label: string, value: string | null | undefined]

/** Facts as a list; unknown ones are left out. */
export const facts = (entries: readonly Fact[]): string =>
  entries
    .flatMap(([label, value]) => (value ? [`- **${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`] : []))
    .join('\n')

export const items = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n')
