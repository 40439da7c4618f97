import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "categories_title_idx" ON "categories_locales" USING btree ("title","_locale");
  CREATE INDEX "comments_locale_idx" ON "comments" USING btree ("locale");
  CREATE INDEX "_comments_v_version_version_locale_idx" ON "_comments_v" USING btree ("version_locale");
  CREATE INDEX "impressions_locale_idx" ON "impressions" USING btree ("locale");
  CREATE INDEX "_impressions_v_version_version_locale_idx" ON "_impressions_v" USING btree ("version_locale");
  CREATE INDEX "reviews_locale_idx" ON "reviews" USING btree ("locale");
  CREATE INDEX "_reviews_v_version_version_locale_idx" ON "_reviews_v" USING btree ("version_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "categories_title_idx";
  DROP INDEX "comments_locale_idx";
  DROP INDEX "_comments_v_version_version_locale_idx";
  DROP INDEX "impressions_locale_idx";
  DROP INDEX "_impressions_v_version_version_locale_idx";
  DROP INDEX "reviews_locale_idx";
  DROP INDEX "_reviews_v_version_version_locale_idx";`)
}
