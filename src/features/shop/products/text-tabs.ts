import { langOf } from '@/cms/fallbacks'
import { isFilled } from '@/cms/fields/filled-blocks'
import type { Product } from '@/payload-types'

type TextTab = {
  id: string
  /** Null of the description, which is named in the words of the site. */
  title: string | null
  titleLang?: string | undefined
  value: Product['description']
  lang: string | undefined
}

/** The texts of a product that say something: a tab that is opened for nothing is none (PRD-06). */
export const textTabs = (product: Pick<Product, 'description' | 'details'>): TextTab[] =>
  [
    { id: 'description', title: null, value: product.description, lang: langOf(product, 'description') },
    ...(product.details ?? []).map((detail, index) => ({
      id: `detail-${index + 1}`,
      title: detail.title,
      titleLang: langOf(detail, 'title'),
      value: detail.content,
      lang: langOf(detail, 'content'),
    })),
  ].filter(({ value }) => isFilled(value))
