/** The slot of each document, a small number that bit sets hold in its place; one whose document is gone is given again. */
export function createSlots() {
  const slotOf = new Map<number, number>()
  const free: number[] = []
  let given = 0

  return {
    of: (id: number): number | undefined => slotOf.get(id),
    /** The slot of a document, one that is free where it has none. */
    take: (id: number): number => {
      const slot = slotOf.get(id) ?? free.pop() ?? given++
      slotOf.set(id, slot)
      return slot
    },
    /** Takes a document's slot away. @returns which one it was */
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
