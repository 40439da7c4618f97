import type { Locale } from '@/core/locales'
import { noteStrings, type LookAlikeNote } from '../danger/look-alikes'

type PairNoteProps = LookAlikeNote & { className?: string; locale: Locale }

/** A note on how to tell a species from its look-alike (SPC-04). */
export function PairNote({ className = '', locale, ...note }: PairNoteProps) {
  const { warning, subject, differences } = noteStrings(note, locale)
  const shown = subject ? (
    <p className={className}>
      <span className="text-muted">{subject}</span> <span lang={note.lang}>{differences}</span>
    </p>
  ) : (
    <p lang={note.lang} className={className || undefined}>
      {differences}
    </p>
  )
  return (
    <>
      {warning ? <p className={`text-amanita font-medium ${className}`}>{warning}</p> : null}
      {differences === null ? null : shown}
    </>
  )
}
