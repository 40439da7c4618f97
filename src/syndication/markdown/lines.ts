import { escapeMarkdown } from '@/platform/rich-text/markdown'

/** Parts of a text with a blank line between them; empty ones are left out. */
export const parts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join('\n\n')

/**
 * Content under a heading that is markdown already, or without one; without content there is no heading.
 * @param rank of the heading: 2 stands right below the title of the page
 */
export function titled(heading: string | null | undefined, content: string | null | undefined, rank = 2): string {
  if (!content?.trim()) return ''
  return heading ? `${'#'.repeat(rank)} ${heading}\n\n${content.trim()}` : content.trim()
}

/** The same under a heading in plain words. */
export const section = (title: string | null | undefined, content: string | null | undefined, rank = 2): string =>
  titled(title && escapeMarkdown(title), content, rank)

export type Fact = readonly [label: string, value: string | null | undefined]

/** Facts as a list; unknown ones are left out. */
export const facts = (entries: readonly Fact[]): string =>
  entries
    .flatMap(([label, value]) => (value ? [`- **${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`] : []))
    .join('\n')

export const items = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n')
