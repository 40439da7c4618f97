import { isUnclear, readCell, writeCell, type Names, type Value } from './cells'
import type { Column } from './columns'
import type { Cells } from './csv'
import type { Rules } from './rules'

type OfRow = 'twice' | 'noProduct' | 'noTitle' | 'pending' | 'misplaced' | 'options' | 'beyond'
type OfSale = 'date' | 'yesNo' | 'noSale' | 'reversed'
type Code = 'number' | 'unclear' | 'unknown' | OfRow | OfSale | 'said'

/** The error of a cell: a code and the value that it is about; with code `said`, `of` is the field's error message. */
export type Problem = {
  readonly column: string
  readonly code: Code
  readonly of: string
}

export type Change = { readonly column: string; readonly from: string; readonly to: string }

/** A new value for a column of a product or variant. */
export type Given = { readonly column: Column; readonly value: Value }

export type Context = {
  readonly names: Names
  readonly rules: Rules
  /** Whether a point in a number may be a thousands separator. */
  readonly mayHaveDecimalCommas?: boolean
}

/** The error message of a column's field for a value, or null; each designation is validated by its own field too. */
async function objection({ path, kind }: Column, value: Value, rules: Rules, prefix: string): Promise<string | null> {
  const each = kind === 'designations' ? ((value ?? []) as readonly unknown[]) : []
  const whole = kind === 'designations' ? each.map((designation) => ({ designation })) : value
  const results = [
    await rules(`${prefix}${path}`, whole),
    ...(await Promise.all(each.map((one) => rules(`${prefix}${path}.designation`, one)))),
  ]
  const said = results.find((result) => result !== true)
  return said ?? null
}

/**
 * Reads the cells of a line: new values, changes and errors, each validated by the rule of its field.
 * @param before the stored values as cells; empty for a new product or variant
 */
export async function readCells(
  { cells, before, columns, prefix = '' }: { cells: Cells; before: Cells; columns: readonly Column[]; prefix?: string },
  { names, rules, mayHaveDecimalCommas = false }: Context,
): Promise<{ given: Given[]; changes: Change[]; problems: Problem[] }> {
  const given: Given[] = []
  const changes: Change[] = []
  const problems: Problem[] = []
  for (const column of columns) {
    const cell = cells[column.name]
    const read = cell === undefined ? null : readCell(column, cell, names)
    if (cell === undefined || !read) continue
    if (mayHaveDecimalCommas && column.kind === 'number' && isUnclear(cell) && cell !== before[column.name]) {
      problems.push({ column: column.name, code: 'unclear', of: cell })
      continue
    }
    if ('problem' in read) {
      problems.push({ column: column.name, code: read.problem, of: read.of })
      continue
    }
    const { value } = read
    const from = before[column.name] ?? ''
    const to = writeCell(column, value, names)
    // Stock and status cannot be emptied, so an empty cell leaves them unchanged.
    const isSilent = to === '' && (column.name === 'stock' || column.name === 'status')
    // Spreadsheets trim cells, so a difference in outer blanks is no change.
    if (from === to || from.trim() === to || isSilent) continue
    // A text may be emptied in one locale while another has it; `untitled` checks that titles remain.
    const said = value === null && column.locale ? null : await objection(column, value, rules, prefix)
    if (said !== null) problems.push({ column: column.name, code: 'said', of: said })
    else {
      given.push({ column, value })
      changes.push({ column: column.name, from, to })
    }
  }
  return { given, changes, problems }
}

/** Errors for filled cells that belong to the other kind of line, a product's or a variant's. */
export const misplaced = (cells: Cells, columns: readonly Column[]): Problem[] =>
  columns.flatMap(({ name }) => (cells[name] ? [{ column: name, code: 'misplaced' as const, of: cells[name] }] : []))
