import { toMinor } from './money'
import { bestSale, saleBoundaries, type Sale } from './sale'

/** The price and sales of a product or variant from a moment on, as recorded by a save; price in major units. */
export type PriceRecord = {
  /** ISO, UTC. */
  readonly at: string
  readonly price: number
  readonly sales: readonly Sale[]
  readonly currency: string
}

/** The sales of a record; raw SQL returns them as a JSON string, Payload parsed. */
export function salesOf(value: unknown): Sale[] {
  const sales: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(sales) ? (sales as Sale[]) : []
}

/** A record with the id of its variant; null for the product itself. */
export type OwnedRecord = PriceRecord & { readonly variant: string | null }

/**
 * The price records of an offer. Those of the product before it had variants also count for its first variants, since
 * the same item was bought at that price; variants that were added later do not inherit them.
 *
 * @param records those of the offer and those of the product itself
 * @param firstOfVariants when the first record of any variant was made; null without one
 */
export function recordsOf(
  records: readonly OwnedRecord[],
  variant: string | null,
  firstOfVariants: string | null,
): OwnedRecord[] {
  const own = records.filter((record) => record.variant === variant)
  if (variant === null || firstOfVariants === null) return own
  const began = Date.parse(firstOfVariants)
  if (!own.some(({ at }) => Date.parse(at) <= began)) return own
  return [...records.filter((record) => record.variant === null && Date.parse(record.at) < began), ...own]
}

const thirtyDays = 30 * 86_400_000

type Step = { readonly from: number; readonly amount: number; readonly reduced: boolean }

/**
 * The offered prices in order of time: beside saves, the start and end of a sale change a price.
 */
function stepsOf(records: readonly PriceRecord[], currency: string, until: number): Step[] {
  const sorted = records
    .filter((record) => record.currency === currency)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return sorted.flatMap((record, index) => {
    const start = Date.parse(record.at)
    const end = Math.min(until, Date.parse(sorted[index + 1]?.at ?? '') || Infinity)
    const turns = saleBoundaries(record.sales)
      .filter((turn) => turn > start && turn <= end)
      .toSorted((one, other) => one - other)
    return [start, ...turns]
      .filter((from) => from <= end)
      .map((from) => {
        const sale = bestSale(record.price, record.sales, new Date(from))
        return { from, amount: toMinor(sale?.salePrice ?? record.price, currency), reduced: sale !== null }
      })
  })
}

/**
 * The lowest price of the 30 days before the reduction that runs now began (EU directive 98/6/EC, article 6a), in minor
 * units; null where nothing is reduced, or nothing is known of the time before.
 */
export function lowestBeforeSale(records: readonly PriceRecord[], currency: string, now: Date): number | null {
  const steps = stepsOf(records, currency, now.getTime()).filter(({ from }) => from <= now.getTime())
  if (!steps.at(-1)?.reduced) return null
  const last = steps.findLastIndex(({ reduced }) => !reduced)
  const began = steps[last + 1]?.from
  if (last < 0 || began === undefined) return null
  const requested = steps.filter(({ from }, index) => {
    const end = steps[index + 1]?.from ?? Infinity
    return from < began && end > began - thirtyDays
  })
  return requested.length > 0 ? Math.min(...requested.map(({ amount }) => amount)) : null
}
