/** What a spreadsheet would run begins so. */
const formula = String.raw`[=+\-@\t\n\r\uFF1D\uFF0B\uFF0D\uFF20]`
const run = new RegExp(`^'*${formula}`)
const marked = new RegExp(`^'(?='*${formula})`)

/**
 * A cell that no spreadsheet runs: a mark stands before it, which spreadsheets do not show. What looks as if it had one
 * already gets one too, since reading takes one off.
 */
export const withMark = (cell: string): string => (run.test(cell) ? `'${cell}` : cell)

/** A cell without the mark that keeps a spreadsheet from running it. */
export const withoutMark = (cell: string): string => cell.replace(marked, '')
