import { variantsOf } from '../pricing/price'
import { at, type Variant } from './cells'
import type { PlannedWrite } from './plan'
import type { Context } from './read-cells'
import { salesOfProduct, salesOfVariant } from './rows'
import type { StoredProduct } from './stored'

export const storedCurrency = (stored: StoredProduct | null): string | null | undefined =>
  stored?.inLocale[stored.base].baseInventory?.currency

/** The context with rules that validate prices in this currency. */
export const inCurrency = <C extends Context>(currency: string | null | undefined, context: C): C => ({
  ...context,
  rules: (path, value, beside) => context.rules(path, value, beside ?? { baseInventory: { currency } }),
})

type Planned = Pick<PlannedWrite, 'given' | 'sales' | 'variants'> & { readonly stored: StoredProduct }

/** Validates the unchanged prices of a product whose currency changes: the first error message, or null. */
export async function unfitPrice(
  { stored, given, sales, variants }: Planned,
  { rules }: Pick<Context, 'rules'>,
): Promise<string | null> {
  const document = stored.inLocale[stored.base]
  const isGiven = given.some(({ column }) => column.name === 'price')
  const all = variants?.data.variants ?? variantsOf<Variant>(document)
  const salesOfEach = variants?.sales.map((planned) => planned.sales) ?? all.map((one) => salesOfVariant(stored, one))
  const prices: readonly (readonly [string, unknown])[] = [
    ['baseInventory.unitPrice', isGiven ? null : at(document, 'baseInventory.unitPrice')],
    ...(sales?.sales ?? salesOfProduct(stored)).map(({ price }) => ['sales.salePrice', price] as const),
    ...all.map((variant) => ['variants.variants.pricing.price', at(variant, 'pricing.price')] as const),
    ...salesOfEach.flat().map(({ price }) => ['variants.variants.sales.salePrice', price] as const),
  ]
  for (const [path, value] of prices) {
    const said = await rules(path, value)
    if (said !== true) return said
  }
  return null
}
