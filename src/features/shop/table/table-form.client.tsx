'use client'

import { useRef, useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import type { TableResponse } from './calls'
import type { TableFault } from './csv'
import type { TableLabels } from './table-labels'
import { TableRows } from './table-rows'

type Planned = Exclude<TableResponse, TableFault>

/** What the server said against a call. */
class TableRefused extends Error {}

async function send(table: ArrayBuffer, language: string, seen: string): Promise<TableResponse> {
  const body = new FormData()
  body.set('table', new Blob([table], { type: 'text/csv' }), 'table.csv')
  body.set('language', language)
  body.set('seen', seen)
  const response = await fetch('/api/products/table', { method: 'POST', body })
  const result = (await response.json()) as TableResponse & { message?: string }
  if (!response.ok) throw new TableRefused(result.message)
  return result
}

const faultText = (fault: TableFault, labels: TableLabels): string => {
  if (fault.fault === 'empty') return labels.noRows
  if (fault.fault === 'tooMany') return fill(labels.tooMany, { most: fault.most })
  return fill(labels[fault.fault], { column: 'column' in fault ? fault.column : '' })
}

function stateText({ state, rows, failed }: Planned, labels: TableLabels): string {
  if (state === 'written') return fill(labels.written, { n: rows.filter(({ kind }) => kind !== 'same').length })
  if (state === 'failed') {
    const { row = '', said = '', left = [] } = failed ?? {}
    return fill(left.length > 0 ? labels.left : labels.failed, { row, said, left: left.join(', ') })
  }
  return state === 'stale' ? labels.stale : ''
}

/**
 * Sends a CSV for a dry run, shows its result, and writes it on a second press. Busy buttons are `aria-disabled` rather
 * than disabled, so that they keep the focus.
 */
export function TableForm({ labels, language }: { labels: TableLabels; language: string }) {
  const input = useRef<HTMLInputElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const [busy, setBusy] = useState<'look' | 'write' | null>(null)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [said, say] = useState('')

  const run = async (step: 'look' | 'write', seen: string): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file || busy) return
    setBusy(step)
    say('')
    // A file that was saved again since it was chosen, as after its faults were mended, is one that browsers do not read.
    const table = await file.arrayBuffer().catch(() => null)
    if (table === null) {
      if (input.current) input.current.value = ''
      setPlanned(null)
      say(labels.savedAgain)
      setBusy(null)
      return
    }
    try {
      const response = await send(table, language, seen)
      if ('fault' in response) {
        setPlanned(null)
        say(faultText(response, labels))
      } else {
        setPlanned(response)
        say(stateText(response, labels))
        // The pressed button is unmounted once nothing is left to write, so the status takes the focus.
        if (step === 'write') told.current?.focus()
      }
    } catch (error) {
      say((error instanceof TableRefused && error.message) || labels.lost)
    }
    setBusy(null)
  }

  const look = (event: SyntheticEvent): void => {
    event.preventDefault()
    void run('look', '')
  }

  const writable =
    planned?.state !== 'written' && planned?.rows.every(({ kind }) => kind !== 'wrong')
      ? planned.rows.filter(({ kind }) => kind !== 'same').length
      : 0
  return (
    <>
      <form className="sporeprint-desk-bar" onSubmit={look}>
        <label>
          {labels.file}{' '}
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            required
            onChange={() => {
              setPlanned(null)
              say('')
            }}
          />
        </label>
        <button type="submit" aria-disabled={busy !== null}>
          {busy === 'look' ? labels.looking : labels.look}
        </button>
        {planned && writable > 0 ? (
          <button type="button" aria-disabled={busy !== null} onClick={() => void run('write', planned.seen)}>
            {busy === 'write' ? labels.writing : fill(labels.write, { n: writable })}
          </button>
        ) : null}
      </form>
      <p ref={told} role="status" tabIndex={-1}>
        {said}
      </p>
      {planned ? <TableRows rows={planned.rows} labels={labels} /> : null}
    </>
  )
}
