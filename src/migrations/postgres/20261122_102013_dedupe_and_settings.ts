import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_structured_data_return_method" AS ENUM('mail', 'store', 'kiosk');
  CREATE TYPE "public"."enum_site_settings_structured_data_return_fees" AS ENUM('free', 'customer');
  CREATE TYPE "public"."enum_site_settings_structured_data_weight_unit" AS ENUM('oz', 'g');
  CREATE TYPE "public"."enum_site_settings_structured_data_dimension_unit" AS ENUM('in', 'cm');
  ALTER TABLE "comments" ADD COLUMN "dedupe_key" varchar;
  ALTER TABLE "_comments_v" ADD COLUMN "version_dedupe_key" varchar;
  ALTER TABLE "impressions" ADD COLUMN "dedupe_key" varchar;
  ALTER TABLE "_impressions_v" ADD COLUMN "version_dedupe_key" varchar;
  ALTER TABLE "reviews" ADD COLUMN "dedupe_key" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_dedupe_key" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "structured_data_return_method" "enum_site_settings_structured_data_return_method" DEFAULT 'mail' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "structured_data_return_fees" "enum_site_settings_structured_data_return_fees" DEFAULT 'free' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "structured_data_weight_unit" "enum_site_settings_structured_data_weight_unit" DEFAULT 'oz' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "structured_data_dimension_unit" "enum_site_settings_structured_data_dimension_unit" DEFAULT 'in' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "pace_expander_height" numeric DEFAULT 50 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "pace_vendor_expander_height" numeric DEFAULT 25 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_comments" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_impressions" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_impressions_step" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_reviews" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_reviews_window" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_reviews_step" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_references" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_references_step" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "lists_clamp_lines" numeric DEFAULT 5 NOT NULL;
  CREATE UNIQUE INDEX "comments_dedupe_key_idx" ON "comments" USING btree ("dedupe_key");
  CREATE INDEX "_comments_v_version_version_dedupe_key_idx" ON "_comments_v" USING btree ("version_dedupe_key");
  CREATE UNIQUE INDEX "impressions_dedupe_key_idx" ON "impressions" USING btree ("dedupe_key");
  CREATE INDEX "_impressions_v_version_version_dedupe_key_idx" ON "_impressions_v" USING btree ("version_dedupe_key");
  CREATE UNIQUE INDEX "reviews_dedupe_key_idx" ON "reviews" USING btree ("dedupe_key");
  CREATE INDEX "_reviews_v_version_version_dedupe_key_idx" ON "_reviews_v" USING btree ("version_dedupe_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "comments_dedupe_key_idx";
  DROP INDEX "_comments_v_version_version_dedupe_key_idx";
  DROP INDEX "impressions_dedupe_key_idx";
  DROP INDEX "_impressions_v_version_version_dedupe_key_idx";
  DROP INDEX "reviews_dedupe_key_idx";
  DROP INDEX "_reviews_v_version_version_dedupe_key_idx";
  ALTER TABLE "comments" DROP COLUMN "dedupe_key";
  ALTER TABLE "_comments_v" DROP COLUMN "version_dedupe_key";
  ALTER TABLE "impressions" DROP COLUMN "dedupe_key";
  ALTER TABLE "_impressions_v" DROP COLUMN "version_dedupe_key";
  ALTER TABLE "reviews" DROP COLUMN "dedupe_key";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_dedupe_key";
  ALTER TABLE "site_settings" DROP COLUMN "structured_data_return_method";
  ALTER TABLE "site_settings" DROP COLUMN "structured_data_return_fees";
  ALTER TABLE "site_settings" DROP COLUMN "structured_data_weight_unit";
  ALTER TABLE "site_settings" DROP COLUMN "structured_data_dimension_unit";
  ALTER TABLE "site_settings" DROP COLUMN "pace_expander_height";
  ALTER TABLE "site_settings" DROP COLUMN "pace_vendor_expander_height";
  ALTER TABLE "site_settings" DROP COLUMN "lists_comments";
  ALTER TABLE "site_settings" DROP COLUMN "lists_impressions";
  ALTER TABLE "site_settings" DROP COLUMN "lists_impressions_step";
  ALTER TABLE "site_settings" DROP COLUMN "lists_reviews";
  ALTER TABLE "site_settings" DROP COLUMN "lists_reviews_window";
  ALTER TABLE "site_settings" DROP COLUMN "lists_reviews_step";
  ALTER TABLE "site_settings" DROP COLUMN "lists_references";
  ALTER TABLE "site_settings" DROP COLUMN "lists_references_step";
  ALTER TABLE "site_settings" DROP COLUMN "lists_clamp_lines";
  DROP TYPE "public"."enum_site_settings_structured_data_return_method";
  DROP TYPE "public"."enum_site_settings_structured_data_return_fees";
  DROP TYPE "public"."enum_site_settings_structured_data_weight_unit";
  DROP TYPE "public"."enum_site_settings_structured_data_dimension_unit";`)
}
