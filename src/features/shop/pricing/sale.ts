import type { Text } from '@/core/locales'

/** A sale (DAT-09). Dates are ISO strings in UTC; prices as an editor writes them. */
export type Sale = {
  active?: boolean | null
  scheduledSale?: boolean | null
  dateRange?: { from?: string | null; to?: string | null } | null
  salePrice?: number | null
  saleLabel?: Text | null
}

/** The suffix that makes an ISO date the last moment of its day in UTC. */
export const dayEnd = 'T23:59:59.999Z'

/** The last moment of a sale: a bare date, `2026-11-30`, is the whole of that day in UTC (PRD-03). */
export const lastMoment = (to: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(to) ? to + dayEnd : to)

/** PRD-03: active, and inside its dates when it is scheduled; bounds count as inside. */
export function isSaleActive(sale: Sale, now: Date): boolean {
  if (!sale.active || typeof sale.salePrice !== 'number') return false
  if (!sale.scheduledSale || !sale.dateRange) return true
  const { from, to } = sale.dateRange
  const time = now.getTime()
  return (!from || time >= Date.parse(from)) && (!to || time <= Date.parse(lastMoment(to)))
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

/** The moments (ms) at which sales begin or are over: 1 ms after their last moment, in which they still count. */
export const saleBoundaries = (sales: readonly Sale[]): number[] =>
  sales
    .filter(({ active, scheduledSale }) => active && scheduledSale)
    .flatMap(({ dateRange }) => [
      ...(dateRange?.from ? [Date.parse(dateRange.from)] : []),
      ...(dateRange?.to ? [Date.parse(lastMoment(dateRange.to)) + 1] : []),
    ])

/** The last moment of a sale (ISO, UTC); null where it has no end. */
export function saleEnd({ scheduledSale, dateRange }: Sale): string | null {
  return scheduledSale && dateRange?.to ? lastMoment(dateRange.to) : null
}
