import { TypedFastBitSet } from 'typedfastbitset'

/** Up to this many slots a list is smaller than a bit set, and searched as quickly. */
const mostListed = 1024

/** A set of slots: a list while there are few, a bit set from then on, so that thousands can be removed one by one. */
export class SlotSet {
  private few: number[] = []
  private many: TypedFastBitSet | null = null

  /** @param slot must not be in the set yet */
  add(slot: number): void {
    if (this.many) {
      this.many.add(slot)
      return
    }
    this.few.push(slot)
    if (this.few.length <= mostListed) return
    this.many = new TypedFastBitSet(this.few)
    this.few = []
  }

  remove(slot: number): void {
    if (this.many) {
      this.many.remove(slot)
      return
    }
    const at = this.few.indexOf(slot)
    if (at >= 0) this.few.splice(at, 1)
  }

  isEmpty(): boolean {
    return this.many ? this.many.isEmpty() : this.few.length === 0
  }

  /** Adds all slots of the set to `bits`. */
  addTo(bits: TypedFastBitSet): void {
    if (this.many) bits.union(this.many)
    for (const slot of this.few) bits.add(slot)
  }

  slots(): readonly number[] {
    return this.many ? this.many.array() : this.few
  }
}
