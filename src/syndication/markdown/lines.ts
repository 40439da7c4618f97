import { escapeMarkdown } from '@/platform/rich-text/markdown'

/** Parts of a text with a blank line between them; empty ones are left out. */
export const parts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join('\n\n')

/** A section with its heading; without content there is none. */
export const section = (title: string, content: string | null | undefined): string =>
  content?.trim() ? `## ${escapeMarkdown(title)}\n\n${content.trim()}` : ''

export type Fact = readonly [label: string, value: string | null | undefined]

/** Facts as a list; unknown ones are left out. */
export const facts = (entries: readonly Fact[]): string =>
  entries
    .flatMap(([label, value]) => (value ? [`- **${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`] : []))
    .join('\n')

export const items = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n')
