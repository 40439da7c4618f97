import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mushrooms_specie_danger_toxins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_danger_toxins_order_idx\` ON \`mushrooms_specie_danger_toxins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_danger_toxins_parent_id_idx\` ON \`mushrooms_specie_danger_toxins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_danger_toxins_locales\` (
  	\`name\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_danger_toxins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_danger_toxins_locales_locale_parent_id_uniq\` ON \`mushrooms_specie_danger_toxins_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_season_south\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_season_south_order_idx\` ON \`mushrooms_specie_season_south\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_season_south_parent_idx\` ON \`mushrooms_specie_season_south\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_marks_order_idx\` ON \`mushrooms_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_marks_parent_idx\` ON \`mushrooms_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_variable_marks\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_variable_marks_order_idx\` ON \`mushrooms_variable_marks\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_variable_marks_parent_idx\` ON \`mushrooms_variable_marks\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_key_marks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_key_marks_order_idx\` ON \`mushrooms_key_marks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_key_marks_parent_id_idx\` ON \`mushrooms_key_marks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_key_marks_locales\` (
  	\`mark\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_key_marks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_key_marks_locales_locale_parent_id_unique\` ON \`mushrooms_key_marks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_danger_toxins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_danger_toxins_order_idx\` ON \`_mushrooms_v_version_specie_danger_toxins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_danger_toxins_parent_id_idx\` ON \`_mushrooms_v_version_specie_danger_toxins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_danger_toxins_locales\` (
  	\`name\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_danger_toxins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_danger_toxins_locales_locale_par\` ON \`_mushrooms_v_version_specie_danger_toxins_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_season_south\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_season_south_order_idx\` ON \`_mushrooms_v_version_specie_season_south\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_season_south_parent_idx\` ON \`_mushrooms_v_version_specie_season_south\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_marks_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_marks_v_order_idx\` ON \`_mushrooms_marks_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_marks_v_parent_idx\` ON \`_mushrooms_marks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_variable_marks_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_variable_marks_v_order_idx\` ON \`_mushrooms_variable_marks_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_variable_marks_v_parent_idx\` ON \`_mushrooms_variable_marks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_key_marks_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_key_marks_v_order_idx\` ON \`_mushrooms_key_marks_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_key_marks_v_parent_id_idx\` ON \`_mushrooms_key_marks_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_key_marks_v_locales\` (
  	\`mark\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_key_marks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_key_marks_v_locales_locale_parent_id_unique\` ON \`_mushrooms_key_marks_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`poisoncenters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`phone\` text,
  	\`emergency\` text,
  	\`url\` text,
  	\`source\` text,
  	\`order\` numeric,
  	\`is_certain\` integer,
  	\`checked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`poisoncenters_country_idx\` ON \`poisoncenters\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`poisoncenters_updated_at_idx\` ON \`poisoncenters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`poisoncenters_created_at_idx\` ON \`poisoncenters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`poisoncenters_locales\` (
  	\`name\` text NOT NULL,
  	\`hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`poisoncenters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`poisoncenters_locales_locale_parent_id_unique\` ON \`poisoncenters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`searchterms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`means\` text DEFAULT 'species' NOT NULL,
  	\`species_id\` integer,
  	\`terms\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`species_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`searchterms_title_idx\` ON \`searchterms\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`searchterms_species_idx\` ON \`searchterms\` (\`species_id\`);`)
  await db.run(sql`CREATE INDEX \`searchterms_updated_at_idx\` ON \`searchterms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`searchterms_created_at_idx\` ON \`searchterms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_goods\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_goods_order_idx\` ON \`products_goods\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_goods_parent_idx\` ON \`products_goods\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_texts_order_parent\` ON \`products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_goods\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_goods_order_idx\` ON \`_products_v_version_goods\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_goods_parent_idx\` ON \`_products_v_version_goods\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_texts_order_parent\` ON \`_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vendors_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vendors_texts_order_parent\` ON \`vendors_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vendors_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_vendors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vendors_v_texts_order_parent\` ON \`_vendors_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_records\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`product\` numeric NOT NULL,
  	\`variant\` text,
  	\`price\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
  	\`sales\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`price_records_product_idx\` ON \`price_records\` (\`product\`);`)
  await db.run(sql`CREATE INDEX \`price_records_updated_at_idx\` ON \`price_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_records_created_at_idx\` ON \`price_records\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_key_idx\` ON \`carts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`carts_used_at_idx\` ON \`carts\` (\`used_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cart_lines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cart\` numeric NOT NULL,
  	\`line\` text NOT NULL,
  	\`product\` numeric NOT NULL,
  	\`variant\` text,
  	\`quantity\` numeric NOT NULL,
  	\`seen_amount\` numeric,
  	\`seen_currency\` text,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`cart_lines_updated_at_idx\` ON \`cart_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cart_lines_created_at_idx\` ON \`cart_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cart_line_idx\` ON \`cart_lines\` (\`cart\`,\`line\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`target\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_user_idx\` ON \`reports\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_target_idx\` ON \`reports\` (\`target\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_key_idx\` ON \`reports\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reports_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`comments_id\` integer,
  	\`impressions_id\` integer,
  	\`reviews_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`comments_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impressions_id\`) REFERENCES \`impressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_rels_order_idx\` ON \`reports_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_parent_idx\` ON \`reports_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_path_idx\` ON \`reports_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_comments_id_idx\` ON \`reports_rels\` (\`comments_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_impressions_id_idx\` ON \`reports_rels\` (\`impressions_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_reviews_id_idx\` ON \`reports_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE TABLE \`moderations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`entry\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`reason\` text,
  	\`user_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`moderations_entry_idx\` ON \`moderations\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`moderations_user_idx\` ON \`moderations\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`moderations_updated_at_idx\` ON \`moderations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`moderations_created_at_idx\` ON \`moderations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recipes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`author\` text,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_slug_idx\` ON \`recipes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recipes_image_idx\` ON \`recipes\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_updated_at_idx\` ON \`recipes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes_created_at_idx\` ON \`recipes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recipes__status_idx\` ON \`recipes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`recipes_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`content\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_title_idx\` ON \`recipes_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`recipes_meta_meta_image_idx\` ON \`recipes_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recipes_locales_locale_parent_id_unique\` ON \`recipes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recipes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recipes_rels_order_idx\` ON \`recipes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_parent_idx\` ON \`recipes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_path_idx\` ON \`recipes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_categories_id_idx\` ON \`recipes_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`recipes_rels_mushrooms_id_idx\` ON \`recipes_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_image_id\` integer,
  	\`version_author\` text,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recipes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_parent_idx\` ON \`_recipes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_slug_idx\` ON \`_recipes_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_image_idx\` ON \`_recipes_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_updated_at_idx\` ON \`_recipes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_created_at_idx\` ON \`_recipes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version__status_idx\` ON \`_recipes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_created_at_idx\` ON \`_recipes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_updated_at_idx\` ON \`_recipes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_snapshot_idx\` ON \`_recipes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_published_locale_idx\` ON \`_recipes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_latest_idx\` ON \`_recipes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_content\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_version_title_idx\` ON \`_recipes_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_version_meta_version_meta_image_idx\` ON \`_recipes_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_recipes_v_locales_locale_parent_id_unique\` ON \`_recipes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recipes_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_recipes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_order_idx\` ON \`_recipes_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_parent_idx\` ON \`_recipes_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_path_idx\` ON \`_recipes_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_categories_id_idx\` ON \`_recipes_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_recipes_v_rels_mushrooms_id_idx\` ON \`_recipes_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_danger_syndrome\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_danger_onset_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_danger_onset_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_microscopy_spore_length_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_microscopy_spore_length_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_microscopy_spore_width_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`specie_microscopy_spore_width_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`reviewed_at\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` ADD \`reviewer\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_danger_course\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_danger_first_aid\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_danger_fatality\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_danger_regions\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_microscopy_spore_shape\` text;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` ADD \`specie_microscopy_note\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_danger_syndrome\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_danger_onset_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_danger_onset_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_microscopy_spore_length_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_microscopy_spore_length_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_microscopy_spore_width_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_specie_microscopy_spore_width_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_reviewed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` ADD \`version_reviewer\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_danger_course\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_danger_first_aid\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_danger_fatality\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_danger_regions\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_microscopy_spore_shape\` text;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` ADD \`version_specie_microscopy_note\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants_variants\` ADD \`pricing_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_variants_variants\` ADD \`image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`products_variants_variants\` ADD \`sku\` text;`)
  await db.run(sql`ALTER TABLE \`products_variants_variants\` ADD \`mpn\` text;`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_image_idx\` ON \`products_variants_variants\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`products_product_quality_designations\` ADD \`certifier\` text;`)
  await db.run(sql`ALTER TABLE \`products_sourcing_designations\` ADD \`certifier\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_shipping_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_currency\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_handling_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_handling_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_transit_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_transit_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_return_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_return_method\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`terms_return_fees\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants_variants\` ADD \`pricing_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants_variants\` ADD \`image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants_variants\` ADD \`sku\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants_variants\` ADD \`mpn\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_image_idx\` ON \`_products_v_version_variants_variants\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_product_quality_designations\` ADD \`certifier\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_sourcing_designations\` ADD \`certifier\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_shipping_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_handling_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_handling_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_transit_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_transit_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_return_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_return_method\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_terms_return_fees\` text;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`away_until\` text;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_shipping_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_currency\` text;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_free_shipping_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_handling_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_handling_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_transit_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_transit_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_return_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_return_method\` text;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`terms_return_fees\` text;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_away_until\` text;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_shipping_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_free_shipping_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_handling_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_handling_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_transit_days_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_transit_days_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_return_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_return_method\` text;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` ADD \`version_terms_return_fees\` text;`)
  await db.run(sql`ALTER TABLE \`comments\` ADD \`refusal\` text;`)
  await db.run(sql`ALTER TABLE \`comments_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`comments_rels_recipes_id_idx\` ON \`comments_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`_comments_v\` ADD \`version_refusal\` text;`)
  await db.run(sql`ALTER TABLE \`_comments_v_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_recipes_id_idx\` ON \`_comments_v_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`impressions\` ADD \`refusal\` text;`)
  await db.run(sql`ALTER TABLE \`_impressions_v\` ADD \`version_refusal\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`refusal\` text;`)
  await db.run(sql`ALTER TABLE \`reviews_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_recipes_id_idx\` ON \`reviews_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` ADD \`version_refusal\` text;`)
  await db.run(sql`ALTER TABLE \`_reviews_v_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_recipes_id_idx\` ON \`_reviews_v_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`likes_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`likes_rels_recipes_id_idx\` ON \`likes_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`redirects_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_recipes_id_idx\` ON \`redirects_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`header_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`header_rels_recipes_id_idx\` ON \`header_rels\` (\`recipes_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_rels\` ADD \`recipes_id\` integer REFERENCES recipes(id);`)
  await db.run(sql`CREATE INDEX \`footer_rels_recipes_id_idx\` ON \`footer_rels\` (\`recipes_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mushrooms_specie_danger_toxins\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_danger_toxins_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_season_south\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_marks\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_variable_marks\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_key_marks\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_key_marks_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_danger_toxins\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_danger_toxins_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_season_south\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_marks_v\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_variable_marks_v\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_key_marks_v\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_key_marks_v_locales\`;`)
  await db.run(sql`DROP TABLE \`poisoncenters\`;`)
  await db.run(sql`DROP TABLE \`poisoncenters_locales\`;`)
  await db.run(sql`DROP TABLE \`searchterms\`;`)
  await db.run(sql`DROP TABLE \`products_goods\`;`)
  await db.run(sql`DROP TABLE \`products_texts\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_goods\`;`)
  await db.run(sql`DROP TABLE \`_products_v_texts\`;`)
  await db.run(sql`DROP TABLE \`vendors_texts\`;`)
  await db.run(sql`DROP TABLE \`_vendors_v_texts\`;`)
  await db.run(sql`DROP TABLE \`price_records\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`cart_lines\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports_rels\`;`)
  await db.run(sql`DROP TABLE \`moderations\`;`)
  await db.run(sql`DROP TABLE \`recipes\`;`)
  await db.run(sql`DROP TABLE \`recipes_locales\`;`)
  await db.run(sql`DROP TABLE \`recipes_rels\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_recipes_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_variants_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`pricing_price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_variants_variants\`("_order", "_parent_id", "id", "pricing_price") SELECT "_order", "_parent_id", "id", "pricing_price" FROM \`products_variants_variants\`;`)
  await db.run(sql`DROP TABLE \`products_variants_variants\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_variants_variants\` RENAME TO \`products_variants_variants\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_order_idx\` ON \`products_variants_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_parent_id_idx\` ON \`products_variants_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_version_variants_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pricing_price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_version_variants_variants\`("_order", "_parent_id", "id", "pricing_price", "_uuid") SELECT "_order", "_parent_id", "id", "pricing_price", "_uuid" FROM \`_products_v_version_variants_variants\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_variants\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_version_variants_variants\` RENAME TO \`_products_v_version_variants_variants\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_order_idx\` ON \`_products_v_version_variants_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_parent_id_idx\` ON \`_products_v_version_variants_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`mushrooms_id\` integer,
  	\`growingguides_id\` integer,
  	\`posts_id\` integer,
  	\`projects_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_comments_rels\`("id", "order", "parent_id", "path", "mushrooms_id", "growingguides_id", "posts_id", "projects_id", "products_id") SELECT "id", "order", "parent_id", "path", "mushrooms_id", "growingguides_id", "posts_id", "projects_id", "products_id" FROM \`comments_rels\`;`)
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments_rels\` RENAME TO \`comments_rels\`;`)
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_mushrooms_id_idx\` ON \`comments_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_growingguides_id_idx\` ON \`comments_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_posts_id_idx\` ON \`comments_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_projects_id_idx\` ON \`comments_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_products_id_idx\` ON \`comments_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__comments_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`mushrooms_id\` integer,
  	\`growingguides_id\` integer,
  	\`posts_id\` integer,
  	\`projects_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_comments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__comments_v_rels\`("id", "order", "parent_id", "path", "mushrooms_id", "growingguides_id", "posts_id", "projects_id", "products_id") SELECT "id", "order", "parent_id", "path", "mushrooms_id", "growingguides_id", "posts_id", "projects_id", "products_id" FROM \`_comments_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_comments_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__comments_v_rels\` RENAME TO \`_comments_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_order_idx\` ON \`_comments_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_parent_idx\` ON \`_comments_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_path_idx\` ON \`_comments_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_mushrooms_id_idx\` ON \`_comments_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_growingguides_id_idx\` ON \`_comments_v_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_posts_id_idx\` ON \`_comments_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_projects_id_idx\` ON \`_comments_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_products_id_idx\` ON \`_comments_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_reviews_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`mushrooms_id\` integer,
  	\`vendors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reviews_rels\`("id", "order", "parent_id", "path", "products_id", "mushrooms_id", "vendors_id") SELECT "id", "order", "parent_id", "path", "products_id", "mushrooms_id", "vendors_id" FROM \`reviews_rels\`;`)
  await db.run(sql`DROP TABLE \`reviews_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_reviews_rels\` RENAME TO \`reviews_rels\`;`)
  await db.run(sql`CREATE INDEX \`reviews_rels_order_idx\` ON \`reviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_parent_idx\` ON \`reviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_path_idx\` ON \`reviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_products_id_idx\` ON \`reviews_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_mushrooms_id_idx\` ON \`reviews_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_vendors_id_idx\` ON \`reviews_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__reviews_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`mushrooms_id\` integer,
  	\`vendors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reviews_v_rels\`("id", "order", "parent_id", "path", "products_id", "mushrooms_id", "vendors_id") SELECT "id", "order", "parent_id", "path", "products_id", "mushrooms_id", "vendors_id" FROM \`_reviews_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__reviews_v_rels\` RENAME TO \`_reviews_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_order_idx\` ON \`_reviews_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_parent_idx\` ON \`_reviews_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_path_idx\` ON \`_reviews_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_products_id_idx\` ON \`_reviews_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_mushrooms_id_idx\` ON \`_reviews_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_vendors_id_idx\` ON \`_reviews_v_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_likes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`mushrooms_id\` integer,
  	\`products_id\` integer,
  	\`vendors_id\` integer,
  	\`growingguides_id\` integer,
  	\`posts_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`likes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_likes_rels\`("id", "order", "parent_id", "path", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "posts_id", "projects_id") SELECT "id", "order", "parent_id", "path", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "posts_id", "projects_id" FROM \`likes_rels\`;`)
  await db.run(sql`DROP TABLE \`likes_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_likes_rels\` RENAME TO \`likes_rels\`;`)
  await db.run(sql`CREATE INDEX \`likes_rels_order_idx\` ON \`likes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_parent_idx\` ON \`likes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_path_idx\` ON \`likes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_mushrooms_id_idx\` ON \`likes_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_products_id_idx\` ON \`likes_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_vendors_id_idx\` ON \`likes_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_growingguides_id_idx\` ON \`likes_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_posts_id_idx\` ON \`likes_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_projects_id_idx\` ON \`likes_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`mushrooms_id\` integer,
  	\`products_id\` integer,
  	\`vendors_id\` integer,
  	\`growingguides_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id" FROM \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects_rels\` RENAME TO \`redirects_rels\`;`)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_posts_id_idx\` ON \`redirects_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_mushrooms_id_idx\` ON \`redirects_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_products_id_idx\` ON \`redirects_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_vendors_id_idx\` ON \`redirects_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_growingguides_id_idx\` ON \`redirects_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_projects_id_idx\` ON \`redirects_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`mushrooms_id\` integer,
  	\`products_id\` integer,
  	\`vendors_id\` integer,
  	\`growingguides_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id" FROM \`header_rels\`;`)
  await db.run(sql`DROP TABLE \`header_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_rels\` RENAME TO \`header_rels\`;`)
  await db.run(sql`CREATE INDEX \`header_rels_order_idx\` ON \`header_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_parent_idx\` ON \`header_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_path_idx\` ON \`header_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_pages_id_idx\` ON \`header_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_posts_id_idx\` ON \`header_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_mushrooms_id_idx\` ON \`header_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_products_id_idx\` ON \`header_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_vendors_id_idx\` ON \`header_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_growingguides_id_idx\` ON \`header_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_projects_id_idx\` ON \`header_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`mushrooms_id\` integer,
  	\`products_id\` integer,
  	\`vendors_id\` integer,
  	\`growingguides_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`growingguides_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer_rels\`("id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "posts_id", "mushrooms_id", "products_id", "vendors_id", "growingguides_id", "projects_id" FROM \`footer_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer_rels\` RENAME TO \`footer_rels\`;`)
  await db.run(sql`CREATE INDEX \`footer_rels_order_idx\` ON \`footer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_parent_idx\` ON \`footer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_path_idx\` ON \`footer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_posts_id_idx\` ON \`footer_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_mushrooms_id_idx\` ON \`footer_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_products_id_idx\` ON \`footer_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_vendors_id_idx\` ON \`footer_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_growingguides_id_idx\` ON \`footer_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_projects_id_idx\` ON \`footer_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_danger_syndrome\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_danger_onset_min\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_danger_onset_max\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_microscopy_spore_length_min\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_microscopy_spore_length_max\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_microscopy_spore_width_min\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`specie_microscopy_spore_width_max\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`reviewed_at\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms\` DROP COLUMN \`reviewer\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_danger_course\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_danger_first_aid\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_danger_fatality\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_danger_regions\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_microscopy_spore_shape\`;`)
  await db.run(sql`ALTER TABLE \`mushrooms_locales\` DROP COLUMN \`specie_microscopy_note\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_danger_syndrome\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_danger_onset_min\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_danger_onset_max\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_microscopy_spore_length_min\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_microscopy_spore_length_max\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_microscopy_spore_width_min\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_specie_microscopy_spore_width_max\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_reviewed_at\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v\` DROP COLUMN \`version_reviewer\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_danger_course\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_danger_first_aid\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_danger_fatality\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_danger_regions\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_microscopy_spore_shape\`;`)
  await db.run(sql`ALTER TABLE \`_mushrooms_v_locales\` DROP COLUMN \`version_specie_microscopy_note\`;`)
  await db.run(sql`ALTER TABLE \`products_product_quality_designations\` DROP COLUMN \`certifier\`;`)
  await db.run(sql`ALTER TABLE \`products_sourcing_designations\` DROP COLUMN \`certifier\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_shipping_price\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_currency\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_handling_days_min\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_handling_days_max\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_transit_days_min\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_transit_days_max\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_return_days\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_return_method\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`terms_return_fees\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_product_quality_designations\` DROP COLUMN \`certifier\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_sourcing_designations\` DROP COLUMN \`certifier\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_shipping_price\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_currency\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_handling_days_min\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_handling_days_max\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_transit_days_min\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_transit_days_max\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_return_days\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_return_method\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_terms_return_fees\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`away_until\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_shipping_price\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_currency\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_free_shipping_from\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_handling_days_min\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_handling_days_max\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_transit_days_min\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_transit_days_max\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_return_days\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_return_method\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`terms_return_fees\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_away_until\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_shipping_price\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_currency\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_free_shipping_from\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_handling_days_min\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_handling_days_max\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_transit_days_min\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_transit_days_max\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_return_days\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_return_method\`;`)
  await db.run(sql`ALTER TABLE \`_vendors_v\` DROP COLUMN \`version_terms_return_fees\`;`)
  await db.run(sql`ALTER TABLE \`comments\` DROP COLUMN \`refusal\`;`)
  await db.run(sql`ALTER TABLE \`_comments_v\` DROP COLUMN \`version_refusal\`;`)
  await db.run(sql`ALTER TABLE \`impressions\` DROP COLUMN \`refusal\`;`)
  await db.run(sql`ALTER TABLE \`_impressions_v\` DROP COLUMN \`version_refusal\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`refusal\`;`)
  await db.run(sql`ALTER TABLE \`_reviews_v\` DROP COLUMN \`version_refusal\`;`)
}
