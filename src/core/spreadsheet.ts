/** The first characters of a cell that a spreadsheet runs as a formula. */
const formula = String.raw`[=+\-@\t\n\r\uFF1D\uFF0B\uFF0D\uFF20]`
const run = new RegExp(`^'*${formula}`)
const marked = new RegExp(`^'(?='*${formula})`)

/**
 * Escapes a cell that a spreadsheet would run as a formula by an apostrophe, which spreadsheets do not show. A cell
 * that already looks escaped gets one more, since `unescapeFormula` removes one.
 */
export const escapeFormula = (cell: string): string => (run.test(cell) ? `'${cell}` : cell)

/** A cell without the apostrophe that `escapeFormula` puts before it. */
export const unescapeFormula = (cell: string): string => cell.replace(marked, '')
