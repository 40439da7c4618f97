import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { Section } from '@/ui/patterns/section'
import { AllOfSpecies } from './all-of-species'
import { browserLabels } from '../filters/browser-labels'
import { Cards } from '@/cards/card-list'
import { ProductFilter } from '../product-list/product-filter.client'
import { noChoice } from '../state/selection'
import type { SpeciesShelf } from './products-of'

/** The products of a species, with filters where there are enough of them (FLT-13). */
export async function SpeciesProducts({ shelf, locale }: { shelf: SpeciesShelf; locale: Locale }) {
  const [archive, errors, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'filterErrors' }),
    browserLabels('products', locale),
  ])
  const { species, total, cards, sections, facets } = shelf
  const drawn = (
    <>
      <Cards items={cards} />
      {total > cards.length ? (
        <p className="mt-6">
          <AllOfSpecies collection="products" species={species} locale={locale} />
        </p>
      ) : null}
    </>
  )
  return (
    <Section id="products" title={archive('titles.products')}>
      {sections.length > 0 ? (
        <ProductFilter
          owner={{ species }}
          served={noChoice}
          locale={locale}
          sections={sections}
          facets={facets}
          // SPC-09: what a failed question for products says.
          labels={{ ...labels, filterFailed: errors('productsFailed') }}
        >
          {drawn}
        </ProductFilter>
      ) : (
        drawn
      )}
    </Section>
  )
}
