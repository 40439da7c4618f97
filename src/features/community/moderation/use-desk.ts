import { useState } from 'react'
import { fill } from '@/core/fill'
import type { Decided } from './decide'
import type { DeskLabels } from './desk-labels'
import type { DeskRow } from './desk.client'

type Action = 'publish' | 'refuse' | 'reopen'

async function send(action: Action, entries: readonly string[], reason: string): Promise<Decided> {
  const response = await fetch('/api/moderation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, entries, reason }),
  })
  const answer = (await response.json()) as Decided & { message?: string }
  if (!response.ok) throw new Error(answer.message ?? '')
  return answer
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
      return await send(action, entries, reason)
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
    const { done } = await run('reopen', last, '')
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
