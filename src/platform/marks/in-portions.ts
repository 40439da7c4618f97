import { limits } from '@/core/limits'

/** What is looked up, in as many calls as their bound asks for (NUM-02). */
export const inPortions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / limits.fetchLimit) }, (_, at) =>
    all.slice(at * limits.fetchLimit, (at + 1) * limits.fetchLimit),
  )
