import type { PopulateType } from 'payload'
import { articleCollections, type CardCollection } from '@/core/collections'
import { recordOf } from '@/core/record-of'

const article = { title: true, slug: true, lead: true, image: true } as const

/**
 * What a document is known by where another one names it: a call from outside fills its relations with no more (T-1A),
 * since a whole species weighs 20 KB and ten documents may name a hundred of them. Collections of a few lines each
 * are not here: they come whole.
 */
export const namedFields: PopulateType & Required<Pick<PopulateType, CardCollection>> = {
  categories: { title: true, slug: true, path: true, icon: true, parent: true },
  media: {
    alt: true,
    caption: true,
    credit: true,
    url: true,
    thumbnailURL: true,
    filename: true,
    mimeType: true,
    width: true,
    height: true,
    sizes: { small: true },
  },
  mushrooms: { title: true, slug: true, images: true, specie: { scientificName: true, edibility: true } },
  products: { title: true, slug: true, lead: true, gallery: true },
  vendors: { displayName: true, slug: true, vendorType: true, status: true, logo: true },
  ...recordOf(articleCollections, () => article),
  pages: { title: true, slug: true },
  forms: { title: true },
}
