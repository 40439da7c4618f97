import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { escapeFormula, unescapeFormula } from '@/core/spreadsheet'
import { columnNames, keyColumns } from './columns'

export type Cells = Readonly<Record<string, string>>

/** A row of the CSV; `row` counts as spreadsheets do, so the first one below the header is 2. */
export type Line = {
  readonly row: number
  readonly cells: Cells
  /** The text of a cell beyond the last column: an unquoted comma in a text shifts all cells after it. */
  readonly beyond?: string
}

/** Why a file cannot be read as a table. */
export type TableFault =
  | { readonly fault: 'unreadable' }
  | { readonly fault: 'encoding' }
  | { readonly fault: 'empty' }
  | { readonly fault: 'tooMany'; readonly most: number }
  | { readonly fault: 'unknownColumn'; readonly column: string }
  | { readonly fault: 'twiceColumn'; readonly column: string }
  | { readonly fault: 'noSlug' }

/** A trimmed cell with `\n` line ends, without the quote that keeps spreadsheets from running it as a formula. */
const unmarked = (cell: string): string => unescapeFormula(cell.trim().replaceAll(/\r\n?/g, '\n'))

/** The cells of a row by column; the columns beyond the end of a short row are left out, and so change nothing. */
function lineOf(names: readonly string[], cells: readonly string[]): Omit<Line, 'row'> {
  const beyond = cells.slice(names.length).find((cell) => cell !== '')
  return {
    cells: Object.fromEntries(names.slice(0, cells.length).map((name, column) => [name, cells[column] ?? ''])),
    ...(beyond === undefined ? {} : { beyond }),
  }
}

/** Drops the first line `sep=;`, in which some spreadsheets store the delimiter. */
const withoutSeparatorLine = (text: string): string => text.replace(/^\ufeff?sep=.\r?\n/i, '')

const withoutEmptyEnd = (names: readonly string[]): string[] =>
  names.slice(0, names.findLastIndex((name) => name !== '') + 1)

export type Table = {
  readonly lines: readonly Line[]
  /** Whether the delimiter is a semicolon or tab, which spreadsheets use in locales with decimal commas. */
  readonly mayHaveDecimalCommas: boolean
}

/** Parses a CSV; the delimiter is the comma, semicolon or tab that its header has most of. */
export function readTable(file: string): Table | TableFault {
  const text = withoutSeparatorLine(file)
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const delimiter = [';', '\t'].find((one) => head.split(one).length > head.split(',').length) ?? ','
  let rows: string[][]
  try {
    rows = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false }) as string[][]
  } catch {
    return { fault: 'unreadable' }
  }
  const [first = [], ...body] = rows.map((cells) => cells.map(unmarked))
  const names = withoutEmptyEnd(first)
  const unknown = names.find((name) => !columnNames.includes(name))
  if (unknown !== undefined) return { fault: 'unknownColumn', column: cut(unknown, 60) }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return { fault: 'twiceColumn', column: twice }
  if (!names.includes(keyColumns.product)) return { fault: 'noSlug' }
  const lines = body.flatMap((cells, at): Line[] =>
    cells.some((cell) => cell !== '') ? [{ row: at + 2, ...lineOf(names, cells) }] : [],
  )
  if (lines.length === 0) return { fault: 'empty' }
  if (lines.length > limits.table.rows) return { fault: 'tooMany', most: limits.table.rows }
  return { lines, mayHaveDecimalCommas: delimiter !== ',' }
}

/** Writes a CSV whose cells no spreadsheet runs as formulas. */
export const writeTable = (rows: readonly Cells[]): string =>
  stringify(
    rows.map((cells) => columnNames.map((name) => escapeFormula(cells[name] ?? ''))),
    { header: true, columns: [...columnNames], bom: true },
  )
