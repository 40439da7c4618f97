'use client'

import { useRowLabel } from '@payloadcms/ui'
import { cut } from '@/core/cut'

type Words = Readonly<Record<string, string>>

const longest = 80

/**
 * A value of the form as a label: itself, its option, its document's title, or the texts of the rows in a nested list.
 */
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
  /** The labels of the field's values; null where the value itself is the label. */
  words: Words | null
  /** The list's own label, for a row that has no name yet. */
  plain: string
}

/** The label of a row, updated as its editor types. */
export function LiveRowName({ by, words, plain }: LiveRowNameProps) {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>()
  const name = said(data?.[by], words)
  const shown = name.length > longest ? `${cut(name, longest).trimEnd()}…` : name
  return <span className="row-label">{shown || `${plain} ${String(rowNumber + 1).padStart(2, '0')}`}</span>
}
