import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { Section } from '@/ui/patterns/section'
import { browserLabels } from '../archive/browser-labels'
import { Cards } from '../card-list'
import { ProductFilter } from './product-filter.client'
import type { SpeciesShelf } from './products-of'

/** The products of a species, with filters where there are enough of them (P2 §4, FLT-13). */
export async function SpeciesProducts({ shelf, locale }: { shelf: SpeciesShelf; locale: Locale }) {
  const [archive, categories, errors, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'categories' }),
    getTranslations({ locale, namespace: 'filterErrors' }),
    browserLabels('products', locale),
  ])
  const { species, total, cards, sections, facets } = shelf
  const title = archive('titles.products')
  const drawn = (
    <>
      <Cards items={cards} />
      {total > cards.length ? (
        <a
          href={`${localizedPath(locale, archivePaths.products)}?species=${species}`}
          className="button button-secondary mt-6"
        >
          {categories('toArchive', { archive: title })}
        </a>
      ) : null}
    </>
  )
  return (
    <Section id="products" title={title}>
      {sections.length > 0 ? (
        <ProductFilter
          species={species}
          locale={locale}
          sections={sections}
          facets={facets}
          // P2 §8: what a failed question for products says.
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
