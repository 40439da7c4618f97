import type { PayloadRequest } from 'payload'
import { relatedId } from '@/core/relation'

/** A category by its place alone; the parent may have been read along with it. */
export type Placed = { readonly id: number; readonly parent?: unknown }

/**
 * Whether the way up from a parent leads round: to the category itself, or to one that it has passed. It ends there, so
 * that a ring that older data holds is walked once.
 * @param own the category, null for one that is new
 */
export async function leadsRound(
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

/** The ids of a category and of all that stand below it. */
export function withAllBelow(own: number, categories: readonly Placed[]): number[] {
  const below = new Map<number | null, number[]>()
  for (const { id, parent } of categories) {
    const above = relatedId(parent)
    const siblings = below.get(above)
    if (siblings) siblings.push(id)
    else below.set(above, [id])
  }
  const found = new Set([own])
  // A set goes on to what is added while it is walked, and takes nothing twice.
  for (const above of found) for (const id of below.get(above) ?? []) found.add(id)
  return [...found]
}

/** Finds the parent of a category as the transaction of a request sees it. */
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
