import { isUnclear, readCell, writeCell, type Names, type Value } from './cells'
import type { Column } from './columns'
import type { Cells } from './csv'
import type { Rules } from './rules'

type OfRow = 'twice' | 'noProduct' | 'noTitle' | 'pending' | 'misplaced' | 'options' | 'beyond'
type OfSale = 'date' | 'yesNo' | 'noSale' | 'reversed'
type Code = 'number' | 'unclear' | 'unknown' | OfRow | OfSale | 'said'

/** What is wrong with a cell: a code with what it is about, or what the field said. */
export type Problem = {
  readonly column: string
  readonly code: Code
  readonly of: string
}

export type Change = { readonly column: string; readonly from: string; readonly to: string }

/** A value that a product or variant is to have in place of the one it has. */
export type Given = { readonly column: Column; readonly value: Value }

export type Context = {
  readonly names: Names
  readonly rules: Rules
  /** Whether a point of a number may stand between thousands. */
  readonly mayHaveDecimalCommas?: boolean
}

/** What the fields of a column say against a value; a value that is none of a list's is named by the list's own rule. */
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
 * What the cells of a line change, each read against the rules of its field.
 * @param before the cells as they are stored; none of what is new
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
    // Stock is a count and a state is one of two: an empty cell says nothing of them.
    const isSilent = to === '' && (column.name === 'stock' || column.name === 'status')
    // Spreadsheets keep no blanks at the ends of a cell.
    if (from === to || from.trim() === to || isSilent) continue
    // A text may be missing in one language if another has it; that one is left is checked over all of them.
    const said = value === null && column.locale ? null : await objection(column, value, rules, prefix)
    if (said !== null) problems.push({ column: column.name, code: 'said', of: said })
    else {
      given.push({ column, value })
      changes.push({ column: column.name, from, to })
    }
  }
  return { given, changes, problems }
}

/** Cells of a line that belong into another kind of line. */
export const misplaced = (cells: Cells, columns: readonly Column[]): Problem[] =>
  columns.flatMap(({ name }) => (cells[name] ? [{ column: name, code: 'misplaced' as const, of: cells[name] }] : []))
