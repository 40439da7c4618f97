import { expect, test } from 'vitest'
import type { Product } from '@/payload-types'
import { product } from '@/platform/seo/structured-data/product'
import { productFacts } from './product-facts'

const defaults = {
  currency: 'USD',
  missingPrice: 0,
  shippingCountry: 'US',
  returnCountry: 'US',
  weightUnit: 'oz',
  dimensionUnit: 'in',
} as never

const pictureOf = (filename: string) => ({ id: 1, filename, url: `/api/media/file/${filename}`, width: 8, height: 8 })

const of = (keys: unknown, options: readonly { key: string; option: string }[][], images: readonly unknown[] = []) =>
  product(
    productFacts(
      {
        id: 1,
        title: 'Shirt',
        slug: 'shirt',
        enableVariants: true,
        baseInventory: { unitPrice: 10 },
        gallery: [{ image: pictureOf('both.png') }],
        variants: {
          keys,
          variants: options.map((chosen, at) => ({ id: `v${at}`, options: chosen, image: images[at] })),
        },
      } as unknown as Product,
      defaults,
      'en',
      new Date('2026-11-24'),
    ),
    'en',
    '/mushrooms/product/shirt',
  )

const keys = [
  { identifier: 'size', label: 'Size', options: [{ identifier: '1', label: 'Small' }, { identifier: '2' }] },
  { identifier: 'pack', label: 'Pack', options: [{ identifier: '1', label: 'One bag' }] },
]
const both = [
  { key: 'size', option: '1' },
  { key: 'pack', option: '1' },
]

test('SEO-01 equal option ids of two keys each keep their own label', () => {
  expect(of(keys, [both])).toMatchObject({ hasVariant: [{ name: 'Shirt, Small, One bag' }] })
})

test('SEO-01 variesBy uses schema.org’s property where there is one', () => {
  const colours = [{ identifier: 'colour', label: 'Colour', options: [{ identifier: 'red', label: 'Red' }] }]
  expect(of(keys, [both, [{ key: 'size', option: '2' }]])).toMatchObject({
    variesBy: ['https://schema.org/size', 'Pack'],
    hasVariant: [{ size: 'Small' }, { size: '2' }],
  })
  expect(of(colours, [[{ key: 'colour', option: 'red' }]])).toMatchObject({
    variesBy: ['https://schema.org/color'],
    hasVariant: [{ color: 'Red' }],
  })
})

test('SEO-01 a variant’s own picture is first', () => {
  const one = (option: string) => [{ key: 'size', option }]
  const ending = (name: string) => expect.stringMatching(new RegExp(`/${name}$`)) as unknown
  expect(of(keys, [one('1'), one('2')], [pictureOf('red.png')])).toMatchObject({
    hasVariant: [{ image: [ending('red.png'), ending('both.png')] }, { image: [ending('both.png')] }],
  })
})
