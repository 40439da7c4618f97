import type { PopulateType } from 'payload'
import { articleCollections, type CardCollection } from '@/core/collections'
import { recordOf } from '@/core/record-of'

const article = { title: true, slug: true, lead: true, image: true } as const

/**
 * The fields that a call from outside gets of related documents (T-1A): a whole species has 20 KB, and ten documents
 * may reference a hundred. Collections with small documents are not listed here, and are returned whole.
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
