import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { columnNames, keyColumns } from './columns'

export type Cells = Readonly<Record<string, string>>

/** A row of a table, by its number as a spreadsheet counts: the first below the head is 2. */
export type Line = { readonly row: number; readonly cells: Cells }

/** Why a file is no table at all. */
export type TableFault =
  | { readonly fault: 'unreadable' }
  | { readonly fault: 'encoding' }
  | { readonly fault: 'empty' }
  | { readonly fault: 'tooMany'; readonly most: number }
  | { readonly fault: 'unknownColumn'; readonly column: string }
  | { readonly fault: 'twiceColumn'; readonly column: string }
  | { readonly fault: 'noSlug' }

/** A spreadsheet would run what begins so; the mark that keeps it from that is taken off again. */
const unmarked = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^'(?=[=+\-@])/, '')

/** Reads a table: commas, semicolons or tabs between the cells, whichever its head has. */
export function readTable(text: string): { readonly lines: readonly Line[] } | TableFault {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const delimiter = [';', '\t'].find((one) => head.split(one).length > head.split(',').length) ?? ','
  let rows: string[][]
  try {
    rows = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false }) as string[][]
  } catch {
    return { fault: 'unreadable' }
  }
  const [names = [], ...body] = rows.map((cells) => cells.map(unmarked))
  const unknown = names.find((name) => !columnNames.includes(name))
  if (unknown !== undefined) return { fault: 'unknownColumn', column: cut(unknown, 60) }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return { fault: 'twiceColumn', column: twice }
  if (!names.includes(keyColumns.product)) return { fault: 'noSlug' }
  const lines = body.flatMap((cells, at): Line[] =>
    cells.some((cell) => cell !== '')
      ? [{ row: at + 2, cells: Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])) }]
      : [],
  )
  if (lines.length === 0) return { fault: 'empty' }
  if (lines.length > limits.table.rows) return { fault: 'tooMany', most: limits.table.rows }
  return { lines }
}

/** Writes a table that a spreadsheet opens without running any of it. */
export const writeTable = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((cells) => columnNames.map((name) => cells[name] ?? '')),
    { header: true, columns: [...columnNames], bom: true, escape_formulas: true },
  )
