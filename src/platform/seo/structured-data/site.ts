import type { Organization, WebSite } from 'schema-dts'
import { languageTags, locales, type Locale } from '@/core/locales'
import { searchPath } from '@/core/paths'
import { absolute, pageUrl } from '../alternates'

const organizationId = absolute('/#organization')

/**
 * A reference to the site's organization by its id, with only its name and address, since the full data is on the home
 * page.
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

/** Structured data of the site, with its search. */
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
    // Search engines read the query parameter's name from this property, which is not part of schema.org.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})
