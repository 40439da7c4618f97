import type { Decision } from './decision'

type Action = Decision['action']

type Former = { readonly key: string; readonly isPublished: boolean; readonly refusal: string | null }

/** The decisions that bring rows back to what they were: published, rejected with their reason, or waiting. */
export function formerDecisions(rows: readonly Former[]): (readonly [Action, string, string[]])[] {
  const keysOf = (among: readonly Former[]): string[] => among.map(({ key }) => key)
  const [published, others] = [rows.filter((row) => row.isPublished), rows.filter((row) => !row.isPublished)]
  const steps = [
    ['publish', '', keysOf(published)],
    ['reopen', '', keysOf(others.filter(({ refusal }) => refusal === null))],
    ...others.flatMap(({ key, refusal }) => (refusal === null ? [] : [['refuse', refusal, [key]] as const])),
  ] as const
  return steps.flatMap(([action, reason, keys]) => (keys.length > 0 ? [[action, reason, [...keys]] as const] : []))
}

/** The key to focus after rows are removed: the next remaining after the first of them, otherwise the last before. */
export function neighbourOf(keys: readonly string[], gone: readonly string[]): string | null {
  const at = keys.findIndex((key) => gone.includes(key))
  if (at < 0) return null
  const stays = (key: string): boolean => !gone.includes(key)
  return keys.slice(at).find(stays) ?? keys.slice(0, at).findLast(stays) ?? null
}
