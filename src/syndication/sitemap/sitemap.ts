import 'server-only'
import { locales } from '@/core/locales'
import { absolute, alternatesOf, pageUrl } from '@/platform/seo/alternates'
import { cachedText } from '../cached-text'
import { element, xmlDocument } from '../xml'
import { sitemapEntries, sitemapKinds, type SitemapEntry, type SitemapKind } from './entries'

/** Documents of one file: in three locales these are far fewer than the 50,000 URLs that crawlers accept in one. */
const partSize = 5000

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

const lastmod = (changed: number | null): string[] =>
  changed === null ? [] : [element('lastmod', {}, new Date(changed).toISOString())]

/** The URLs of a page in every locale, each with links to all of them. */
function urls({ path, changed }: SitemapEntry): string[] {
  const links = Object.entries(alternatesOf(encodeURI(path))).map(([hreflang, href]) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href }),
  )
  return locales.map((locale) =>
    element('url', {}, [element('loc', {}, pageUrl(locale, encodeURI(path))), ...lastmod(changed), ...links]),
  )
}

const partsOf = (entries: readonly SitemapEntry[]): SitemapEntry[][] =>
  Array.from({ length: Math.ceil(entries.length / partSize) }, (_, at) =>
    entries.slice(at * partSize, (at + 1) * partSize),
  )

/** `/sitemap.xml`: the files of every collection, with the last change of each. */
export const sitemapIndex = (): Promise<string> =>
  cachedText('sitemap', async () => {
    const files = await Promise.all(
      sitemapKinds.map(async (kind) =>
        partsOf(await sitemapEntries(kind)).map((part, at) => {
          const changed = Math.max(0, ...part.map((entry) => entry.changed ?? 0))
          return element('sitemap', {}, [
            element('loc', {}, absolute(`/sitemaps/${kind}-${at + 1}.xml`)),
            ...lastmod(changed || null),
          ])
        }),
      ),
    )
    return xmlDocument(element('sitemapindex', namespace, files.flat()))
  })

const isKind = (value: unknown): value is SitemapKind => sitemapKinds.some((kind) => kind === value)

/** One of its files by name (`posts-1.xml`), or null where there is none. */
export async function sitemapFile(name: string): Promise<string | null> {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (!isKind(kind)) return null
  const text = await cachedText(`sitemap ${kind} ${number}`, async () => {
    const part = partsOf(await sitemapEntries(kind))[Number(number) - 1]
    if (!part) return ''
    const attributes = { ...namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
    return xmlDocument(element('urlset', attributes, part.flatMap(urls)))
  })
  return text || null
}
