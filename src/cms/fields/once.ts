import type { FieldHook } from 'payload'
import { limits } from '@/core/limits'

/** Of values that say the same, the first is stored: a list of choices holds each of them once. */
export const eachOnce =
  (sameAs: (value: unknown) => string): FieldHook =>
  ({ value }: { value?: unknown }) => {
    // A list that nobody chose by hand is left to the rules, which refuse it.
    if (!Array.isArray(value) || value.length > limits.fetchLimit) return value
    const said = (value as unknown[]).map(sameAs)
    return (value as unknown[]).filter((_, at) => said.indexOf(said[at] ?? '') === at)
  }
