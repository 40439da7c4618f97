import { langOf } from '@/cms/fallbacks'
import { isFilled } from '@/cms/fields/filled-blocks'
import type { Product } from '@/payload-types'

type TextTab = {
  id: string
  /** Null for the description, whose title is a message. */
  title: string | null
  titleLang?: string | undefined
  value: Product['description']
  lang: string | undefined
}

/** The description and further texts of a product; empty ones get no tab (PRD-06). */
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
