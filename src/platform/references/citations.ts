import { isRecord } from '@/core/is-record'
import { safeUrl } from '@/core/safe-url'
import type { Reference } from '@/payload-types'

type Entry = Reference | number

/** The lists of references on a page, the numbers of their entries, and which of them its texts cite. */
export type Citations = {
  readonly lists: readonly (readonly Entry[])[]
  readonly numbers: ReadonlyMap<number, number>
  readonly cited: ReadonlySet<number>
  /** Entries whose first citation on the page has been rendered: it has the anchor that the entry links back to. */
  readonly anchored: Set<number>
}

/** The entries of a stored list, which an editor may have left empty. */
export const entriesOf = (stored: unknown): Entry[] => (Array.isArray(stored) ? (stored as Entry[]) : [])

export const noCitations: Citations = { lists: [], numbers: new Map(), cited: new Set(), anchored: new Set() }

const holds = (list: readonly Entry[], id: number): boolean =>
  list.some((entry) => (typeof entry === 'object' ? entry.id : entry) === id)

/**
 * The suffix of an entry's element ids: citations link to the first list on the page that has it, so only its ids are
 * bare.
 */
export function entryIdSuffix({ lists }: Citations, list: readonly Entry[], id: number): string {
  const at = lists.indexOf(list)
  return lists.slice(0, Math.max(0, at)).some((earlier) => holds(earlier, id)) ? `${id}-in-list-${at + 1}` : String(id)
}

/** Sorts by year, the newest first, then by title, so that numbers are stable (BLK-10). */
export const inOrder = <R extends Pick<Reference, 'title' | 'year'>>(references: readonly R[]): R[] =>
  references.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || (a.title < b.title ? -1 : 1))

/** Only an entry with a title, a summary and a link is shown. */
export const isComplete = ({ title, summary, link }: Pick<Reference, 'title' | 'summary' | 'link'>): boolean =>
  Boolean(title && summary && link)

/** The id of the reference that a link node cites; null where it is another link. */
export function citedBy(fields: unknown): number | null {
  const doc = isRecord(fields) && isRecord(fields.doc) ? fields.doc : null
  if (doc?.relationTo !== 'references') return null
  const id: unknown = isRecord(doc.value) ? doc.value.id : doc.value
  return typeof id === 'number' ? id : null
}

/** The address of the cited reference, if the visitor may know it and it is safe. */
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
 * The citations of a page's texts, numbered in the order of its lists of references, one list after the other.
 * @param texts rich texts of the page
 * @param lists its references; ids alone are drafts, which have no number
 */
export function citationsOf(texts: readonly unknown[], lists: readonly (readonly Entry[])[]): Citations {
  const inLists = lists.flatMap((list) => inOrder(list.filter((entry) => typeof entry === 'object').filter(isComplete)))
  const numbers = new Map([...new Set(inLists.map(({ id }) => id))].map((id, at) => [id, at + 1]))
  const cited = new Set(texts.flatMap((text) => citedIn(text)).filter((id) => numbers.has(id)))
  return { lists, numbers, cited, anchored: new Set() }
}
