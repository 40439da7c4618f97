import { Cards } from '@/cards/card-list'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { Product } from '@/payload-types'
import { populated } from '@/platform/populated'
import { cardsInCategory } from '@/read-model/lists'
import { Section } from '@/ui/patterns/section'

/** Other products of the same kind, three beside each other (D-32). */
export async function RelatedProducts({ product, locale, title }: { product: Product; locale: Locale; title: string }) {
  const [nearest] = populated(product.categories)
  if (!nearest?.path) return null
  const path = nearest.path.split('/').slice(0, 2).join('/')
  const { docs } = await cardsInCategory('products', path, locale, limits.relatedProducts + 1)
  const cards = docs.filter(({ id }) => id !== product.id).slice(0, limits.relatedProducts)
  if (cards.length === 0) return null
  return (
    <Section id="related" title={title}>
      <Cards items={cards} />
    </Section>
  )
}
