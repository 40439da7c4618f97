import { useState } from 'react'
import { fill } from '@/core/fill'
import type { Decided } from './decide'
import type { DeskLabels } from './desk-labels'
import type { DeskRow } from './desk.client'

type Action = 'publish' | 'refuse' | 'reopen'

type Seen = Readonly<Record<string, string>>

async function send(action: Action, entries: readonly string[], reason: string, seen: Seen): Promise<Decided> {
  const response = await fetch('/api/moderation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, entries, reason, seen }),
  })
  const answer = (await response.json()) as Decided & { message?: string }
  if (!response.ok) throw new Error(answer.message ?? '')
  return answer
}

/** The decisions that bring rows back to what they were: published, refused with their reason, or waiting. */
function former(rows: readonly DeskRow[]): (readonly [Action, string, string[]])[] {
  const keysOf = (among: readonly DeskRow[]): string[] => among.map(({ key }) => key)
  const [published, others] = [rows.filter((row) => row.isPublished), rows.filter((row) => !row.isPublished)]
  const steps = [
    ['publish', '', keysOf(published)],
    ['reopen', '', keysOf(others.filter(({ refusal }) => refusal === null))],
    ...others.flatMap(({ key, refusal }) => (refusal === null ? [] : [['refuse', refusal, [key]] as const])),
  ] as const
  return steps.flatMap(([action, reason, keys]) => (keys.length > 0 ? [[action, reason, [...keys]] as const] : []))
}

/** What is left of a heap, what is selected of it, and how to decide and take back. */
export function useDesk(rows: readonly DeskRow[], labels: DeskLabels) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<readonly string[]>([])
  const [said, say] = useState('')
  const left = rows.filter(({ key }) => !gone.has(key))

  const toggle = (key: string): void =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  const run = async (action: Action, entries: readonly string[], reason: string): Promise<Decided> => {
    try {
      const marks = rows.filter(({ key }) => entries.includes(key)).map(({ key, mark }) => [key, mark] as const)
      return await send(action, entries, reason, Object.fromEntries(marks))
    } catch (error) {
      say(error instanceof Error ? error.message : '')
      return { done: [], failed: [] }
    }
  }

  /** Decides what is selected, or the one entry that is under the keys. */
  const decide = async (action: 'publish' | 'refuse', reason: string, focused?: string | null): Promise<void> => {
    const entries = selected.size > 0 ? [...selected] : focused ? [focused] : []
    if (entries.length === 0) return
    const { done, failed } = await run(action, entries, reason)
    if (done.length + failed.length === 0) return
    setGone((before) => new Set([...before, ...done]))
    setSelected(new Set(failed))
    setLast(done)
    say(
      [fill(labels.done, { n: done.length }), failed.length > 0 ? fill(labels.failed, { n: failed.length }) : ''].join(
        ' ',
      ),
    )
  }

  const undo = async (): Promise<void> => {
    if (last.length === 0) return
    const done: string[] = []
    for (const [action, reason, entries] of former(rows.filter(({ key }) => last.includes(key))))
      done.push(...(await run(action, entries, reason)).done)
    setGone((before) => new Set([...before].filter((key) => !done.includes(key))))
    setLast([])
    say('')
  }

  return {
    left,
    selected,
    toggle,
    selectAll: () => setSelected(new Set(left.map(({ key }) => key))),
    decide,
    undo,
    said,
    canUndo: last.length > 0,
  }
}
