/** The foreign keys of a Drizzle snapshot, with their `ON DELETE` actions. */
type Snapshot = {
  tables: Record<string, { name: string; foreignKeys: Record<string, { columnsFrom: string[]; onDelete?: string }> }>
}

const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` \w+ REFERENCES \w+\(\w+\))(?=;)/g

/**
 * Adds the `ON DELETE` actions that Drizzle leaves out of `ALTER TABLE … ADD` on SQLite. Without them, a document
 * that the new column references cannot be deleted.
 * @param migration the source of the migration
 * @param snapshot Drizzle's snapshot of the schema, written beside the migration
 */
export function withDeletionRules(migration: string, { tables }: Snapshot): string {
  return migration.replaceAll(added, (statement, _, table: string, column: string) => {
    const keys = Object.values(tables).find(({ name }) => name === table)?.foreignKeys ?? {}
    const rule = Object.values(keys).find(({ columnsFrom }) => columnsFrom.includes(column))?.onDelete
    return rule ? `${statement} ON DELETE ${rule}` : statement
  })
}
