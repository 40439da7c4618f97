import { useRef, useState } from 'react'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import type { Decided } from './decide'
import type { Decision } from './decision'
import type { DeskLabels } from './desk-labels'
import { formerDecisions, neighbourOf } from './desk-state'
import type { DeskRow } from './desk.client'

type ByKey = Readonly<Record<string, string>>

/** What a decision is about: the hashes that the moderator saw and, for an undo, the sealed reports that it deleted. */
type About = { readonly entries: readonly string[]; readonly seen: ByKey; readonly reports?: ByKey }

/** The result of a decision; `message` is the server's error where the whole call failed. */
type Result = Decided & { readonly message?: string }

async function send({ action, reason }: Decision, about: About): Promise<Decided> {
  const response = await fetch('/api/moderation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, reason, ...about }),
  })
  const result = (await response.json()) as Decided & { message?: string }
  if (!response.ok) throw new Error(result.message ?? '')
  return result
}

/** Runs one task at a time: a call while another is under way is ignored. */
function useOnce() {
  const busy = useRef(false)
  return async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }
}

const sayNumber = (label: string, { length }: readonly string[]): string =>
  length > 0 ? fill(label, { n: length }) : ''

/** Messages about the entries that failed: decided by somebody else first, not open to ratings, and all others. */
function sayFailed(
  label: string,
  labels: DeskLabels,
  failed: readonly string[],
  results: readonly Decided[],
): string[] {
  const overtaken = results.flatMap((result) => result.overtaken)
  const unrated = results.flatMap((result) => result.unrated)
  const others = failed.filter((key) => !overtaken.includes(key) && !unrated.includes(key))
  return [sayNumber(label, others), sayNumber(labels.overtaken, overtaken), sayNumber(labels.unrated, unrated)]
}

/** The state of the desk: the rows left, the selection, and the functions to decide and to undo. */
export function useDesk(rows: readonly DeskRow[], labels: DeskLabels) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<readonly string[]>([])
  const [said, say] = useState('')
  const [reason, setReason] = useState('')
  // The row to focus next; a null key focuses the undo button, where no row is left.
  const [next, goTo] = useState<{ readonly key: string | null } | null>(null)
  const once = useOnce()
  // The hash of each entry that this moderator saw last: as the desk loaded it, or after their own decision.
  const marks = useRef<Record<string, string>>({})
  // The sealed reports that the last decision about each entry deleted.
  const reports = useRef<Record<string, string>>({})
  const left = rows.filter(({ key }) => !gone.has(key))

  const toggle = (key: string): void =>
    setSelected((before) => {
      const changed = new Set(before)
      if (!changed.delete(key)) changed.add(key)
      return changed
    })

  const run = async (decision: Decision, entries: readonly string[], takesBack = false): Promise<Result> => {
    try {
      const shown = rows.filter(({ key }) => entries.includes(key))
      const seen = Object.fromEntries(shown.map(({ key, mark }) => [key, marks.current[key] ?? mark]))
      const taken = Object.fromEntries(entries.map((key) => [key, reports.current[key] ?? '']))
      const decided = await send(decision, { entries, seen, ...(takesBack ? { reports: taken } : {}) })
      Object.assign(marks.current, decided.marks)
      Object.assign(reports.current, decided.reports)
      return decided
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      return { done: [], failed: entries, overtaken: [], unrated: [], marks: {}, reports: {}, message }
    }
  }

  /** Decides about the selected entries, or about the focused one where none is selected. */
  const decide = (action: 'publish' | 'refuse', focused?: string | null): Promise<void> =>
    once(async () => {
      const entries = selected.size > 0 ? [...selected] : focused ? [focused] : []
      const why = action === 'refuse' ? reason.trim() : ''
      if (entries.length === 0) return
      if ([...why].length > limits.communityText.max) {
        say(fill(labels.tooLong, { n: limits.communityText.max }))
        return
      }
      const decided = await run({ action, reason: why }, entries)
      const { done, failed, message } = decided
      if (message !== undefined) {
        say(message || fill(labels.failed, { n: failed.length }))
        return
      }
      setSelected(new Set(failed))
      say([fill(labels.done, { n: done.length }), ...sayFailed(labels.failed, labels, failed, [decided])].join(' '))
      if (done.length === 0) return
      // The next rejection needs a reason of its own.
      if (failed.length === 0) setReason('')
      setGone((before) => new Set([...before, ...done]))
      setLast(done)
      goTo({
        key: neighbourOf(
          left.map(({ key }) => key),
          done,
        ),
      })
    })

  /** Undoes the last decision; entries that failed can be tried again. */
  const undo = (): Promise<void> =>
    once(async () => {
      if (last.length === 0) return
      const results: Result[] = []
      for (const [action, reason, entries] of formerDecisions(rows.filter(({ key }) => last.includes(key))))
        results.push(await run({ action, reason }, entries, true))
      const done = results.flatMap((result) => result.done)
      const failed = last.filter((key) => !done.includes(key))
      setGone((before) => new Set([...before].filter((key) => !done.includes(key))))
      setLast(failed)
      const messages = results.flatMap(({ message }) => message || [])
      const notDone = sayFailed(labels.notUndone, labels, failed, results)
      say([sayNumber(labels.undone, done), ...notDone, ...new Set(messages)].join(' ').trim())
      if (done.length > 0) goTo({ key: rows.find(({ key }) => done.includes(key))?.key ?? null })
    })

  /** Takes over what was ticked and typed before hydration. */
  const takeOver = (ticked: readonly string[], written: string): void => {
    setSelected(new Set(ticked))
    setReason(written)
  }

  return {
    left,
    selected,
    toggle,
    takeOver,
    selectAll: () => setSelected(new Set(left.map(({ key }) => key))),
    reason,
    setReason,
    decide,
    undo,
    said,
    next,
    canUndo: last.length > 0,
  }
}
