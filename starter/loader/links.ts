import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'

/** The Markdown texts with every link to one of `addresses` replaced by its label. */
export function withoutLinksTo(addresses: ReadonlySet<string>, texts: Localized): Localized {
  const plain = (markdown: string): string =>
    markdown.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (link: string, label: string, address: string) =>
      addresses.has(address) ? label : link,
    )
  return recordOf(locales, (locale) => plain(texts[locale]))
}
