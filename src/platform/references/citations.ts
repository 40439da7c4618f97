import { isRecord } from '@/core/is-record'
import { safeUrl } from '@/core/safe-url'
import type { Reference } from '@/payload-types'

type Entry = Reference | number

/** The references of a page by number, and those that its texts name. */
export type Citations = {
  readonly numbers: ReadonlyMap<number, number>
  readonly cited: ReadonlySet<number>
  /** Those whose first citation has been rendered: it has the anchor that the entry leads back to, on the whole page. */
  readonly anchored: Set<number>
}

/** The entries of a stored list, which an editor may have left empty. */
export const entriesOf = (stored: unknown): Entry[] => (Array.isArray(stored) ? (stored as Entry[]) : [])

export const noCitations: Citations = { numbers: new Map(), cited: new Set(), anchored: new Set() }

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
 * What the texts of a page cite, numbered as its list of references stands.
 * @param texts rich texts of the page
 * @param entries its references; ids alone are drafts, which have no number
 */
export function citationsOf(texts: readonly unknown[], entries: readonly Entry[]): Citations {
  const shown = entries.filter((entry) => typeof entry === 'object').filter(isComplete)
  const numbers = new Map(
    inOrder([...new Map(shown.map((one) => [one.id, one])).values()]).map(({ id }, at) => [id, at + 1]),
  )
  const cited = new Set(texts.flatMap((text) => citedIn(text)).filter((id) => numbers.has(id)))
  return { numbers, cited, anchored: new Set() }
}
