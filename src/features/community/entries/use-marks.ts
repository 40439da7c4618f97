import { useEffect } from 'react'
import { track } from '@/platform/analytics/events'
import { inPortions } from '@/platform/marks/in-portions'
import { CallError, jsonCall, readMarkCounts } from '@/platform/marks/json-call'
import { toLogin } from '@/platform/marks/to-login'
import { useOwn } from '@/platform/visitor/use-own'
import { currentMember as signedIn } from '@/platform/visitor/use-visitor'
import type { ContributionKind } from '../model'
import { countAfter, mergeMarks, noMarks, ownMarksQuery, type EntryNote, type Marks } from './marks'
import type { EntryLabels } from './labels'
import type { EntryPage, EntryView } from './view'

type MarkCollection = 'helpfuls' | 'reports'

type Made = { readonly by: number; readonly isNew: boolean }

async function ownMarks(
  collection: MarkCollection,
  member: number | null,
  kind: ContributionKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (member === null) return noMarks.marked
  const { result } = await jsonCall('GET', `/api/${collection}?${ownMarksQuery(member, kind, ids)}`)
  return new Set((result as { docs: { item: { value: number } }[] }).docs.map(({ item }) => item.value))
}

const noCounts: Awaited<ReturnType<typeof readMarkCounts>> = {}

const isMarked = (kind: ContributionKind): boolean => kind !== 'comments'

/** Fetches, for some entries, how often each was found helpful and which marks and reports are the visitor's own. */
async function readMarks(member: number | null, kind: ContributionKind, ids: readonly number[]): Promise<Marks> {
  const [counts, marked, reported] = await Promise.all([
    isMarked(kind) ? readMarkCounts(ids.map((id) => `${kind}:${id}`)) : noCounts,
    isMarked(kind) ? ownMarks('helpfuls', member, kind, ids) : noMarks.marked,
    ownMarks('reports', member, kind, ids),
  ])
  return {
    counts: new Map(isMarked(kind) ? ids.map((id) => [id, counts[`${kind}:${id}`]?.helpful ?? 0]) : []),
    marked,
    reported,
  }
}

/** Marks and reports of a list's entries: counts, the visitor's own, and the last press's message (COM-08, MOD-02). */
export function useMarks(kind: ContributionKind, page: EntryPage, labels: EntryLabels) {
  const ids = page.entries.map(({ id }) => id).join(',')
  const { who, own: marks, set: setMarks } = useOwn(noMarks)
  useEffect(() => {
    if (!ids || who === undefined) return
    const read = (): void => {
      Promise.all(inPortions(ids.split(',').map(Number)).map((part) => readMarks(who, kind, part)))
        .then((parts) => setMarks((before) => parts.reduce(mergeMarks, before)))
        .catch((error: unknown) => console.error('The marks could not be read', error))
    }
    read()
    // A page from the back/forward cache has stale marks. For another visitor `useOwn` starts anew and reads them.
    const again = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      void signedIn().then((member) => {
        if ((member?.id ?? null) === who) read()
      })
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [who, kind, ids, setMarks])

  const say = (note: EntryNote | null, by = who): void => setMarks((before) => ({ ...before, note }), by)

  /** Makes a mark; returns whose it is and whether it is new, or null where nothing was made. */
  const send = async (collection: MarkCollection, id: number, deed: string): Promise<Made | null> => {
    // Emptying the live region first makes screen readers announce the same message again.
    say(null)
    let by = who
    try {
      const member = await signedIn()
      if (!member) {
        toLogin()
        return null
      }
      by = member.id
      if (collection === 'helpfuls') track('helpful_click', { item: `${kind}:${id}` })
      const { status } = await jsonCall('POST', `/api/${collection}`, {
        item: { relationTo: kind, value: id },
        user: member.id,
      })
      return { by: member.id, isNew: status === 201 }
    } catch (error) {
      console.error(`Failed to ${deed}`, error)
      if (await signedIn(true))
        say({ id, text: (error instanceof CallError && error.message) || labels.notDone, isRefused: true }, by)
      else toLogin()
      return null
    }
  }

  const mark = async ({ id, helpful }: EntryView): Promise<void> => {
    if (marks.marked.has(id)) return
    const made = await send('helpfuls', id, 'mark as helpful')
    if (made) setMarks((before) => countAfter(before, id, helpful, made.isNew), made.by)
  }

  const report = async ({ id }: EntryView): Promise<void> => {
    // After a report the button stays focusable, and ignores further presses.
    if (marks.reported.has(id)) return
    const made = await send('reports', id, 'report')
    if (!made) return
    setMarks((before) => ({ ...before, reported: new Set([...before.reported, id]) }), made.by)
    say({ id, text: labels.reportDone, isRefused: false }, made.by)
  }

  return { marks, mark: (entry: EntryView) => void mark(entry), report: (entry: EntryView) => void report(entry) }
}
