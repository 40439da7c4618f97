import { fetchLimit } from '@/core/script-limits'

/** Splits ids into portions of one call each (NUM-02). */
export const inPortions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / fetchLimit) }, (_, at) =>
    all.slice(at * fetchLimit, (at + 1) * fetchLimit),
  )
