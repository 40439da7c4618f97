import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_locale" AS ENUM('en', 'es', 'pt');
  ALTER TABLE "form_submissions" ADD COLUMN "locale" "enum_form_submissions_locale";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_submissions" DROP COLUMN "locale";
  DROP TYPE "public"."enum_form_submissions_locale";`)
}
