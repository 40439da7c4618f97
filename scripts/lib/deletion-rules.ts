/** The part of a snapshot of Drizzle that tells what a reference does when its target is deleted. */
type Snapshot = {
  tables: Record<string, { name: string; foreignKeys: Record<string, { columnsFrom: string[]; onDelete?: string }> }>
}

const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` \w+ REFERENCES \w+\(\w+\))(?=;)/g

/**
 * A migration for SQLite as Drizzle wrote it, with the `ON DELETE` that it leaves out of columns added to a table. Without
 * it a document that is named there can't be deleted.
 * @param migration the source of the migration
 * @param snapshot what Drizzle wrote down of the schema beside it
 */
export function withDeletionRules(migration: string, { tables }: Snapshot): string {
  return migration.replaceAll(added, (statement, _, table: string, column: string) => {
    const keys = Object.values(tables).find(({ name }) => name === table)?.foreignKeys ?? {}
    const rule = Object.values(keys).find(({ columnsFrom }) => columnsFrom.includes(column))?.onDelete
    return rule ? `${statement} ON DELETE ${rule}` : statement
  })
}
