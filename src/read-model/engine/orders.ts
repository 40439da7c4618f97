import type { TypedFastBitSet } from 'typedfastbitset'

/** How entries are compared for each sort. Ties are broken by id, so that an order is the same everywhere. */
export type Comparators<E, S extends string> = Readonly<Record<S, (a: E, b: E) => number>>

/** Matches that are fewer than one in so many slots are sorted directly. */
const few = 1000

/**
 * Keeps the slots of an index, and its sort orders. An order is computed at the first query for it; later changes are
 * inserted into it by binary search.
 */
export function createOrders<E extends { readonly id: number }, S extends string>(
  slots: (E | undefined)[],
  comparators: Comparators<E, S>,
) {
  const orders = new Map<S, number[]>()

  const comparing = (sort: S) => (a: number, b: number) => {
    const [left, right] = [slots[a], slots[b]]
    if (!left || !right) return Number(!left) - Number(!right)
    return comparators[sort](left, right) || left.id - right.id
  }

  const orderOf = (sort: S): number[] => {
    let order = orders.get(sort)
    if (!order) {
      order = slots.flatMap((entry, slot) => (entry ? [slot] : [])).sort(comparing(sort))
      orders.set(sort, order)
    }
    return order
  }

  /** Position of a slot in an order, or the position where it would be inserted. */
  const placeOf = (order: readonly number[], slot: number, compare: (a: number, b: number) => number): number => {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(order[middle] ?? slot, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  const leave = (slot: number, sort: S, order: number[]): void => {
    const place = placeOf(order, slot, comparing(sort))
    if (order[place] === slot) order.splice(place, 1)
  }

  return {
    /** Sets the entry of a slot, or clears it with undefined; orders in which its position stays are not touched. */
    put: (slot: number, entry: E | undefined): void => {
      const before = slots[slot]
      const moves = [...orders].filter(
        ([sort]) => !before || !entry || before.id !== entry.id || comparators[sort](before, entry) !== 0,
      )
      if (before) for (const [sort, order] of moves) leave(slot, sort, order)
      slots[slot] = entry
      if (entry) for (const [sort, order] of moves) order.splice(placeOf(order, slot, comparing(sort)), 0, slot)
    },
    page: (sort: S, among: TypedFastBitSet, skip: number, limit: number): number[] => {
      // Sorting a few matches is faster than scanning a long order for them.
      if (among.size() * few < slots.length)
        return among
          .array()
          .sort(comparing(sort))
          .slice(skip, skip + limit)
      const found: number[] = []
      let passed = 0
      for (const slot of orderOf(sort)) {
        if (found.length === limit) break
        if (!among.has(slot)) continue
        passed += 1
        if (passed > skip) found.push(slot)
      }
      return found
    },
  }
}
