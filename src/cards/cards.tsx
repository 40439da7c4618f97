import type { ComponentType } from 'react'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { Growingguide, Mushroom, Post, Product, Project, Vendor } from '@/payload-types'
import { GuideCard, PostCard, ProjectCard } from './article-cards'
import type { CardProps } from './card'
import { ProductCard } from './product-card'
import { SpeciesCard } from './species-card'
import { VendorCard } from './vendor-card'

export type CardDocuments = {
  mushrooms: Mushroom
  products: Product
  vendors: Vendor
  growingguides: Growingguide
  posts: Post
  projects: Project
}

/** One card a collection; a missing or crossed entry does not compile (BLK-13). */
const cards: { [C in CardCollection]: ComponentType<CardProps<CardDocuments[C]>> } = {
  mushrooms: SpeciesCard,
  products: ProductCard,
  vendors: VendorCard,
  growingguides: GuideCard,
  posts: PostCard,
  projects: ProjectCard,
}

type CardGridProps<C extends CardCollection> = {
  collection: C
  items: readonly CardDocuments[C][]
  locale: Locale
  /** How many of the first pictures load at once. */
  eager?: number
  columns?: string
}

const threeColumns = 'sm:grid-cols-2 lg:grid-cols-3'

/** Cards in one, two or three columns (ARC-01). */
export function CardGrid<C extends CardCollection>({
  collection,
  items,
  locale,
  eager = 0,
  columns = threeColumns,
}: CardGridProps<C>) {
  const Card: ComponentType<CardProps<CardDocuments[C]>> = cards[collection]
  return (
    <ul className={`grid grid-cols-1 gap-5 ${columns}`}>
      {items.map((item, index) => (
        <li key={item.id} className="empty:hidden">
          <Card item={item} locale={locale} priority={index < eager} />
        </li>
      ))}
    </ul>
  )
}
