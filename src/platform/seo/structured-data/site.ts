import type { Organization, WebSite } from 'schema-dts'
import { languageTags, locales, type Locale } from '@/core/locales'
import { searchPath } from '@/core/paths'
import { absolute, pageUrl } from '../alternates'

const organizationId = absolute('/#organization')

/**
 * The site's organization where another thing refers to it: by its name, since the whole of it is on the home page
 * alone.
 */
export const publisherOf = (name: string) =>
  ({ '@type': 'Organization', '@id': organizationId, name, url: absolute('/') }) as const

export type Publisher = ReturnType<typeof publisherOf>

type Site = { readonly name: string; readonly description: string | null; readonly contactArea: string }

/** The organization behind the site. */
export const organization = ({ name, description, contactArea }: Site, locale: Locale): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name,
  url: absolute('/'),
  logo: absolute('/icon.svg'),
  ...(description ? { description } : {}),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: pageUrl(locale, '/contact'),
    areaServed: contactArea,
    availableLanguage: locales.map((one) => languageTags[one]),
  },
})

/** The site itself, and how it is searched. */
export const website = ({ name, description }: Site, locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name,
  url: pageUrl(locale, '/'),
  ...(description ? { description } : {}),
  inLanguage: languageTags[locale],
  publisher: publisherOf(name),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl(locale, searchPath())}?q={search_term_string}` },
    // Search engines read the name of the query from this property, which is none of the vocabulary's own.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})
