import { publicGlobal } from '@/cms/public-find'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { Growingguide, Mushroom, Post, Product, Project, Vendor } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { Cards, type CardsProps } from './card-list'
import type { CardContext, CardView } from './card-view'
import { guideItem, guideView, postItem, postView, projectItem, projectView } from './sources/article'
import { productItem, productView } from './sources/product'
import { speciesItem, speciesView } from './sources/species'
import { vendorItem, vendorView } from './sources/vendor'

export type CardDocuments = {
  mushrooms: Mushroom
  products: Product
  vendors: Vendor
  growingguides: Growingguide
  posts: Post
  projects: Project
}

type ToView<D> = (doc: D, context: CardContext) => CardView | null

/** One card a collection; a missing or crossed entry does not compile (BLK-13). */
const views: { [C in CardCollection]: ToView<CardDocuments[C]> } = {
  mushrooms: (doc, context) => {
    const item = speciesItem(doc)
    return item && speciesView(item, context)
  },
  products: (doc, context) => productView(productItem(doc), context),
  vendors: (doc, context) => vendorView(vendorItem(doc), context),
  growingguides: (doc, context) => guideView(guideItem(doc), context),
  posts: (doc, context) => postView(postItem(doc), context),
  projects: (doc, context) => projectView(projectItem(doc), context),
}

type CardGridProps<C extends CardCollection> = Omit<CardsProps, 'items'> & {
  collection: C
  items: readonly CardDocuments[C][]
  locale: Locale
  /** Where a card leads instead of its document's own page; null is that page. */
  hrefOf?: (item: CardDocuments[C]) => string | null
}

/** The cards of documents that a page has read. */
export async function CardGrid<C extends CardCollection>({
  collection,
  items,
  locale,
  hrefOf = () => null,
  ...grid
}: CardGridProps<C>) {
  const toView: ToView<CardDocuments[C]> = views[collection]
  const { display } = await publicGlobal('site-settings', locale)
  const context: CardContext = {
    locale,
    t: translatorOf(locale),
    now: new Date(),
    unratedDisplay: display.unratedDisplay,
  }
  const drawn = items.flatMap((item) => {
    const view = toView(item, context)
    return view ? [{ ...view, href: hrefOf(item) ?? view.href }] : []
  })
  return <Cards items={drawn} {...grid} />
}
