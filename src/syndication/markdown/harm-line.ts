import { harmText } from '@/platform/catalogue/harm-text'
import { escapeMarkdown } from '@/platform/rich-text/markdown'

/** How a species harms, in bold (SAF-04). */
export const harmLine = (...harm: Parameters<typeof harmText>): string => `**${escapeMarkdown(harmText(...harm))}**`
