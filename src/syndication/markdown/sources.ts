import type { Locale } from '@/core/locales'
import { safeUrl } from '@/core/safe-url'
import { translatorOf } from '@/platform/i18n/translator'
import { entriesOf, inOrder, isComplete } from '@/platform/references/citations'
import { escapeMarkdown, markdownAddress } from '@/platform/rich-text/markdown'
import { items, section } from './lines'

/** Sources as a list in the order of their page (BLK-10); bare ids are drafts, which stay out of the text. */
export function sourceList(stored: unknown): string {
  const shown = entriesOf(stored).flatMap((entry) => (typeof entry === 'object' && isComplete(entry) ? [entry] : []))
  const lines = inOrder([...new Map(shown.map((entry) => [entry.id, entry])).values()]).flatMap(
    ({ title, summary, link, year }) => {
      const href = safeUrl(link)
      if (!href) return []
      const dated = year ? ` (${year})` : ''
      return [`[${escapeMarkdown(title)}](${markdownAddress(href)})${dated}: ${escapeMarkdown(summary ?? '')}`]
    },
  )
  return items(lines)
}

/** The sources of a page under their heading. */
export const sources = (stored: unknown, locale: Locale, title?: string | null): string =>
  section(title || translatorOf(locale)('references.title'), sourceList(stored))
