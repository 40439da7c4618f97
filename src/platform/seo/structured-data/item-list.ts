import type { CollectionPage } from 'schema-dts'
import { languageTags, type Locale } from '@/core/locales'
import { absolute, pageUrl } from '../alternates'
import type { Publisher } from './site'

type Listing = {
  readonly publisher: Publisher
  readonly locale: Locale
  /** Without a locale. */
  readonly path: string
  readonly title: string
  readonly description?: string | null | undefined
  /** With their locale, in the order of the page. */
  readonly items: readonly { readonly title: string; readonly href: string }[]
  readonly total: number
  /** The position of the first item, from 1. */
  readonly from?: number
}

/** A page that lists others. */
export const listing = ({
  publisher,
  locale,
  path,
  title,
  description,
  items,
  total,
  from = 1,
}: Listing): CollectionPage => ({
  '@type': 'CollectionPage',
  url: pageUrl(locale, encodeURI(path)),
  name: title,
  ...(description ? { description } : {}),
  inLanguage: languageTags[locale],
  publisher,
  // An empty list is left out.
  ...(items.length === 0
    ? {}
    : {
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: total,
          itemListElement: items.map(({ title: name, href }, at) => ({
            '@type': 'ListItem',
            position: from + at,
            name,
            url: absolute(encodeURI(href)),
          })),
        },
      }),
})
