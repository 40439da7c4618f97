import { expect, test } from 'vitest'
import { withDeletionRules } from './deletion-rules'

const statement = (rule: string): string =>
  `await db.run(sql\`ALTER TABLE \\\`likes_rels\\\` ADD \\\`events_id\\\` integer REFERENCES events(id)${rule};\`)`

const tables = (onDelete?: string) => ({
  likes_rels: {
    name: 'likes_rels',
    foreignKeys: {
      other: { columnsFrom: ['parent_id'], onDelete: 'set null' },
      events: { columnsFrom: ['events_id'], ...(onDelete ? { onDelete } : {}) },
    },
  },
})

test('R-07 a column added to a SQLite table gets the ON DELETE rule of its own foreign key', () => {
  expect(withDeletionRules(statement(''), { tables: tables('cascade') })).toBe(statement(' ON DELETE cascade'))
  expect(withDeletionRules(statement(' ON DELETE cascade'), { tables: tables('set null') })).toBe(
    statement(' ON DELETE cascade'),
  )
  expect(withDeletionRules(statement(''), { tables: tables() })).toBe(statement(''))
  expect(withDeletionRules(statement(''), { tables: {} })).toBe(statement(''))
})
