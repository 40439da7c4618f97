import type { RegulatedGoods } from '@/features/shop/destinations/regulated-goods.data'
import type { StatedTerms } from '@/features/shop/model'

/** The kinds of regulated goods of each product. */
export const goodsOfProducts: Readonly<Record<string, readonly RegulatedGoods[]>> = {
  'cubensis-microscopy-syringe': ['psilocybin-spores'],
  'liberty-cap-reference-print': ['psilocybin-spores'],
  'compost-and-casing-set': ['soil'],
  'brown-button-grow-kit': ['soil'],
  'cordyceps-extract-powder': ['novel-food'],
  'cordyceps-hibiscus-gummies': ['novel-food'],
  'cacao-cordyceps-cold-can': ['novel-food'],
}

/** Certifiers of claims that need one; invented, as the vendors are. */
export const certifiers: Readonly<Record<string, string>> = {
  organic: 'Example Organic Board',
  kosher: 'Example Kosher Board',
  halal: 'Example Halal Board',
  'fair-trade-certified': 'Example Fair Trade Board',
}

const days = (handling: readonly [number, number], transit: readonly [number, number]) => ({
  handlingDaysMin: handling[0],
  handlingDaysMax: handling[1],
  transitDaysMin: transit[0],
  transitDaysMax: transit[1],
})

/** Each vendor's shipping price, in the currency of the prices, and return terms. */
export const termsOfVendors: Readonly<Record<string, StatedTerms>> = {
  'black-forest-pilzkultur': {
    ...days([1, 2], [2, 6]),
    ...{ shippingPrice: 7.5, currency: 'USD', freeShippingFrom: 95, returnDays: 14, returnFees: 'customer' },
  },
  'bosque-nublado-extractos': {
    ...days([1, 3], [4, 12]),
    ...{ shippingPrice: 9, currency: 'USD', freeShippingFrom: 80 },
  },
  'cascadia-grow-supply': {
    ...days([1, 2], [2, 6]),
    ...{ shippingPrice: 8.5, currency: 'USD', freeShippingFrom: 120, shipsTo: ['US', 'CA'] },
  },
  'cogumelos-da-serra': {
    ...days([0, 1], [2, 7]),
    ...{ shippingPrice: 4.5, currency: 'USD', freeShippingFrom: 45, shipsTo: ['BR'], returnDays: 7 },
  },
  'hudson-valley-fungi': {
    ...days([0, 1], [1, 3]),
    ...{ shippingPrice: 7.5, currency: 'USD', freeShippingFrom: 60, shipsTo: ['US'] },
  },
  'lisboa-spore-lab': {
    ...days([1, 2], [3, 9]),
    ...{ shippingPrice: 4.9, currency: 'USD', returnDays: 14, returnFees: 'customer' },
  },
  'micelio-andino': { ...days([1, 2], [2, 6]), ...{ shippingPrice: 5, currency: 'USD', shipsTo: ['CO', 'EC', 'PE'] } },
  'north-line-dropship': { ...days([2, 5], [6, 18]), ...{ shippingPrice: 0, currency: 'USD' } },
  'patagonia-hongos': {
    ...days([1, 3], [3, 10]),
    ...{ shippingPrice: 6, currency: 'USD', shipsTo: ['AR', 'CL', 'UY'] },
  },
  'setas-del-pirineo': {
    ...days([0, 1], [1, 4]),
    ...{ shippingPrice: 6.5, currency: 'USD', freeShippingFrom: 75, returnDays: 14, returnFees: 'customer' },
  },
}

const byFreight: StatedTerms = {
  ...days([5, 10], [4, 9]),
  ...{ currency: 'USD', shipsTo: ['US', 'CA'], returnDays: 30, returnFees: 'customer' },
}

/** E-books and courses, which are not shipped. */
const notSent: StatedTerms = { ...days([0, 1], [0, 0]), ...{ shippingPrice: 0, currency: 'USD' } }

/** Setas del Pirineo ships fresh boxes only to the countries that its page names. */
const freshFromJaca: StatedTerms = { shipsTo: ['ES', 'PT'] }

/** Products with shipping terms of their own: freight (a flow hood of 84 pounds), downloads, fewer countries, used. */
export const termsOfProducts: Readonly<Record<string, StatedTerms>> = {
  'bench-laminar-flow-hood': { ...byFreight, shippingPrice: 145 },
  'clean-hands-ebook': notSent,
  'evenings-at-the-microscope-course': notSent,
  'first-grow-in-six-weeks-course': notSent,
  'one-wood-four-saturdays-course': notSent,
  'the-dried-mushroom-larder-ebook': notSent,
  'trilingual-mushroom-glossary-ebook': notSent,
  'black-truffle-huesca': freshFromJaca,
  'hedgehog-mushrooms-jaca': freshFromJaca,
  'pyrenean-chanterelles': freshFromJaca,
  'saffron-milk-caps-pyrenees': freshFromJaca,
  'plywood-flow-box-used': { shippingPrice: 41, currency: 'USD', returnMethod: 'none' },
}
