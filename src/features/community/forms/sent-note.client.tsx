'use client'

import { useEffect, useState } from 'react'
import { useVisitor } from '@/platform/visitor/use-visitor'
import type { ContributionKind } from '../model'

type SentNoteProps = { kind: ContributionKind; form: string; labels: { sent: string; openRecord: string } }

/**
 * That a contribution came in, and for those who may open it the way to its record (COM-06). Without scripts the
 * fragment of the address shows it; with them the page stays where it is and the form is empty again.
 */
export function SentNote({ kind, form: id, labels }: SentNoteProps) {
  const { member } = useVisitor()
  const [sent, setSent] = useState<number | null>(null)
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const onDone = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      const made: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'id') : null
      event.preventDefault()
      form.reset()
      form.removeAttribute('aria-busy')
      const folded = form.closest('details')
      if (folded) folded.open = false
      setSent(typeof made === 'number' ? made : 0)
    }
    form.addEventListener('form:done', onDone)
    return () => form.removeEventListener('form:done', onDone)
  }, [id])
  return (
    <p
      id={`sent-${kind}`}
      role="status"
      className={`bg-lichen-wash text-lichen rounded-card mb-4 px-4 py-3 font-medium target:block ${sent === null ? 'hidden' : ''}`}
    >
      {labels.sent}{' '}
      {sent && member?.admin ? (
        <a href={`/admin/collections/${kind}/${sent}`} className="underline underline-offset-4">
          {labels.openRecord}
        </a>
      ) : null}
    </p>
  )
}
