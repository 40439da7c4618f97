import { getTranslations } from 'next-intl/server'
import { eatenSpecies } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import type { Query } from '@/core/query'
import { scientificNames } from '@/features/catalogue/server'
import { CommunitySections } from '@/features/community/ui'
import { choiceOf } from '@/features/shop/model'
import { ProductPage } from '@/features/shop/ui'
import type { Product } from '@/payload-types'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { harmfulAmong } from '@/read-model/lists'
import { HarmWarning } from '../of-species/harm-warning'
import { RelatedSpecies } from '../of-species/related-species'
import { RelatedProducts } from './related-products'

type ProductScreenProps = { product: Product; locale: Locale; query: Query; renderBlock: RenderBlock }

/** A product's page, with the variant that its address names (NAV-07). */
export async function ProductScreen({ product, locale, query, renderBlock }: ProductScreenProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const eaten = eatenSpecies('products', product)
  const [harmful, names] = await Promise.all([harmfulAmong(eaten, locale), scientificNames()])
  return (
    <ProductPage
      product={product}
      choice={choiceOf(product, query, new Date())}
      locale={locale}
      names={names}
      renderBlock={renderBlock}
      isWithdrawn={harmful.length > 0}
      warning={<HarmWarning harmful={harmful} locale={locale} />}
      after={
        <>
          <RelatedSpecies title={t('species')} species={product.species} locale={locale} eaten />
          <CommunitySections collection="products" doc={product} locale={locale} rated={harmful.length === 0} />
          <RelatedProducts product={product} locale={locale} title={t('related')} />
        </>
      }
    />
  )
}
