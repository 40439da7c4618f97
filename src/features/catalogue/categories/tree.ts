import type { PayloadRequest } from 'payload'
import { relatedId } from '@/core/relation'

/** A category with its parent alone, which is an id or a populated document. */
export type Placed = { readonly id: number; readonly parent?: unknown }

/**
 * Whether walking up from a parent meets the category itself or one already passed: a cycle. The walk ends there, so
 * that a cycle in older data does not loop forever.
 * @param own the id of the category, null for a new one
 */
export async function closesCycle(
  own: number | null,
  parent: number | null,
  parentOf: (id: number) => Promise<number | null>,
): Promise<boolean> {
  const passed = new Set(own === null ? [] : [own])
  for (let at = parent; at !== null; at = await parentOf(at)) {
    if (passed.has(at)) return true
    passed.add(at)
  }
  return false
}

/** The ids of a category and of all categories below it. */
export function withAllBelow(own: number, categories: readonly Placed[]): number[] {
  const below = new Map<number | null, number[]>()
  for (const { id, parent } of categories) {
    const above = relatedId(parent)
    const siblings = below.get(above)
    if (siblings) siblings.push(id)
    else below.set(above, [id])
  }
  const found = new Set([own])
  // Iterating a Set also visits what is added meanwhile, each id once, so a cycle ends.
  for (const above of found) for (const id of below.get(above) ?? []) found.add(id)
  return [...found]
}

/** Reads the parent of a category inside the transaction of a request. */
export const storedParent =
  (req: PayloadRequest) =>
  async (id: number): Promise<number | null> => {
    const category = await req.payload.db.findOne<Placed>({
      collection: 'categories',
      where: { id: { equals: id } },
      select: { parent: true },
      req,
    })
    return relatedId(category?.parent)
  }
