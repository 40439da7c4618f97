import type { FieldHook } from 'payload'
import { limits } from '@/core/limits'

/** Removes duplicates from a list, keeping the first of each. */
export const eachOnce =
  (sameAs: (value: unknown) => string): FieldHook =>
  ({ value }: { value?: unknown }) => {
    // A value that no form could send is left to validation, which rejects it.
    if (!Array.isArray(value) || value.length > limits.fetchLimit) return value
    const said = (value as unknown[]).map(sameAs)
    return (value as unknown[]).filter((_, at) => said.indexOf(said[at] ?? '') === at)
  }
