'use client'

import { useEffect, useRef, useState } from 'react'
import { isRecord } from '@/core/is-record'

type Labels = Readonly<Record<'sending' | 'failed' | 'fix', string>>

/** Dispatched on an accepted form; a script may cancel it to prevent the navigation. */
export const formDone = 'form:done'

/** The event `form:done`, with the server's JSON response. */
export type FormDone = CustomEvent<Readonly<Record<string, unknown>>>

declare global {
  interface HTMLElementEventMap {
    [formDone]: FormDone
  }
  interface DocumentEventMap {
    [formDone]: FormDone
  }
}

/** Dispatched on a rejected form. */
export const formRefused = 'form:refused'

/** Milliseconds: a shorter wait is not announced (FRM-03). */
const loadingAfter = 1000

/** Shows errors beside their fields and a summary above the form, and focuses the summary. */
function mark(form: HTMLFormElement, summary: string, errors: Record<string, unknown>): void {
  const note = form.querySelector<HTMLElement>('[data-summary]')
  if (note) note.textContent = summary
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const text = errors[place.dataset.error ?? '']
    const isWrong = typeof text === 'string'
    place.textContent = isWrong ? text : ''
    // Beside a field the element's id ends in `-error`; in the summary it has none.
    document.getElementById(place.id.slice(0, -6))?.setAttribute('aria-invalid', String(isWrong))
  }
  if (summary) note?.parentElement?.focus()
}

/** The error of a field without an error element, such as a hidden one. */
function unseenOf(form: HTMLFormElement, errors: Record<string, unknown>): string | null {
  const places = new Set([...form.querySelectorAll<HTMLElement>('[data-error]')].map(({ dataset }) => dataset.error))
  const [, text] = Object.entries(errors).find(([name]) => !places.has(name)) ?? []
  return typeof text === 'string' ? text : null
}

/** Navigates to the next page; where only the fragment differs, it also reloads. */
function go(to: string): void {
  const next = new URL(to, window.location.href)
  const same = next.pathname === window.location.pathname && next.search === window.location.search
  window.location.assign(next)
  if (same) window.location.reload()
}

async function send(form: HTMLFormElement, body: FormData, labels: Labels): Promise<boolean> {
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  })
  const result: unknown = await response.json()
  if (!isRecord(result)) throw new TypeError('No object')
  if (response.ok) {
    const leads = form.dispatchEvent(new CustomEvent(formDone, { bubbles: true, cancelable: true, detail: result }))
    if (leads && typeof result.to === 'string') go(result.to)
    return leads
  }
  form.dispatchEvent(new CustomEvent(formRefused))
  const fields = isRecord(result.fields) ? result.fields : {}
  const general = typeof result.error === 'string' ? result.error : null
  const only =
    Object.keys(fields).length > 0 ? labels.fix : typeof result.message === 'string' ? result.message : labels.failed
  mark(form, general ?? unseenOf(form, fields) ?? only, fields)
  return false
}

/** Submits its form by fetch: one request at a time, with errors shown in place. */
export function FormScript({ labels, wait = loadingAfter }: { labels: Labels; wait?: number | undefined }) {
  const place = useRef<HTMLParagraphElement>(null)
  const [said, say] = useState('')
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    let busy = false
    const rest = (): void => {
      busy = false
      form.removeAttribute('aria-busy')
      say('')
    }
    const submit = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault()
      if (busy) return
      busy = true
      form.setAttribute('aria-busy', 'true')
      mark(form, '', {})
      const late = setTimeout(() => say(labels.sending), wait)
      try {
        if (!(await send(form, new FormData(form, event.submitter), labels))) rest()
      } catch {
        rest()
        mark(form, labels.failed, {})
      }
      clearTimeout(late)
    }
    const onSubmit = (event: SubmitEvent): void => void submit(event)
    // The server's messages are in the page's locale; the browser's validation bubbles are not.
    form.noValidate = true
    form.addEventListener('submit', onSubmit)
    // The back/forward cache restores the page as it was left, in its sending state.
    window.addEventListener('pageshow', rest)
    return () => {
      form.removeEventListener('submit', onSubmit)
      window.removeEventListener('pageshow', rest)
    }
  }, [labels, wait])
  return (
    <p ref={place} role="status" aria-live="polite" className="text-muted text-sm empty:hidden">
      {said}
    </p>
  )
}
