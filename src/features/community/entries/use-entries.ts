import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/core/locales'
import { track } from '@/platform/analytics/events'
import { inPortions } from '@/platform/marks/in-portions'
import { jsonCall, readMarkCounts } from '@/platform/marks/json-call'
import { toLogin } from '@/platform/marks/to-login'
import { currentMember as signedIn } from '@/platform/visitor/use-visitor'
import type { OwnEntry } from '../calls/own-entries'
import type { ContributionKind } from '../model'
import { withChoice, type EntryChoice, type EntryPage, type EntryView, type EntryWindow } from './view'

export type ListOf = {
  readonly kind: ContributionKind
  /** `mushrooms:12` */
  readonly of: string
  readonly locale: Locale
  readonly window: EntryWindow
  /** The page of what it is about, where the list is a guest on another: that page has the address of each choice. */
  readonly home?: string
}

/** A list and what it shows: the page that was rendered, then what the server answers to another choice. */
export function useEntries({ kind, of, locale, home, window: steps }: ListOf, first: EntryPage, start: EntryChoice) {
  const [page, setPage] = useState(first)
  const [choice, setChoice] = useState(start)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const read = useCallback(
    async (next: EntryChoice, isAsked: boolean): Promise<void> => {
      latest.current += 1
      const turn = latest.current
      // An answer that comes after a later choice was made is of no use any more.
      const isLate = (): boolean => turn !== latest.current
      const query = new URLSearchParams({ kind, of, locale, order: next.order, shown: String(next.shown) })
      if (next.stars !== null) query.set('stars', String(next.stars))
      if (next.from > 0) query.set('from', String(next.from))
      setBusy(true)
      try {
        const { answer } = await jsonCall('GET', `/api/entries?${query.toString()}`)
        if (isLate()) return
        setPage(answer as EntryPage)
        setFailed(false)
      } catch (error) {
        console.error('The list could not be read', error)
        if (isLate()) return
        // Nobody waits for what is read beside something else: it stays as it was.
        setFailed(isAsked)
      }
      setBusy(false)
    },
    [kind, of, locale],
  )

  // COM-02: read again when something was sent from the page.
  useEffect(() => {
    const readAgain = (event: Event): void => {
      const sent: unknown = event instanceof CustomEvent ? event.detail : null
      const isOther = typeof sent === 'object' && sent !== null && Reflect.get(sent, 'kind') !== kind
      if (!isOther) void read(choice, false)
    }
    document.addEventListener('form:done', readAgain)
    return () => document.removeEventListener('form:done', readAgain)
  }, [kind, read, choice])

  const choose = (next: EntryChoice): void => {
    const { pathname, search, hash } = window.location
    if (home === undefined)
      window.history.replaceState(null, '', `${pathname}${withChoice(search, kind, next, steps)}${hash}`)
    setChoice(next)
    void read(next, true)
  }

  return { page, choice, choose, failed, busy, again: () => void read(choice, true) }
}

/** The visitor's own entries about the document that wait, of this kind; read again when one was sent. */
export function useOwnEntries({ kind, of, locale }: ListOf): readonly OwnEntry[] {
  const [own, setOwn] = useState<readonly OwnEntry[]>([])
  useEffect(() => {
    const read = async (): Promise<void> => {
      if ((await signedIn()) === null) return
      const { answer } = await jsonCall('GET', `/api/entries/own?of=${of}&locale=${locale}`)
      setOwn((answer as { entries: OwnEntry[] }).entries.filter((each) => each.kind === kind))
    }
    const readNow = (): void => {
      read().catch((error: unknown) => console.error('Own entries could not be read', error))
    }
    readNow()
    document.addEventListener('form:done', readNow)
    return () => document.removeEventListener('form:done', readNow)
  }, [kind, of, locale])
  return own
}

type Marks = { readonly counts: ReadonlyMap<number, number>; readonly marked: ReadonlySet<number> }

async function ownMarks(kind: ContributionKind, ids: readonly number[]): Promise<number[]> {
  const member = await signedIn()
  if (member === null) return []
  const query = new URLSearchParams({ depth: '0', limit: '100', 'where[item.relationTo][equals]': kind })
  // Admins may read everybody's.
  query.set('where[user][equals]', String(member.id))
  // One value alone is no list to Payload, and of an admin's query nothing is made into one.
  const compared = ids.length === 1 ? 'equals' : 'in'
  for (const id of ids) query.append(`where[item.value][${compared}]`, String(id))
  const { answer } = await jsonCall('GET', `/api/helpfuls?${query.toString()}`)
  return (answer as { docs: { item: { value: number } }[] }).docs.map(({ item }) => item.value)
}

/** What the server says of a portion of a list: how often each was found helpful, and which of them by the visitor. */
async function readMarks(kind: ContributionKind, ids: readonly number[]): Promise<Marks> {
  const [counts, marked] = await Promise.all([readMarkCounts(ids.map((id) => `${kind}:${id}`)), ownMarks(kind, ids)])
  return { counts: new Map(ids.map((id) => [id, counts[`${kind}:${id}`]?.helpful ?? 0])), marked: new Set(marked) }
}

/** What was pressed while something was read is newer than what was read. */
const joined = (one: Marks, other: Marks): Marks => ({
  counts: new Map(
    [...one.counts, ...other.counts].map(([id]) => [id, Math.max(one.counts.get(id) ?? 0, other.counts.get(id) ?? 0)]),
  ),
  marked: new Set([...one.marked, ...other.marked]),
})

/** How often each entry was found helpful, and which the visitor marked (COM-08). */
export function useHelpful(kind: ContributionKind, page: EntryPage) {
  const ids = kind === 'comments' ? '' : page.entries.map(({ id }) => id).join(',')
  const [marks, setMarks] = useState<Marks>({ counts: new Map(), marked: new Set() })
  useEffect(() => {
    if (!ids) return
    const read = async (): Promise<void> => {
      const parts = await Promise.all(inPortions(ids.split(',').map(Number)).map((part) => readMarks(kind, part)))
      setMarks((before) => parts.reduce(joined, before))
    }
    read().catch((error: unknown) => console.error('The helpful marks could not be read', error))
  }, [kind, ids])

  const mark = async ({ id, helpful }: EntryView): Promise<void> => {
    const member = await signedIn()
    if (member === null) {
      toLogin()
      return
    }
    if (marks.marked.has(id)) return
    track('helpful_click', { item: `${kind}:${id}` })
    const { status } = await jsonCall('POST', '/api/helpfuls', {
      item: { relationTo: kind, value: id },
      user: member.id,
    })
    setMarks(({ counts, marked }) => ({
      counts: status === 201 ? new Map([...counts, [id, (counts.get(id) ?? helpful) + 1]]) : counts,
      marked: new Set([...marked, id]),
    }))
  }
  return {
    marks,
    mark: (entry: EntryView): void => {
      mark(entry).catch((error: unknown) => console.error('Failed to mark as helpful', error))
    },
  }
}

/** Reports an entry, once (signed in). */
export function useReports(kind: ContributionKind) {
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set())
  const report = async (id: number): Promise<void> => {
    // The button stays where the focus is, and does nothing more.
    if (reported.has(id)) return
    if ((await signedIn()) === null) {
      toLogin()
      return
    }
    await jsonCall('POST', '/api/reports', { item: { relationTo: kind, value: id } })
    setReported((before) => new Set([...before, id]))
  }
  return {
    reported,
    report: (id: number): void => {
      report(id).catch((error: unknown) => console.error('Failed to report', error))
    },
  }
}
