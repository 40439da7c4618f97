import { fetchLimit } from '@/core/script-limits'

/** Looks up ids, in as many calls as their bound requires (NUM-02). */
export const inPortions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / fetchLimit) }, (_, at) =>
    all.slice(at * fetchLimit, (at + 1) * fetchLimit),
  )
