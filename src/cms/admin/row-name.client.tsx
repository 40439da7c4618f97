'use client'

import { useRowLabel } from '@payloadcms/ui'
import { cut } from '@/core/cut'

type Words = Readonly<Record<string, string>>

const longest = 80

/** A value of the form as words: itself, its option, its document's title, or the rows of a list below. */
function said(value: unknown, words: Words | null): string {
  if (typeof value === 'string' || typeof value === 'number') return words ? (words[value] ?? '') : String(value)
  if (!Array.isArray(value)) return ''
  return value
    .map((row: unknown) =>
      Object.entries(typeof row === 'object' && row !== null ? row : {})
        .flatMap(([name, text]) => (name !== 'id' && typeof text === 'string' ? [text] : []))
        .join(': '),
    )
    .filter((row) => row !== '')
    .join(', ')
}

type LiveRowNameProps = {
  /** The field that names the row. */
  by: string
  /** What the field's values are called; null where they speak for themselves. */
  words: Words | null
  /** The list's own name, for a row that has none yet. */
  plain: string
}

/** The name of a row, as it is typed. */
export function LiveRowName({ by, words, plain }: LiveRowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const name = said(data?.[by], words)
  const shown = name.length > longest ? `${cut(name, longest).trimEnd()}…` : name
  return <span className="row-label">{shown || `${plain} ${String(rowNumber + 1).padStart(2, '0')}`}</span>
}
