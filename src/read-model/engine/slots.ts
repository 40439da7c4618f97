/** Assigns each document a slot, a small number that bit sets hold; slots of removed documents are reused. */
export function createSlots() {
  const slotOf = new Map<number, number>()
  const free: number[] = []
  let given = 0

  return {
    of: (id: number): number | undefined => slotOf.get(id),
    /** The slot of a document; one without a slot gets a free one. */
    take: (id: number): number => {
      const slot = slotOf.get(id) ?? free.pop() ?? given++
      slotOf.set(id, slot)
      return slot
    },
    /** Frees a document's slot. @returns the slot that it had, undefined without one */
    release: (id: number): number | undefined => {
      const slot = slotOf.get(id)
      if (slot === undefined) return undefined
      slotOf.delete(id)
      free.push(slot)
      return slot
    },
    size: (): number => slotOf.size,
  }
}
