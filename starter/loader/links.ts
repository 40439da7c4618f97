import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'

/** A Markdown text in which links to these addresses are plain words. */
export function withoutLinksTo(addresses: ReadonlySet<string>, texts: Localized): Localized {
  const plain = (markdown: string): string =>
    markdown.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (link: string, label: string, address: string) =>
      addresses.has(address) ? label : link,
    )
  return recordOf(locales, (locale) => plain(texts[locale]))
}
