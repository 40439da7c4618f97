import { getTranslations } from 'next-intl/server'
import { speciesListingKey } from '@/core/list-parameters'
import type { Locale } from '@/core/locales'
import { Section } from '@/ui/patterns/section'
import { AllOfSpecies } from './all-of-species'
import { browserLabels } from '../filters/browser-labels'
import { Cards } from '@/cards/card-list'
import { PlainFilters } from '../product-list/plain-filters'
import { ProductFilter } from '../product-list/product-filter.client'
import type { SpeciesListing } from './products-of'

type SpeciesProductsProps = {
  listing: SpeciesListing
  /** The page of the species, which reads a selection from its address. */
  path: string
  locale: Locale
}

/** The products of a species, with filters where there are enough of them (FLT-13). */
export async function SpeciesProducts({ listing: listing, path, locale }: SpeciesProductsProps) {
  const [archive, errors, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'filterErrors' }),
    browserLabels('products', locale),
  ])
  const { species, choice, found, cards, sections, facets } = listing
  const drawn = (
    <>
      {found === 0 ? (
        <p role="status" className="text-muted">
          {labels.plainEmpty}
        </p>
      ) : null}
      <Cards items={cards} />
      {found > cards.length ? (
        <p className="mt-6">
          <AllOfSpecies collection="products" species={species} locale={locale} />
        </p>
      ) : null}
    </>
  )
  return (
    <Section id="products" title={archive('titles.products')}>
      {sections.length > 0 ? (
        <>
          <PlainFilters
            path={path}
            mark={{ name: speciesListingKey, value: '1' }}
            sections={sections}
            choice={choice}
            counts={facets}
            labels={labels}
          />
          <ProductFilter
            owner={{ species }}
            served={choice}
            locale={locale}
            sections={sections}
            facets={facets}
            // SPC-09: the message of a failed query for products.
            labels={{ ...labels, filterFailed: errors('productsFailed') }}
          >
            {drawn}
          </ProductFilter>
        </>
      ) : (
        drawn
      )}
    </Section>
  )
}
