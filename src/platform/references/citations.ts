import { isRecord } from '@/core/is-record'
import { safeUrl } from '@/core/safe-url'
import type { Reference } from '@/payload-types'

type Entry = Reference | number

/** The lists of references of a page, the numbers of what they hold, and what its texts name of it. */
export type Citations = {
  readonly lists: readonly (readonly Entry[])[]
  readonly numbers: ReadonlyMap<number, number>
  readonly cited: ReadonlySet<number>
  /** Those whose first citation has been rendered: it has the anchor that the entry leads back to, on the whole page. */
  readonly anchored: Set<number>
}

/** The entries of a stored list, which an editor may have left empty. */
export const entriesOf = (stored: unknown): Entry[] => (Array.isArray(stored) ? (stored as Entry[]) : [])

export const noCitations: Citations = { lists: [], numbers: new Map(), cited: new Set(), anchored: new Set() }

const holds = (list: readonly Entry[], id: number): boolean =>
  list.some((entry) => (typeof entry === 'object' ? entry.id : entry) === id)

/** What the ids of elements of an entry end in: citations lead to the first list of the page that holds it. */
export function endOfIds({ lists }: Citations, list: readonly Entry[], id: number): string {
  const at = lists.indexOf(list)
  return lists.slice(0, Math.max(0, at)).some((earlier) => holds(earlier, id)) ? `${id}-in-list-${at + 1}` : String(id)
}

/** The newest first; within a year by title, so that numbers stay (BLK-10). */
export const inOrder = <R extends Pick<Reference, 'title' | 'year'>>(references: readonly R[]): R[] =>
  references.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || (a.title < b.title ? -1 : 1))

/** An entry is shown with a title, a summary and a link only. */
export const isComplete = ({ title, summary, link }: Pick<Reference, 'title' | 'summary' | 'link'>): boolean =>
  Boolean(title && summary && link)

/** The reference that a link of a text leads to. */
export function citedBy(fields: unknown): number | null {
  const doc = isRecord(fields) && isRecord(fields.doc) ? fields.doc : null
  if (doc?.relationTo !== 'references') return null
  const id: unknown = isRecord(doc.value) ? doc.value.id : doc.value
  return typeof id === 'number' ? id : null
}

/** The address of the reference that a link leads to, as far as a visitor may know it. */
export function sourceOf(fields: unknown): string | null {
  const doc = isRecord(fields) && isRecord(fields.doc) ? fields.doc : null
  const address = doc?.relationTo === 'references' && isRecord(doc.value) ? safeUrl(doc.value.link) : null
  return address !== null && /^https?:/.test(address) ? address : null
}

function citedIn(value: unknown, level = 0): number[] {
  if (!isRecord(value) || level > 60) return []
  const own = value.type === 'link' ? citedBy(value.fields) : null
  const children = Array.isArray(value.children) ? value.children.flatMap((child) => citedIn(child, level + 1)) : []
  return [...(own === null ? [] : [own]), ...children, ...citedIn(value.root, level + 1)]
}

/**
 * What the texts of a page cite, numbered as its lists of references stand, one list after the other.
 * @param texts rich texts of the page
 * @param lists its references; ids alone are drafts, which have no number
 */
export function citationsOf(texts: readonly unknown[], lists: readonly (readonly Entry[])[]): Citations {
  const inLists = lists.flatMap((list) => inOrder(list.filter((entry) => typeof entry === 'object').filter(isComplete)))
  const numbers = new Map([...new Set(inLists.map(({ id }) => id))].map((id, at) => [id, at + 1]))
  const cited = new Set(texts.flatMap((text) => citedIn(text)).filter((id) => numbers.has(id)))
  return { lists, numbers, cited, anchored: new Set() }
}
