import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`categories_title_idx\` ON \`categories_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`comments_locale_idx\` ON \`comments\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version_locale_idx\` ON \`_comments_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`impressions_locale_idx\` ON \`impressions\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_locale_idx\` ON \`_impressions_v\` (\`version_locale\`);`)
  await db.run(sql`CREATE INDEX \`reviews_locale_idx\` ON \`reviews\` (\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_locale_idx\` ON \`_reviews_v\` (\`version_locale\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`categories_title_idx\`;`)
  await db.run(sql`DROP INDEX \`comments_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_comments_v_version_version_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`impressions_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_impressions_v_version_version_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`reviews_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_reviews_v_version_version_locale_idx\`;`)
}
