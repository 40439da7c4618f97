import { TypedFastBitSet } from 'typedfastbitset'

/** Up to so many members a list is smaller than bits, and looked through as quickly. */
const mostListed = 1024

/**
 * Small numbers of which a few or nearly all belong to it: a list as long as they are few, bits from then on, so that
 * thousands can be taken out one by one.
 */
export class SlotSet {
  private few: number[] = []
  private many: TypedFastBitSet | null = null

  /** @param slot one that is not among them */
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

  /** Adds them all to `bits`. */
  addTo(bits: TypedFastBitSet): void {
    if (this.many) bits.union(this.many)
    for (const slot of this.few) bits.add(slot)
  }

  slots(): readonly number[] {
    return this.many ? this.many.array() : this.few
  }
}
