import type { Text } from '@/core/locales'

/** P2 §3 Sale. Dates are ISO strings in UTC. */
export type Sale = {
  active?: boolean | null
  scheduledSale?: boolean | null
  dateRange?: { from?: string | null; to?: string | null } | null
  salePrice?: number | null
  saleLabel?: Text | null
}

export type Price = {
  /** Lowest price to pay for one unit, sales counted. */
  min: number
  /** Highest price to pay; equals `min` without variants. */
  max: number
  /** Lowest price without any sale, when a sale lowers it. */
  regularMin: number | null
  saleLabel: Text | null
  currency: string
}

/** The parts of a product that decide its price. */
export type Priced = {
  baseInventory?: { unitPrice?: number | null; currency?: string | null } | null
  enableVariants?: boolean | null
  variants?: {
    variants?:
      | {
          options?: { key?: string | null; option?: string | null }[] | null
          pricing?: { price?: number | null } | null
          sales?: Sale[] | null
        }[]
      | null
  } | null
  sales?: Sale[] | null
}

/** PRD-03: active, and inside its dates when it is scheduled; bounds count as inside. */
export function isSaleActive(sale: Sale, now: Date): boolean {
  if (!sale.active || typeof sale.salePrice !== 'number') return false
  if (!sale.scheduledSale || !sale.dateRange) return true
  const { from, to } = sale.dateRange
  const time = now.getTime()
  return (!from || time >= Date.parse(from)) && (!to || time <= Date.parse(to))
}

/** The active sale with the lowest price, if it lowers `price` at all (PRD-02). */
export function bestSale(price: number, sales: readonly Sale[] | null | undefined, now: Date): Sale | null {
  let best: Sale | null = null
  for (const sale of sales ?? []) {
    if (!isSaleActive(sale, now) || (sale.salePrice ?? price) >= price) continue
    if (!best || (sale.salePrice ?? 0) < (best.salePrice ?? 0)) best = sale
  }
  return best
}

/** What a product costs now; null when it has no price at all. Variants have their own price and sales (decision 17). */
export function productPrice(product: Priced, now: Date): Price | null {
  const variants = product.enableVariants ? (product.variants?.variants ?? []) : []
  const base = product.baseInventory?.unitPrice
  const offers = variants.length
    ? variants.map((variant) => ({
        price: variant.pricing?.price ?? base,
        sales: variant.sales ?? [],
      }))
    : [{ price: base, sales: product.sales ?? [] }]
  const priced = offers.flatMap(({ price, sales }) => {
    if (typeof price !== 'number') return []
    const sale = bestSale(price, sales, now)
    return [{ regular: price, now: sale?.salePrice ?? price, sale }]
  })
  if (priced.length === 0) return null
  const cheapest = priced.reduce((least, offer) => (offer.now < least.now ? offer : least))
  return {
    min: cheapest.now,
    max: Math.max(...priced.map((offer) => offer.now)),
    regularMin: cheapest.sale ? cheapest.regular : null,
    saleLabel: cheapest.sale ? cheapest.sale.saleLabel || null : null,
    currency: product.baseInventory?.currency || 'USD',
  }
}

type Inventory = { baseUnitQuantity?: number | null; baseUnit?: string | null; itemType?: string | null }

/** How a reader writes units and numbers. */
type UnitWords = { name: (word: string, count?: number) => string; write: (quantity: number) => string }

/** A thousand of the first are one of the second. */
const larger: Readonly<Record<string, string>> = { g: 'kg', ml: 'l' }

/** PRD-02: `{baseUnitQuantity} {baseUnit}`, or the kind of item, or nothing. From 1000 g on it is kilograms. */
export function unitOf(inventory: Inventory | null | undefined, { name, write }: UnitWords): string | null {
  const { baseUnitQuantity: quantity, baseUnit: unit } = inventory ?? {}
  if (!quantity || !unit) return inventory?.itemType ? name(inventory.itemType) : null
  const above = quantity >= 1000 ? larger[unit] : undefined
  return above ? `${write(quantity / 1000)}\u00a0${above}` : `${write(quantity)}\u00a0${name(unit, quantity)}`
}

/** Whether the variants are different amounts of the product: `250g` and `1kg`, one can and six. */
export function differInAmount(variants: NonNullable<Priced['variants']>['variants']): boolean {
  const amounts = new Map<string, Set<string>>()
  for (const { key, option } of (variants ?? []).flatMap(({ options }) => options ?? [])) {
    const amount = /\d[\d.,]*\s*\p{L}*/u.exec(option ?? '')?.[0] ?? ''
    amounts.set(key ?? '', (amounts.get(key ?? '') ?? new Set()).add(amount))
  }
  return [...amounts.values()].some(({ size }) => size > 1)
}

/** The next moment (ms) at which a sale of a product begins or ends; null when none will. */
export function nextPriceChange(product: Priced, now: Date): number | null {
  const sales = [
    ...(product.sales ?? []),
    ...(product.variants?.variants ?? []).flatMap((variant) => variant.sales ?? []),
  ]
  const moments = sales
    .filter(({ active, scheduledSale }) => active && scheduledSale)
    .flatMap(({ dateRange }) => [dateRange?.from, dateRange?.to])
    // The last moment of a sale still belongs to it.
    .flatMap((date, index) => (date ? Date.parse(date) + (index % 2) : []))
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? Math.min(...moments) : null
}
