import type { Localized } from '@/core/locales'

/** A Markdown text in which links to these addresses are plain words. */
export function withoutLinksTo(addresses: ReadonlySet<string>, { en, es, pt }: Localized): Localized {
  const plain = (markdown: string): string =>
    markdown.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (link: string, label: string, address: string) =>
      addresses.has(address) ? label : link,
    )
  return { en: plain(en), es: plain(es), pt: plain(pt) }
}
