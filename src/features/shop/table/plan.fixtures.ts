import type { Product } from '@/payload-types'
import type { Names } from './cells'
import { planTable, type PlannedRow } from './plan'
import type { Context } from './read-cells'
import type { Rules } from './rules'
import type { StoredProduct } from './stored'

const words: Readonly<Record<string, readonly string[]>> = {
  vendors: ['north-line'],
  categories: ['products/mushroom', 'products/mushroom/dried'],
  mushrooms: ['boletus-edulis'],
}
export const names: Names = {
  idOf: (collection, word) => {
    const at = words[collection]?.indexOf(word) ?? -1
    return at < 0 ? null : at + 1
  },
  wordOf: (collection, id) => words[collection]?.[id - 1] ?? String(id),
}

/** Stands in for the fields: nothing below zero, no slug with a blank. */
export const rules: Rules = (path, value) =>
  Promise.resolve(
    typeof value === 'number' && value < 0
      ? 'too small'
      : path === 'slug' && !/^[a-z-]+$/.test(String(value))
        ? 'no slug'
        : true,
  )

export const document = {
  id: 7,
  slug: 'porcini',
  _status: 'published',
  title: 'Porcini',
  vendor: 1,
  categories: [2, 1],
  baseInventory: { unitPrice: 12.5, currency: 'USD', baseUnit: 'g' },
  goods: ['edible'],
  productQualityDesignations: [{ id: 'q', designation: 'organic', certifier: 'CAEM' }],
  enableVariants: true,
  variants: {
    keys: [
      { id: 'k', identifier: 'size', label: 'Size', options: [{ identifier: '50g' }, { identifier: '100g' }] },
      { id: 'l', identifier: 'cut', options: [{ identifier: 'sliced' }] },
    ],
    variants: [
      {
        id: 'v',
        options: [
          { key: 'size', option: '50g' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 7 },
      },
      {
        id: 'w',
        options: [
          { key: 'size', option: '100g' },
          { key: 'cut', option: 'sliced' },
        ],
        pricing: { price: 12 },
      },
    ],
  },
} as unknown as Product

export const stored: StoredProduct = {
  id: 7,
  inLocale: { en: document, es: { ...document, title: 'Boletos' }, pt: { ...document, title: '' } },
  base: 'en',
  stock: 4,
  isPending: false,
}

export const plan = (rows: readonly Readonly<Record<string, string>>[], own = stored, others: Partial<Context> = {}) =>
  planTable(
    rows.map((cells, index) => ({ row: index + 2, cells })),
    { products: new Map([['porcini', own]]), names, rules, ...others },
  )

export const one = async (cells: Readonly<Record<string, string>>, own = stored): Promise<PlannedRow | undefined> =>
  (await plan([cells], own)).rows[0]
