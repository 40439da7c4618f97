import type { ContributionKind } from '../model'

/** The message beside the buttons of an entry after one of them was pressed. */
export type EntryNote = { readonly id: number; readonly text: string; readonly isRefused: boolean }

/** Marks of a list's entries, by their ids. */
export type Marks = {
  /** How often each was found helpful. */
  readonly counts: ReadonlyMap<number, number>
  /** What the visitor found helpful, and what they reported. */
  readonly marked: ReadonlySet<number>
  readonly reported: ReadonlySet<number>
  /** The message after the last press. */
  readonly note?: EntryNote | null
}

export const noMarks: Marks = { counts: new Map(), marked: new Set(), reported: new Set() }

/** The query for a member's own marks of some entries. */
export function ownMarksQuery(member: number, kind: ContributionKind, ids: readonly number[]): string {
  const query = new URLSearchParams({ depth: '0', limit: '100', 'where[item.relationTo][equals]': kind })
  // Names the member, since admins may read the marks of all.
  query.set('where[user][equals]', String(member))
  // Payload does not parse a single value as an array, and the guard splits it for non-admins only.
  const compared = ids.length === 1 ? 'equals' : 'in'
  for (const id of ids) query.append(`where[item.value][${compared}]`, String(id))
  return query.toString()
}

/** Merges fetched marks into those in state: a press during the fetch is newer than the response. */
export const mergeMarks = (one: Marks, other: Marks): Marks => ({
  ...one,
  counts: new Map(
    [...one.counts, ...other.counts].map(([id]) => [id, Math.max(one.counts.get(id) ?? 0, other.counts.get(id) ?? 0)]),
  ),
  marked: new Set([...one.marked, ...other.marked]),
  reported: new Set([...one.reported, ...other.reported]),
})

/** The marks after the visitor found an entry helpful; `rendered` is the count that the page came with. */
export const countAfter = (before: Marks, id: number, rendered: number, isNew: boolean): Marks => ({
  ...before,
  counts: isNew ? new Map([...before.counts, [id, (before.counts.get(id) ?? rendered) + 1]]) : before.counts,
  marked: new Set([...before.marked, id]),
})
