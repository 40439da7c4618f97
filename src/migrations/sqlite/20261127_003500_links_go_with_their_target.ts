import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Drizzle leaves `ON DELETE` out where it adds a referring column to a table of SQLite, so that a recipe somebody liked
 * or a picture of an option could not be deleted. A rule can't be added to a column: each is made anew, with what it held.
 */
const columns = [
  ...['comments', '_comments_v', 'reviews', '_reviews_v', 'likes', 'redirects', 'header', 'footer'].map((owner) => ({
    table: `${owner}_rels`,
    column: 'recipes_id',
    target: 'recipes',
    rule: 'cascade',
  })),
  ...['products_variants_variants', '_products_v_version_variants_variants'].map((table) => ({
    table,
    column: 'image_id',
    target: 'media',
    rule: 'set null',
  })),
]

const indexOf = (table: string, column: string): string => `${table}_${column === 'image_id' ? 'image' : column}_idx`

async function referAnew(db: MigrateUpArgs['db'], ruleOf: (rule: string) => string): Promise<void> {
  for (const { table, column, target, rule } of columns) {
    const statements = [
      `ALTER TABLE \`${table}\` ADD \`${column}_anew\` integer REFERENCES ${target}(id)${ruleOf(rule)};`,
      `UPDATE \`${table}\` SET \`${column}_anew\` = \`${column}\`;`,
      `DROP INDEX \`${indexOf(table, column)}\`;`,
      `ALTER TABLE \`${table}\` DROP COLUMN \`${column}\`;`,
      `ALTER TABLE \`${table}\` RENAME COLUMN \`${column}_anew\` TO \`${column}\`;`,
      `CREATE INDEX \`${indexOf(table, column)}\` ON \`${table}\` (\`${column}\`);`,
    ]
    // One transaction a column: a killed start leaves it as it was or as it should be.
    const [first, ...rest] = statements.map((statement) => db.run(sql.raw(statement)))
    if (first) await db.batch([first, ...rest])
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await referAnew(db, (rule) => ` ON DELETE ${rule}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await referAnew(db, () => '')
}
