import { fill } from '@/core/fill'
import type { PlannedRow } from './plan'
import type { TableLabels } from './table-labels'

/** The most rows that are shown; rows with errors come first. */
const most = 500

const kinds = ['wrong', 'new', 'changed', 'same'] as const

/** Lists the changes and errors of each row; unchanged rows are only counted. */
export function TableRows({ rows, labels }: { rows: readonly PlannedRow[]; labels: TableLabels }) {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]))
  const told = rows
    .filter(({ kind }) => kind !== 'same')
    .toSorted((a, b) => Number(b.kind === 'wrong') - Number(a.kind === 'wrong') || a.row - b.row)
  const cell = (text: string): string => text || labels.empty
  return (
    <>
      <p>
        <strong>{fill(labels.summary, counts)}</strong> {counts.wrong ? labels.mend : null}
      </p>
      {told.length > 0 ? (
        <table>
          <caption>{labels.only}</caption>
          <thead>
            <tr>
              {[labels.row, labels.product, labels.what].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.slice(0, most).map(({ row, slug, variant, kind, changes, problems }) => (
              <tr key={row} data-kind={kind}>
                <td>{row}</td>
                <td>
                  {slug} {variant ? <small>{variant}</small> : null}
                </td>
                <td>
                  <strong>{labels[kind]}</strong>
                  <ul>
                    {problems.map(({ column, code, of }, index) => (
                      <li key={`${column}-${index}`} data-fault>
                        <code>{column}</code>: {code === 'said' ? of : fill(labels[code], { of })}
                      </li>
                    ))}
                    {changes.map(({ column, from, to }) => (
                      <li key={`${column} ${from}`}>
                        <code>{column}</code>: {from || kind !== 'new' ? <del>{cell(from)}</del> : null}{' '}
                        <ins>{cell(to)}</ins>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {told.length > most ? <p>{fill(labels.more, { n: told.length - most })}</p> : null}
    </>
  )
}
