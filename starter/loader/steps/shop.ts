import { certifiers, goodsOfProducts, termsOfProducts, termsOfVendors } from '../../catalogue/shop-facts'
import { products } from '../../catalogue/products/index'
import { vendors } from '../../catalogue/vendors/index'
import { lastMoment } from '@/features/shop/model'
import { offeredSince, productData, salesIn, vendorData } from '../mappers/shop'
import { galleryOf } from '../product-gallery'
import type { Step } from '../step'
import { shopPictures } from './shop-pictures'
import { naturalPictures } from './species'

const captions = new Map([...naturalPictures, ...shopPictures].map(({ key, caption }) => [key, caption]))

export const vendorStep: Step = {
  name: 'Vendors',
  items: ({ seeder, richText }) =>
    vendors.map((vendor) => ({
      collection: 'vendors' as const,
      key: vendor.slug,
      where: { slug: { equals: vendor.slug } },
      fingerprint: [vendor, termsOfVendors[vendor.slug] ?? null],
      pictures: [`vendor/${vendor.slug}`],
      data: () => vendorData(vendor, richText, seeder.pictureOf(`vendor/${vendor.slug}`)),
    })),
}

export const productStep: Step = {
  name: 'Products',
  items: ({ seeder, richText }) =>
    products.map((product) => ({
      collection: 'products' as const,
      key: product.slug,
      where: { slug: { equals: product.slug } },
      fingerprint: [
        product,
        goodsOfProducts[product.slug] ?? null,
        termsOfProducts[product.slug] ?? null,
        certifiers,
        // Fingerprinted to update databases in which sales end at the first moment of their last day.
        ...salesIn(product).flatMap(({ to }) => (to ? [lastMoment(to)] : [])),
        ...(offeredSince(product) === null ? [] : [offeredSince(product)]),
      ],
      context: () => ({ offeredSince: offeredSince(product) }),
      pictures: galleryOf(product),
      data: () => productData(product, seeder, richText, captions),
    })),
}
