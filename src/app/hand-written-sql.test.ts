import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { handWrittenSqlColumns } from './hand-written-sql'

/** Names that are no table of a collection: the database's own tables, and aliases within a statement. */
const others =
  /^(?:sqlite_master|pragma_table_info|pragma_foreign_key_list|information_schema|json_each|excluded|u|c|r|s|m|o|g|l|p|v)$/

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/^migrations|\.test\.ts$/.test(file),
)

test('every table in hand-written SQL is among those checked at the start', () => {
  const named = files.flatMap((file) => {
    const statements = readFileSync(path.join('src', file), 'utf8').match(/sql`[^`]*`/g) ?? []
    return statements.flatMap((statement) =>
      [...statement.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE) ([a-z][a-z_]*)\b/g)].flatMap(([, table]) => table ?? []),
    )
  })
  expect(named).toContain('cart_lines')
  expect([...new Set(named)].filter((table) => !others.test(table) && !(table in handWrittenSqlColumns))).toEqual([])
})
