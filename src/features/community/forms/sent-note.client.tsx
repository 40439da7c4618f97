'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormDone } from '@/platform/forms/form-script.client'
import { useVisitor } from '@/platform/visitor/use-visitor'
import type { ContributionKind } from '../model'

type SentNoteProps = { kind: ContributionKind; form: string; labels: { sent: string; openRecord: string } }

/**
 * Confirms that a contribution came in, with a link to its record for admins (COM-06). Without scripts the fragment of
 * the address shows it; with them the page stays and the form is reset.
 */
export function SentNote({ kind, form: id, labels }: SentNoteProps) {
  const { member } = useVisitor()
  // A new object for each submission, so that the second of two is announced too.
  const [sent, setSent] = useState<{ readonly id: number | null } | null>(null)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const onDone = (event: FormDone): void => {
      const made = event.detail.id
      event.preventDefault()
      form.reset()
      form.removeAttribute('aria-busy')
      const folded = form.closest('details')
      if (folded) folded.open = false
      setSent({ id: typeof made === 'number' ? made : null })
    }
    form.addEventListener('form:done', onDone)
    return () => form.removeEventListener('form:done', onDone)
  }, [id])
  // The pressed button is hidden when its form folds, so the note takes the focus.
  useEffect(() => {
    if (sent) note.current?.focus()
  }, [sent])
  return (
    <div role="status">
      <p
        ref={note}
        id={`sent-${kind}`}
        tabIndex={-1}
        className={`bg-lichen-wash text-lichen rounded-card mb-4 px-4 py-3 font-medium target:block ${sent === null ? 'hidden' : ''}`}
      >
        {labels.sent}{' '}
        {sent?.id && member?.admin ? (
          <a href={`/admin/collections/${kind}/${sent.id}`} className="underline underline-offset-4">
            {labels.openRecord}
          </a>
        ) : null}
      </p>
    </div>
  )
}
