import { StepError } from '../lib/steps.mjs'

export type Figures = { readonly rate: number; readonly p50: string; readonly p95: string; readonly p99: string }

/**
 * The measurements of wrk: requests per second, and latencies as wrk prints them (`12.30ms`).
 * @throws StepError when a response is an error, since errors are fast and would distort the result
 */
export function figures(name: string, out: string): Figures {
  if (/Non-2xx/.test(out)) throw new StepError(`${name} returned errors\n${out}`)
  const at = (share: number): string => new RegExp(`^\\s+${share}%\\s+(\\S+)`, 'm').exec(out)?.[1] ?? '?'
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0),
    p50: at(50),
    p95: /^95%\s+(\S+)/m.exec(out)?.[1] ?? at(99),
    p99: at(99),
  }
}

/** The paths below `root` that have no paths below them. */
export const leavesBelow = (root: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${root}/`) && !paths.some((other) => other.startsWith(`${path}/`)))

/** A Markdown table; each column is a pair of its title and a function from a row to its text. */
export const table = <Row>(
  columns: readonly (readonly [title: string, textOf: (row: Row) => unknown])[],
  rows: readonly Row[],
): string =>
  [
    columns.map(([title]) => title),
    columns.map(() => '---'),
    ...rows.map((row) => columns.map(([, textOf]) => String(textOf(row)))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
