'use client'

import { useState } from 'react'
import type { MailLabels } from './labels'

type MailRow = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly since: string
  readonly tries: number
  readonly next: string | null
  readonly error: string | null
}

/** The table of stuck mails, with buttons to retry all, and to retry or drop one. */
export function MailTable({ rows, labels }: { rows: readonly MailRow[]; labels: MailLabels }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const send = async (action: 'retry' | 'drop', ids: readonly number[]): Promise<void> => {
    setBusy(true)
    const response = await fetch('/api/mails', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ids }),
    }).catch(() => null)
    setBusy(false)
    setFailed(!response?.ok)
    if (response?.ok) window.location.reload()
  }
  return (
    <>
      <p className="sporeprint-desk-bar">
        <button
          type="button"
          disabled={busy}
          onClick={() =>
            void send(
              'retry',
              rows.map(({ id }) => id),
            )
          }
        >
          {labels.retryAll}
        </button>
        <span role="status">{failed ? labels.failed : ''}</span>
      </p>
      <ul>
        {rows.map(({ id, to, subject, since, tries, next, error }) => (
          <li key={id} data-mail={id}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="sporeprint-desk-facts">
              {labels.to} {to} · {labels.since} {since} · {labels.tries}: {tries} · {labels.next}:{' '}
              {next ?? labels.never}
            </p>
            {error ? <p>{error}</p> : null}
            <p className="sporeprint-desk-actions">
              <button type="button" disabled={busy} onClick={() => void send('retry', [id])}>
                {labels.retry}
              </button>
              <button type="button" disabled={busy} onClick={() => void send('drop', [id])}>
                {labels.drop}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
