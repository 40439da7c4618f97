import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`dedupe_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_dedupe_key_idx\` ON \`form_submissions\` (\`dedupe_key\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`form_submissions_dedupe_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`dedupe_key\`;`)
}
