import { relatedId } from '@/core/relation'
import { keyColumns } from './columns'
import type { Line } from './csv'
import type { Context, PlannedRow } from './plan'

const columns = ['sku', 'variant_sku'] as const

/** The rows, with an error where a row sets a SKU that another row of the same vendor has too. */
export function withSameSku(
  rows: readonly PlannedRow[],
  lines: readonly Line[],
  { products, names }: Context,
): PlannedRow[] {
  const cells = new Map(lines.map((line) => [line.row, line.cells]))
  const ofProducts = new Map(
    lines.flatMap((line) => (line.cells[keyColumns.variant] ? [] : [[line.cells[keyColumns.product], line.cells]])),
  )
  const vendorOf = ({ slug }: PlannedRow): number | null => {
    const word = ofProducts.get(slug)?.vendor
    if (word !== undefined) return names.idOf('vendors', word)
    const stored = products.get(slug)
    return stored ? relatedId(stored.inLocale[stored.base].vendor) : null
  }
  // SKUs are unique within a vendor only, so the key includes it.
  const numbersOf = (row: PlannedRow) =>
    columns.flatMap((column) => {
      const of = cells.get(row.row)?.[column]
      return of ? [{ column, of, key: [column, vendorOf(row), of].join('\n') }] : []
    })
  const times = new Map<string, number>()
  for (const { key } of rows.flatMap(numbersOf)) times.set(key, (times.get(key) ?? 0) + 1)
  return rows.map((row) => {
    const problems = numbersOf(row).flatMap(({ column, of, key }) => {
      // Duplicates that are stored already and not changed are accepted.
      const isGiven = row.changes.some((change) => change.column === column)
      return isGiven && (times.get(key) ?? 0) > 1 ? [{ column, code: 'twice' as const, of }] : []
    })
    return problems.length > 0 ? { ...row, kind: 'wrong', problems: [...row.problems, ...problems] } : row
  })
}
