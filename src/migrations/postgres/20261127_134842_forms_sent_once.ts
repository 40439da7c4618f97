import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_submissions" ADD COLUMN "dedupe_key" varchar;
  CREATE UNIQUE INDEX "form_submissions_dedupe_key_idx" ON "form_submissions" USING btree ("dedupe_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_submissions_dedupe_key_idx";
  ALTER TABLE "form_submissions" DROP COLUMN "dedupe_key";`)
}
