import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mushrooms_specie_common_names\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_common_names_order_idx\` ON \`mushrooms_specie_common_names\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_common_names_parent_id_idx\` ON \`mushrooms_specie_common_names\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_common_names_locale_idx\` ON \`mushrooms_specie_common_names\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_synonyms_order_idx\` ON \`mushrooms_specie_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_synonyms_parent_id_idx\` ON \`mushrooms_specie_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_substrates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_substrates_order_idx\` ON \`mushrooms_specie_substrates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_substrates_parent_id_idx\` ON \`mushrooms_specie_substrates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_substrates_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_substrates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_substrates_locales_locale_parent_id_unique\` ON \`mushrooms_specie_substrates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_season_north\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_season_north_order_idx\` ON \`mushrooms_specie_season_north\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_season_north_parent_idx\` ON \`mushrooms_specie_season_north\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_continents\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_continents_order_idx\` ON \`mushrooms_specie_continents\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_continents_parent_idx\` ON \`mushrooms_specie_continents\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_effects_helps_with\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ailment_id\` integer,
  	\`evidence\` text,
  	\`source\` text,
  	FOREIGN KEY (\`ailment_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_effects_helps_with_order_idx\` ON \`mushrooms_specie_effects_helps_with\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_effects_helps_with_parent_id_idx\` ON \`mushrooms_specie_effects_helps_with\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_effects_helps_with_ailment_idx\` ON \`mushrooms_specie_effects_helps_with\` (\`ailment_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_effects_helps_with_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_effects_helps_with\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_effects_helps_with_locales_locale_parent_id\` ON \`mushrooms_specie_effects_helps_with_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_effects_side_effects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_effects_side_effects_order_idx\` ON \`mushrooms_specie_effects_side_effects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_effects_side_effects_parent_id_idx\` ON \`mushrooms_specie_effects_side_effects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_effects_side_effects_locales\` (
  	\`side_effect\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_effects_side_effects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_effects_side_effects_locales_locale_parent_\` ON \`mushrooms_specie_effects_side_effects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_compound_ranges\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`compound\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_compound_ranges_order_idx\` ON \`mushrooms_compound_ranges\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_compound_ranges_parent_id_idx\` ON \`mushrooms_compound_ranges\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_chemistry_medicinal_chem\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`amount_min\` numeric,
  	\`amount_max\` numeric,
  	\`units\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_chemistry_medicinal_chem_order_idx\` ON \`mushrooms_specie_chemistry_medicinal_chem\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_chemistry_medicinal_chem_parent_id_idx\` ON \`mushrooms_specie_chemistry_medicinal_chem\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_chemistry_medicinal_chem_locales\` (
  	\`benefits\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_chemistry_medicinal_chem\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_chemistry_medicinal_chem_locales_locale_par\` ON \`mushrooms_specie_chemistry_medicinal_chem_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_look_alike_species\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`species\` text,
  	\`edibility\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_look_alike_species_order_idx\` ON \`mushrooms_specie_look_alike_species\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_look_alike_species_parent_id_idx\` ON \`mushrooms_specie_look_alike_species\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_look_alike_species_image_idx\` ON \`mushrooms_specie_look_alike_species\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_look_alike_species_locales\` (
  	\`common_name\` text,
  	\`differences\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_look_alike_species\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_look_alike_species_locales_locale_parent_id\` ON \`mushrooms_specie_look_alike_species_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_product_guide\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_product_guide_order_idx\` ON \`mushrooms_specie_product_guide\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_product_guide_parent_id_idx\` ON \`mushrooms_specie_product_guide\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_specie_product_guide_locales\` (
  	\`tip\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms_specie_product_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_specie_product_guide_locales_locale_parent_id_uniq\` ON \`mushrooms_specie_product_guide_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`specie_scientific_name\` text,
  	\`specie_authority\` text,
  	\`specie_variation\` text,
  	\`specie_edibility\` text,
  	\`specie_psychoactive\` integer,
  	\`specie_taxonomy_kingdom\` text,
  	\`specie_taxonomy_division\` text,
  	\`specie_taxonomy_class\` text,
  	\`specie_taxonomy_order\` text,
  	\`specie_taxonomy_family\` text,
  	\`specie_taxonomy_genus\` text,
  	\`specie_taxonomy_species\` text,
  	\`specie_characteristics_cap_diameter_min\` numeric,
  	\`specie_characteristics_cap_diameter_max\` numeric,
  	\`specie_characteristics_stem_length_min\` numeric,
  	\`specie_characteristics_stem_length_max\` numeric,
  	\`specie_characteristics_stem_width_min\` numeric,
  	\`specie_characteristics_stem_width_max\` numeric,
  	\`specie_characteristics_spore_print_color\` text,
  	\`specie_chemistry_psychoactive_chem_units\` text,
  	\`specie_chemistry_psychoactive_chem_psilocybin\` numeric,
  	\`specie_chemistry_psychoactive_chem_psilocin\` numeric,
  	\`specie_chemistry_psychoactive_chem_baeocystin\` numeric,
  	\`specie_chemistry_psychoactive_chem_norbaeocystin\` numeric,
  	\`specie_chemistry_psychoactive_chem_aeruginascin\` numeric,
  	\`specie_chemistry_psychoactive_chem_harmine\` numeric,
  	\`specie_chemistry_psychoactive_chem_harmaline\` numeric,
  	\`specie_chemistry_psychoactive_chem_norharmane\` numeric,
  	\`specie_chemistry_psychoactive_chem_cordysinin\` numeric,
  	\`specie_chemistry_psychoactive_chem_lumichrome\` numeric,
  	\`specie_chemistry_psychoactive_chem_muscimol\` numeric,
  	\`specie_chemistry_psychoactive_chem_ibotenic_acid\` numeric,
  	\`specie_chemistry_psychoactive_chem_ergine\` numeric,
  	\`specie_chemistry_psychoactive_chem_serotonin\` numeric,
  	\`specie_nutrients_serving_size\` numeric,
  	\`specie_nutrients_serving_size_unit\` text,
  	\`specie_nutrients_source\` text,
  	\`specie_nutrients_calories\` numeric,
  	\`specie_nutrients_fat\` numeric,
  	\`specie_nutrients_saturated_fat\` numeric,
  	\`specie_nutrients_trans_fat\` numeric,
  	\`specie_nutrients_cholesterol\` numeric,
  	\`specie_nutrients_sodium\` numeric,
  	\`specie_nutrients_carbohydrates\` numeric,
  	\`specie_nutrients_fiber\` numeric,
  	\`specie_nutrients_sugars\` numeric,
  	\`specie_nutrients_protein\` numeric,
  	\`specie_nutrients_vitamin_a\` numeric,
  	\`specie_nutrients_thiamin\` numeric,
  	\`specie_nutrients_riboflavin\` numeric,
  	\`specie_nutrients_niacin\` numeric,
  	\`specie_nutrients_vitamin_b6\` numeric,
  	\`specie_nutrients_folate\` numeric,
  	\`specie_nutrients_vitamin_b12\` numeric,
  	\`specie_nutrients_vitamin_c\` numeric,
  	\`specie_nutrients_vitamin_d\` numeric,
  	\`specie_nutrients_vitamin_e\` numeric,
  	\`specie_nutrients_vitamin_k\` numeric,
  	\`specie_nutrients_calcium\` numeric,
  	\`specie_nutrients_copper\` numeric,
  	\`specie_nutrients_iron\` numeric,
  	\`specie_nutrients_magnesium\` numeric,
  	\`specie_nutrients_manganese\` numeric,
  	\`specie_nutrients_phosphorus\` numeric,
  	\`specie_nutrients_potassium\` numeric,
  	\`specie_nutrients_selenium\` numeric,
  	\`specie_nutrients_zinc\` numeric,
  	\`specie_cultivation_difficulty\` numeric,
  	\`specie_cultivation_colonisation_temp_min\` numeric,
  	\`specie_cultivation_colonisation_temp_max\` numeric,
  	\`specie_cultivation_fruiting_temp_min\` numeric,
  	\`specie_cultivation_fruiting_temp_max\` numeric,
  	\`specie_cultivation_humidity_min\` numeric,
  	\`specie_cultivation_humidity_max\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_slug_idx\` ON \`mushrooms\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_specie_scientific_name_idx\` ON \`mushrooms\` (\`specie_scientific_name\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_specie_edibility_idx\` ON \`mushrooms\` (\`specie_edibility\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_specie_specie_psychoactive_idx\` ON \`mushrooms\` (\`specie_psychoactive\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_updated_at_idx\` ON \`mushrooms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_created_at_idx\` ON \`mushrooms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms__status_idx\` ON \`mushrooms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_locales\` (
  	\`title\` text,
  	\`specie_lead\` text,
  	\`specie_desc\` text,
  	\`specie_characteristics_cap\` text,
  	\`specie_characteristics_gills\` text,
  	\`specie_characteristics_bruising\` text,
  	\`specie_characteristics_spore_print\` text,
  	\`specie_habitat\` text,
  	\`specie_nutrients_state\` text,
  	\`specie_nutrients_note\` text,
  	\`specie_cultivation_days_to_fruit\` text,
  	\`specie_cultivation_yield\` text,
  	\`specie_cultivation_method\` text,
  	\`specie_cultivation_note\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_title_idx\` ON \`mushrooms_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_meta_meta_image_idx\` ON \`mushrooms_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mushrooms_locales_locale_parent_id_unique\` ON \`mushrooms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mushrooms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	\`references_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_order_idx\` ON \`mushrooms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_parent_idx\` ON \`mushrooms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_path_idx\` ON \`mushrooms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_categories_id_idx\` ON \`mushrooms_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_media_id_idx\` ON \`mushrooms_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`mushrooms_rels_references_id_idx\` ON \`mushrooms_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_common_names\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_common_names_order_idx\` ON \`_mushrooms_v_version_specie_common_names\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_common_names_parent_id_idx\` ON \`_mushrooms_v_version_specie_common_names\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_common_names_locale_idx\` ON \`_mushrooms_v_version_specie_common_names\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_synonyms_order_idx\` ON \`_mushrooms_v_version_specie_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_synonyms_parent_id_idx\` ON \`_mushrooms_v_version_specie_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_substrates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_substrates_order_idx\` ON \`_mushrooms_v_version_specie_substrates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_substrates_parent_id_idx\` ON \`_mushrooms_v_version_specie_substrates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_substrates_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_substrates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_substrates_locales_locale_parent\` ON \`_mushrooms_v_version_specie_substrates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_season_north\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_season_north_order_idx\` ON \`_mushrooms_v_version_specie_season_north\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_season_north_parent_idx\` ON \`_mushrooms_v_version_specie_season_north\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_continents\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_continents_order_idx\` ON \`_mushrooms_v_version_specie_continents\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_continents_parent_idx\` ON \`_mushrooms_v_version_specie_continents\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_effects_helps_with\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`ailment_id\` integer,
  	\`evidence\` text,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`ailment_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_effects_helps_with_order_idx\` ON \`_mushrooms_v_version_specie_effects_helps_with\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_effects_helps_with_parent_id_idx\` ON \`_mushrooms_v_version_specie_effects_helps_with\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_effects_helps_with_ailment_idx\` ON \`_mushrooms_v_version_specie_effects_helps_with\` (\`ailment_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_effects_helps_with_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_effects_helps_with\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_effects_helps_with_locales_local\` ON \`_mushrooms_v_version_specie_effects_helps_with_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_effects_side_effects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_effects_side_effects_order_idx\` ON \`_mushrooms_v_version_specie_effects_side_effects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_effects_side_effects_parent_id_idx\` ON \`_mushrooms_v_version_specie_effects_side_effects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_effects_side_effects_locales\` (
  	\`side_effect\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_effects_side_effects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_effects_side_effects_locales_loc\` ON \`_mushrooms_v_version_specie_effects_side_effects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_compound_ranges_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`compound\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_compound_ranges_v_order_idx\` ON \`_mushrooms_compound_ranges_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_compound_ranges_v_parent_id_idx\` ON \`_mushrooms_compound_ranges_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_chemistry_medicinal_chem\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`amount_min\` numeric,
  	\`amount_max\` numeric,
  	\`units\` text,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_chemistry_medicinal_chem_order_idx\` ON \`_mushrooms_v_version_specie_chemistry_medicinal_chem\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_chemistry_medicinal_chem_parent_id_idx\` ON \`_mushrooms_v_version_specie_chemistry_medicinal_chem\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_chemistry_medicinal_chem_locales\` (
  	\`benefits\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_chemistry_medicinal_chem\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_chemistry_medicinal_chem_local_1\` ON \`_mushrooms_v_version_specie_chemistry_medicinal_chem_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_look_alike_species\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`species\` text,
  	\`edibility\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_look_alike_species_order_idx\` ON \`_mushrooms_v_version_specie_look_alike_species\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_look_alike_species_parent_id_idx\` ON \`_mushrooms_v_version_specie_look_alike_species\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_look_alike_species_image_idx\` ON \`_mushrooms_v_version_specie_look_alike_species\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_look_alike_species_locales\` (
  	\`common_name\` text,
  	\`differences\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_look_alike_species\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_look_alike_species_locales_local\` ON \`_mushrooms_v_version_specie_look_alike_species_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_product_guide\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_product_guide_order_idx\` ON \`_mushrooms_v_version_specie_product_guide\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_product_guide_parent_id_idx\` ON \`_mushrooms_v_version_specie_product_guide\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_version_specie_product_guide_locales\` (
  	\`tip\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v_version_specie_product_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_version_specie_product_guide_locales_locale_par\` ON \`_mushrooms_v_version_specie_product_guide_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_specie_scientific_name\` text,
  	\`version_specie_authority\` text,
  	\`version_specie_variation\` text,
  	\`version_specie_edibility\` text,
  	\`version_specie_psychoactive\` integer,
  	\`version_specie_taxonomy_kingdom\` text,
  	\`version_specie_taxonomy_division\` text,
  	\`version_specie_taxonomy_class\` text,
  	\`version_specie_taxonomy_order\` text,
  	\`version_specie_taxonomy_family\` text,
  	\`version_specie_taxonomy_genus\` text,
  	\`version_specie_taxonomy_species\` text,
  	\`version_specie_characteristics_cap_diameter_min\` numeric,
  	\`version_specie_characteristics_cap_diameter_max\` numeric,
  	\`version_specie_characteristics_stem_length_min\` numeric,
  	\`version_specie_characteristics_stem_length_max\` numeric,
  	\`version_specie_characteristics_stem_width_min\` numeric,
  	\`version_specie_characteristics_stem_width_max\` numeric,
  	\`version_specie_characteristics_spore_print_color\` text,
  	\`version_specie_chemistry_psychoactive_chem_units\` text,
  	\`version_specie_chemistry_psychoactive_chem_psilocybin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_psilocin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_baeocystin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_norbaeocystin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_aeruginascin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_harmine\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_harmaline\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_norharmane\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_cordysinin\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_lumichrome\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_muscimol\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_ibotenic_acid\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_ergine\` numeric,
  	\`version_specie_chemistry_psychoactive_chem_serotonin\` numeric,
  	\`version_specie_nutrients_serving_size\` numeric,
  	\`version_specie_nutrients_serving_size_unit\` text,
  	\`version_specie_nutrients_source\` text,
  	\`version_specie_nutrients_calories\` numeric,
  	\`version_specie_nutrients_fat\` numeric,
  	\`version_specie_nutrients_saturated_fat\` numeric,
  	\`version_specie_nutrients_trans_fat\` numeric,
  	\`version_specie_nutrients_cholesterol\` numeric,
  	\`version_specie_nutrients_sodium\` numeric,
  	\`version_specie_nutrients_carbohydrates\` numeric,
  	\`version_specie_nutrients_fiber\` numeric,
  	\`version_specie_nutrients_sugars\` numeric,
  	\`version_specie_nutrients_protein\` numeric,
  	\`version_specie_nutrients_vitamin_a\` numeric,
  	\`version_specie_nutrients_thiamin\` numeric,
  	\`version_specie_nutrients_riboflavin\` numeric,
  	\`version_specie_nutrients_niacin\` numeric,
  	\`version_specie_nutrients_vitamin_b6\` numeric,
  	\`version_specie_nutrients_folate\` numeric,
  	\`version_specie_nutrients_vitamin_b12\` numeric,
  	\`version_specie_nutrients_vitamin_c\` numeric,
  	\`version_specie_nutrients_vitamin_d\` numeric,
  	\`version_specie_nutrients_vitamin_e\` numeric,
  	\`version_specie_nutrients_vitamin_k\` numeric,
  	\`version_specie_nutrients_calcium\` numeric,
  	\`version_specie_nutrients_copper\` numeric,
  	\`version_specie_nutrients_iron\` numeric,
  	\`version_specie_nutrients_magnesium\` numeric,
  	\`version_specie_nutrients_manganese\` numeric,
  	\`version_specie_nutrients_phosphorus\` numeric,
  	\`version_specie_nutrients_potassium\` numeric,
  	\`version_specie_nutrients_selenium\` numeric,
  	\`version_specie_nutrients_zinc\` numeric,
  	\`version_specie_cultivation_difficulty\` numeric,
  	\`version_specie_cultivation_colonisation_temp_min\` numeric,
  	\`version_specie_cultivation_colonisation_temp_max\` numeric,
  	\`version_specie_cultivation_fruiting_temp_min\` numeric,
  	\`version_specie_cultivation_fruiting_temp_max\` numeric,
  	\`version_specie_cultivation_humidity_min\` numeric,
  	\`version_specie_cultivation_humidity_max\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_parent_idx\` ON \`_mushrooms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_version_slug_idx\` ON \`_mushrooms_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_version_specie_scientific_na_idx\` ON \`_mushrooms_v\` (\`version_specie_scientific_name\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_version_specie_edibility_idx\` ON \`_mushrooms_v\` (\`version_specie_edibility\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_specie_version_specie_psychoactive_idx\` ON \`_mushrooms_v\` (\`version_specie_psychoactive\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_version_updated_at_idx\` ON \`_mushrooms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_version_created_at_idx\` ON \`_mushrooms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_version__status_idx\` ON \`_mushrooms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_created_at_idx\` ON \`_mushrooms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_updated_at_idx\` ON \`_mushrooms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_snapshot_idx\` ON \`_mushrooms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_published_locale_idx\` ON \`_mushrooms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_latest_idx\` ON \`_mushrooms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_locales\` (
  	\`version_title\` text,
  	\`version_specie_lead\` text,
  	\`version_specie_desc\` text,
  	\`version_specie_characteristics_cap\` text,
  	\`version_specie_characteristics_gills\` text,
  	\`version_specie_characteristics_bruising\` text,
  	\`version_specie_characteristics_spore_print\` text,
  	\`version_specie_habitat\` text,
  	\`version_specie_nutrients_state\` text,
  	\`version_specie_nutrients_note\` text,
  	\`version_specie_cultivation_days_to_fruit\` text,
  	\`version_specie_cultivation_yield\` text,
  	\`version_specie_cultivation_method\` text,
  	\`version_specie_cultivation_note\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_version_title_idx\` ON \`_mushrooms_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_version_meta_version_meta_image_idx\` ON \`_mushrooms_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_mushrooms_v_locales_locale_parent_id_unique\` ON \`_mushrooms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mushrooms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	\`references_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mushrooms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`references_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_order_idx\` ON \`_mushrooms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_parent_idx\` ON \`_mushrooms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_path_idx\` ON \`_mushrooms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_categories_id_idx\` ON \`_mushrooms_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_media_id_idx\` ON \`_mushrooms_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_mushrooms_v_rels_references_id_idx\` ON \`_mushrooms_v_rels\` (\`references_id\`);`)
  await db.run(sql`CREATE TABLE \`categories_breadcrumbs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`doc_id\` integer,
  	\`url\` text,
  	\`label\` text,
  	FOREIGN KEY (\`doc_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_breadcrumbs_order_idx\` ON \`categories_breadcrumbs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`categories_breadcrumbs_parent_id_idx\` ON \`categories_breadcrumbs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_breadcrumbs_locale_idx\` ON \`categories_breadcrumbs\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`categories_breadcrumbs_doc_idx\` ON \`categories_breadcrumbs\` (\`doc_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`path\` text,
  	\`icon\` text,
  	\`parent_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_path_idx\` ON \`categories\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`categories_parent_idx\` ON \`categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_gallery_order_idx\` ON \`products_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_parent_id_idx\` ON \`products_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_gallery_image_idx\` ON \`products_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`products_gallery_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_gallery_locales_locale_parent_id_unique\` ON \`products_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_details_order_idx\` ON \`products_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_details_parent_id_idx\` ON \`products_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_details_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_details_locales_locale_parent_id_unique\` ON \`products_details_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_sales\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`active\` integer,
  	\`scheduled_sale\` integer,
  	\`sale_price\` numeric,
  	\`date_range_from\` text,
  	\`date_range_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_sales_order_idx\` ON \`products_sales\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_sales_parent_id_idx\` ON \`products_sales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_sales_locales\` (
  	\`sale_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_sales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_sales_locales_locale_parent_id_unique\` ON \`products_sales_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_keys_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`identifier\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_keys_options_order_idx\` ON \`products_variants_keys_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_keys_options_parent_id_idx\` ON \`products_variants_keys_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_keys_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_keys_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_keys_options_locales_locale_parent_id_uniq\` ON \`products_variants_keys_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_keys\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`identifier\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_keys_order_idx\` ON \`products_variants_keys\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_keys_parent_id_idx\` ON \`products_variants_keys\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_keys_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_keys_locales_locale_parent_id_unique\` ON \`products_variants_keys_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_variants_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`option\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_variants_options_order_idx\` ON \`products_variants_variants_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_options_parent_id_idx\` ON \`products_variants_variants_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_variants_sales\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`active\` integer,
  	\`scheduled_sale\` integer,
  	\`sale_price\` numeric,
  	\`date_range_from\` text,
  	\`date_range_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_variants_sales_order_idx\` ON \`products_variants_variants_sales\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_sales_parent_id_idx\` ON \`products_variants_variants_sales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_variants_sales_locales\` (
  	\`sale_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants_variants_sales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_variants_sales_locales_locale_parent_id_un\` ON \`products_variants_variants_sales_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`pricing_price\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_variants_order_idx\` ON \`products_variants_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_variants_parent_id_idx\` ON \`products_variants_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_product_quality_designations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`designation\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_product_quality_designations_order_idx\` ON \`products_product_quality_designations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_product_quality_designations_parent_id_idx\` ON \`products_product_quality_designations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_sourcing_designations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`designation\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_sourcing_designations_order_idx\` ON \`products_sourcing_designations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_sourcing_designations_parent_id_idx\` ON \`products_sourcing_designations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`vendor_id\` integer,
  	\`sample\` integer,
  	\`base_inventory_unit_price\` numeric,
  	\`base_inventory_currency\` text DEFAULT 'USD',
  	\`base_inventory_item_type\` text,
  	\`base_inventory_base_unit_quantity\` numeric,
  	\`base_inventory_base_unit\` text,
  	\`enable_variants\` integer,
  	\`shipping_info_weight\` numeric,
  	\`shipping_info_width\` numeric,
  	\`shipping_info_height\` numeric,
  	\`shipping_info_length\` numeric,
  	\`mpn\` text,
  	\`sku\` text,
  	\`supplier_cost\` numeric,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_vendor_idx\` ON \`products\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`products_base_inventory_base_inventory_unit_price_idx\` ON \`products\` (\`base_inventory_unit_price\`);`)
  await db.run(sql`CREATE INDEX \`products_sku_idx\` ON \`products\` (\`sku\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`description\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_title_idx\` ON \`products_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`products_meta_meta_image_idx\` ON \`products_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_categories_id_idx\` ON \`products_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_mushrooms_id_idx\` ON \`products_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_order_idx\` ON \`_products_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_parent_id_idx\` ON \`_products_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_gallery_image_idx\` ON \`_products_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_gallery_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_gallery_locales_locale_parent_id_unique\` ON \`_products_v_version_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_details_order_idx\` ON \`_products_v_version_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_details_parent_id_idx\` ON \`_products_v_version_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_details_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_details_locales_locale_parent_id_unique\` ON \`_products_v_version_details_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_sales\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`active\` integer,
  	\`scheduled_sale\` integer,
  	\`sale_price\` numeric,
  	\`date_range_from\` text,
  	\`date_range_to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_sales_order_idx\` ON \`_products_v_version_sales\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_sales_parent_id_idx\` ON \`_products_v_version_sales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_sales_locales\` (
  	\`sale_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_sales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_sales_locales_locale_parent_id_unique\` ON \`_products_v_version_sales_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_keys_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`identifier\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_keys_options_order_idx\` ON \`_products_v_version_variants_keys_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_keys_options_parent_id_idx\` ON \`_products_v_version_variants_keys_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_keys_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_keys_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_keys_options_locales_locale_par\` ON \`_products_v_version_variants_keys_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_keys\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`identifier\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_keys_order_idx\` ON \`_products_v_version_variants_keys\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_keys_parent_id_idx\` ON \`_products_v_version_variants_keys\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_keys_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_keys_locales_locale_parent_id_u\` ON \`_products_v_version_variants_keys_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_variants_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`option\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_options_order_idx\` ON \`_products_v_version_variants_variants_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_options_parent_id_idx\` ON \`_products_v_version_variants_variants_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_variants_sales\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`active\` integer,
  	\`scheduled_sale\` integer,
  	\`sale_price\` numeric,
  	\`date_range_from\` text,
  	\`date_range_to\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_sales_order_idx\` ON \`_products_v_version_variants_variants_sales\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_sales_parent_id_idx\` ON \`_products_v_version_variants_variants_sales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_variants_sales_locales\` (
  	\`sale_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants_variants_sales\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_variants_sales_locales_locale_p\` ON \`_products_v_version_variants_variants_sales_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pricing_price\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_order_idx\` ON \`_products_v_version_variants_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_variants_parent_id_idx\` ON \`_products_v_version_variants_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_product_quality_designations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`designation\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_product_quality_designations_order_idx\` ON \`_products_v_version_product_quality_designations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_product_quality_designations_parent_id_idx\` ON \`_products_v_version_product_quality_designations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_sourcing_designations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`designation\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_sourcing_designations_order_idx\` ON \`_products_v_version_sourcing_designations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_sourcing_designations_parent_id_idx\` ON \`_products_v_version_sourcing_designations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_vendor_id\` integer,
  	\`version_sample\` integer,
  	\`version_base_inventory_unit_price\` numeric,
  	\`version_base_inventory_currency\` text DEFAULT 'USD',
  	\`version_base_inventory_item_type\` text,
  	\`version_base_inventory_base_unit_quantity\` numeric,
  	\`version_base_inventory_base_unit\` text,
  	\`version_enable_variants\` integer,
  	\`version_shipping_info_weight\` numeric,
  	\`version_shipping_info_width\` numeric,
  	\`version_shipping_info_height\` numeric,
  	\`version_shipping_info_length\` numeric,
  	\`version_mpn\` text,
  	\`version_sku\` text,
  	\`version_supplier_cost\` numeric,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_vendor_idx\` ON \`_products_v\` (\`version_vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_base_inventory_version_base_inventor_idx\` ON \`_products_v\` (\`version_base_inventory_unit_price\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sku_idx\` ON \`_products_v\` (\`version_sku\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_description\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_title_idx\` ON \`_products_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_meta_version_meta_image_idx\` ON \`_products_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_categories_id_idx\` ON \`_products_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_mushrooms_id_idx\` ON \`_products_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`vendors_social_media_platform\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vendors_social_media_platform_order_idx\` ON \`vendors_social_media_platform\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vendors_social_media_platform_parent_id_idx\` ON \`vendors_social_media_platform\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vendors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`display_name\` text,
  	\`business_name\` text,
  	\`slug\` text,
  	\`vendor_type\` text,
  	\`status\` text DEFAULT 'open',
  	\`sample\` integer,
  	\`logo_id\` integer,
  	\`email\` text,
  	\`phone\` text,
  	\`website\` text,
  	\`address_street\` text,
  	\`address_city\` text,
  	\`address_state\` text,
  	\`address_postal_code\` text,
  	\`address_country\` text,
  	\`location_latitude\` numeric,
  	\`location_longitude\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`vendors_display_name_idx\` ON \`vendors\` (\`display_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vendors_slug_idx\` ON \`vendors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vendors_vendor_type_idx\` ON \`vendors\` (\`vendor_type\`);`)
  await db.run(sql`CREATE INDEX \`vendors_status_idx\` ON \`vendors\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`vendors_logo_idx\` ON \`vendors\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_address_address_city_idx\` ON \`vendors\` (\`address_city\`);`)
  await db.run(sql`CREATE INDEX \`vendors_address_address_country_idx\` ON \`vendors\` (\`address_country\`);`)
  await db.run(sql`CREATE INDEX \`vendors_updated_at_idx\` ON \`vendors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vendors_created_at_idx\` ON \`vendors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendors__status_idx\` ON \`vendors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`vendors_locales\` (
  	\`lead\` text,
  	\`description\` text,
  	\`hours\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vendors_meta_meta_image_idx\` ON \`vendors_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vendors_locales_locale_parent_id_unique\` ON \`vendors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vendors_v_version_social_media_platform\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vendors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_social_media_platform_order_idx\` ON \`_vendors_v_version_social_media_platform\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_social_media_platform_parent_id_idx\` ON \`_vendors_v_version_social_media_platform\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vendors_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_display_name\` text,
  	\`version_business_name\` text,
  	\`version_slug\` text,
  	\`version_vendor_type\` text,
  	\`version_status\` text DEFAULT 'open',
  	\`version_sample\` integer,
  	\`version_logo_id\` integer,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_website\` text,
  	\`version_address_street\` text,
  	\`version_address_city\` text,
  	\`version_address_state\` text,
  	\`version_address_postal_code\` text,
  	\`version_address_country\` text,
  	\`version_location_latitude\` numeric,
  	\`version_location_longitude\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vendors_v_parent_idx\` ON \`_vendors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_display_name_idx\` ON \`_vendors_v\` (\`version_display_name\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_slug_idx\` ON \`_vendors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_vendor_type_idx\` ON \`_vendors_v\` (\`version_vendor_type\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_status_idx\` ON \`_vendors_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_logo_idx\` ON \`_vendors_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_address_version_address_city_idx\` ON \`_vendors_v\` (\`version_address_city\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_address_version_address_country_idx\` ON \`_vendors_v\` (\`version_address_country\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_updated_at_idx\` ON \`_vendors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version_created_at_idx\` ON \`_vendors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_version__status_idx\` ON \`_vendors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_created_at_idx\` ON \`_vendors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_updated_at_idx\` ON \`_vendors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_snapshot_idx\` ON \`_vendors_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_published_locale_idx\` ON \`_vendors_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_vendors_v_latest_idx\` ON \`_vendors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_vendors_v_locales\` (
  	\`version_lead\` text,
  	\`version_description\` text,
  	\`version_hours\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vendors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vendors_v_version_meta_version_meta_image_idx\` ON \`_vendors_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_vendors_v_locales_locale_parent_id_unique\` ON \`_vendors_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`comment\` text,
  	\`anonymous\` integer DEFAULT false,
  	\`locale\` text DEFAULT 'en',
  	\`user_id\` integer,
  	\`target\` text,
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_user_idx\` ON \`comments\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_target_idx\` ON \`comments\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`comments__status_idx\` ON \`comments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`comments_rels\` (
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
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_mushrooms_id_idx\` ON \`comments_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_growingguides_id_idx\` ON \`comments_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_posts_id_idx\` ON \`comments_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_projects_id_idx\` ON \`comments_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_products_id_idx\` ON \`comments_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_comments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_comment\` text,
  	\`version_anonymous\` integer DEFAULT false,
  	\`version_locale\` text DEFAULT 'en',
  	\`version_user_id\` integer,
  	\`version_target\` text,
  	\`version_sample\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_comments_v_parent_idx\` ON \`_comments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version_user_idx\` ON \`_comments_v\` (\`version_user_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version_target_idx\` ON \`_comments_v\` (\`version_target\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version_updated_at_idx\` ON \`_comments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version_created_at_idx\` ON \`_comments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_version_version__status_idx\` ON \`_comments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_created_at_idx\` ON \`_comments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_updated_at_idx\` ON \`_comments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_snapshot_idx\` ON \`_comments_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_published_locale_idx\` ON \`_comments_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_latest_idx\` ON \`_comments_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_comments_v_rels\` (
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
  await db.run(sql`CREATE INDEX \`_comments_v_rels_order_idx\` ON \`_comments_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_parent_idx\` ON \`_comments_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_path_idx\` ON \`_comments_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_mushrooms_id_idx\` ON \`_comments_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_growingguides_id_idx\` ON \`_comments_v_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_posts_id_idx\` ON \`_comments_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_projects_id_idx\` ON \`_comments_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_comments_v_rels_products_id_idx\` ON \`_comments_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`impressions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`doc_id\` integer,
  	\`headline\` text,
  	\`rating\` numeric,
  	\`impression\` text,
  	\`consumption_form_id\` integer,
  	\`other_consumption_form\` text,
  	\`anonymous\` integer DEFAULT false,
  	\`locale\` text DEFAULT 'en',
  	\`user_id\` integer,
  	\`target\` text,
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`doc_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`consumption_form_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`impressions_doc_idx\` ON \`impressions\` (\`doc_id\`);`)
  await db.run(sql`CREATE INDEX \`impressions_rating_idx\` ON \`impressions\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`impressions_consumption_form_idx\` ON \`impressions\` (\`consumption_form_id\`);`)
  await db.run(sql`CREATE INDEX \`impressions_user_idx\` ON \`impressions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`impressions_target_idx\` ON \`impressions\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`impressions_updated_at_idx\` ON \`impressions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`impressions_created_at_idx\` ON \`impressions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`impressions__status_idx\` ON \`impressions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`impressions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impressions_rels_order_idx\` ON \`impressions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`impressions_rels_parent_idx\` ON \`impressions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`impressions_rels_path_idx\` ON \`impressions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`impressions_rels_categories_id_idx\` ON \`impressions_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_impressions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_doc_id\` integer,
  	\`version_headline\` text,
  	\`version_rating\` numeric,
  	\`version_impression\` text,
  	\`version_consumption_form_id\` integer,
  	\`version_other_consumption_form\` text,
  	\`version_anonymous\` integer DEFAULT false,
  	\`version_locale\` text DEFAULT 'en',
  	\`version_user_id\` integer,
  	\`version_target\` text,
  	\`version_sample\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impressions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_doc_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_consumption_form_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_impressions_v_parent_idx\` ON \`_impressions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_doc_idx\` ON \`_impressions_v\` (\`version_doc_id\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_rating_idx\` ON \`_impressions_v\` (\`version_rating\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_consumption_form_idx\` ON \`_impressions_v\` (\`version_consumption_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_user_idx\` ON \`_impressions_v\` (\`version_user_id\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_target_idx\` ON \`_impressions_v\` (\`version_target\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_updated_at_idx\` ON \`_impressions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version_created_at_idx\` ON \`_impressions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_version_version__status_idx\` ON \`_impressions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_created_at_idx\` ON \`_impressions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_updated_at_idx\` ON \`_impressions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_snapshot_idx\` ON \`_impressions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_published_locale_idx\` ON \`_impressions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_latest_idx\` ON \`_impressions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_impressions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_impressions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impressions_v_rels_order_idx\` ON \`_impressions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_rels_parent_idx\` ON \`_impressions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_rels_path_idx\` ON \`_impressions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_impressions_v_rels_categories_id_idx\` ON \`_impressions_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`headline\` text,
  	\`rating\` numeric,
  	\`review\` text,
  	\`anonymous\` integer DEFAULT false,
  	\`locale\` text DEFAULT 'en',
  	\`user_id\` integer,
  	\`target\` text,
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_rating_idx\` ON \`reviews\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`reviews_user_idx\` ON \`reviews\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_target_idx\` ON \`reviews\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reviews_rels\` (
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
  await db.run(sql`CREATE INDEX \`reviews_rels_order_idx\` ON \`reviews_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_parent_idx\` ON \`reviews_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_path_idx\` ON \`reviews_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_products_id_idx\` ON \`reviews_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_mushrooms_id_idx\` ON \`reviews_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_rels_vendors_id_idx\` ON \`reviews_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_headline\` text,
  	\`version_rating\` numeric,
  	\`version_review\` text,
  	\`version_anonymous\` integer DEFAULT false,
  	\`version_locale\` text DEFAULT 'en',
  	\`version_user_id\` integer,
  	\`version_target\` text,
  	\`version_sample\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_rating_idx\` ON \`_reviews_v\` (\`version_rating\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_user_idx\` ON \`_reviews_v\` (\`version_user_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_target_idx\` ON \`_reviews_v\` (\`version_target\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_snapshot_idx\` ON \`_reviews_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_published_locale_idx\` ON \`_reviews_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v_rels\` (
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
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_order_idx\` ON \`_reviews_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_parent_idx\` ON \`_reviews_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_path_idx\` ON \`_reviews_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_products_id_idx\` ON \`_reviews_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_mushrooms_id_idx\` ON \`_reviews_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_rels_vendors_id_idx\` ON \`_reviews_v_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE TABLE \`likes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`target\` text,
  	\`key\` text,
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`likes_user_idx\` ON \`likes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_target_idx\` ON \`likes\` (\`target\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`likes_key_idx\` ON \`likes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`likes_updated_at_idx\` ON \`likes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`likes_created_at_idx\` ON \`likes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`likes_rels\` (
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
  await db.run(sql`CREATE INDEX \`likes_rels_order_idx\` ON \`likes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_parent_idx\` ON \`likes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_path_idx\` ON \`likes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_mushrooms_id_idx\` ON \`likes_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_products_id_idx\` ON \`likes_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_vendors_id_idx\` ON \`likes_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_growingguides_id_idx\` ON \`likes_rels\` (\`growingguides_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_posts_id_idx\` ON \`likes_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`likes_rels_projects_id_idx\` ON \`likes_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`helpfuls\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`target\` text,
  	\`key\` text,
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`helpfuls_user_idx\` ON \`helpfuls\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_target_idx\` ON \`helpfuls\` (\`target\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`helpfuls_key_idx\` ON \`helpfuls\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_updated_at_idx\` ON \`helpfuls\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_created_at_idx\` ON \`helpfuls\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`helpfuls_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`impressions_id\` integer,
  	\`reviews_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`helpfuls\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impressions_id\`) REFERENCES \`impressions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`helpfuls_rels_order_idx\` ON \`helpfuls_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_rels_parent_idx\` ON \`helpfuls_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_rels_path_idx\` ON \`helpfuls_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_rels_impressions_id_idx\` ON \`helpfuls_rels\` (\`impressions_id\`);`)
  await db.run(sql`CREATE INDEX \`helpfuls_rels_reviews_id_idx\` ON \`helpfuls_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_title_idx\` ON \`pages_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_image_id\` integer,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_title_idx\` ON \`_pages_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`published_at\` text,
  	\`author\` text,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_title_idx\` ON \`posts_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`posts_meta_meta_image_idx\` ON \`posts_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_categories_id_idx\` ON \`posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_mushrooms_id_idx\` ON \`posts_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_image_id\` integer,
  	\`version_published_at\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_title_idx\` ON \`_posts_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_meta_version_meta_image_idx\` ON \`_posts_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_categories_id_idx\` ON \`_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_mushrooms_id_idx\` ON \`_posts_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`growingguides_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`temperature_min\` numeric,
  	\`temperature_max\` numeric,
  	\`humidity_min\` numeric,
  	\`humidity_max\` numeric,
  	\`days_min\` numeric,
  	\`days_max\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growingguides_stages_order_idx\` ON \`growingguides_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_stages_parent_id_idx\` ON \`growingguides_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growingguides_stages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`growingguides_stages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`growingguides_stages_locales_locale_parent_id_unique\` ON \`growingguides_stages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growingguides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`difficulty\` numeric,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`growingguides_slug_idx\` ON \`growingguides\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_image_idx\` ON \`growingguides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_difficulty_idx\` ON \`growingguides\` (\`difficulty\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_updated_at_idx\` ON \`growingguides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_created_at_idx\` ON \`growingguides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`growingguides__status_idx\` ON \`growingguides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`growingguides_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`content\` text,
  	\`yield\` text,
  	\`contamination\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growingguides_title_idx\` ON \`growingguides_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_meta_meta_image_idx\` ON \`growingguides_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`growingguides_locales_locale_parent_id_unique\` ON \`growingguides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`growingguides_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`growingguides_rels_order_idx\` ON \`growingguides_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_rels_parent_idx\` ON \`growingguides_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_rels_path_idx\` ON \`growingguides_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_rels_categories_id_idx\` ON \`growingguides_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`growingguides_rels_mushrooms_id_idx\` ON \`growingguides_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_growingguides_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`temperature_min\` numeric,
  	\`temperature_max\` numeric,
  	\`humidity_min\` numeric,
  	\`humidity_max\` numeric,
  	\`days_min\` numeric,
  	\`days_max\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_growingguides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_stages_order_idx\` ON \`_growingguides_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_stages_parent_id_idx\` ON \`_growingguides_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growingguides_v_version_stages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_growingguides_v_version_stages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_growingguides_v_version_stages_locales_locale_parent_id_uni\` ON \`_growingguides_v_version_stages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growingguides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_image_id\` integer,
  	\`version_difficulty\` numeric,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`growingguides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_growingguides_v_parent_idx\` ON \`_growingguides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_slug_idx\` ON \`_growingguides_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_image_idx\` ON \`_growingguides_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_difficulty_idx\` ON \`_growingguides_v\` (\`version_difficulty\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_updated_at_idx\` ON \`_growingguides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_created_at_idx\` ON \`_growingguides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version__status_idx\` ON \`_growingguides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_created_at_idx\` ON \`_growingguides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_updated_at_idx\` ON \`_growingguides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_snapshot_idx\` ON \`_growingguides_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_published_locale_idx\` ON \`_growingguides_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_latest_idx\` ON \`_growingguides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_growingguides_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_content\` text,
  	\`version_yield\` text,
  	\`version_contamination\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_growingguides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_version_title_idx\` ON \`_growingguides_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_version_meta_version_meta_image_idx\` ON \`_growingguides_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_growingguides_v_locales_locale_parent_id_unique\` ON \`_growingguides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_growingguides_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_growingguides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_growingguides_v_rels_order_idx\` ON \`_growingguides_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_rels_parent_idx\` ON \`_growingguides_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_rels_path_idx\` ON \`_growingguides_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_rels_categories_id_idx\` ON \`_growingguides_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_growingguides_v_rels_mushrooms_id_idx\` ON \`_growingguides_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`image_id\` integer,
  	\`stage\` text,
  	\`place\` text,
  	\`started_at\` text,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_slug_idx\` ON \`projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`projects_image_idx\` ON \`projects\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_stage_idx\` ON \`projects\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_title_idx\` ON \`projects_locales\` (\`title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`projects_meta_meta_image_idx\` ON \`projects_locales\` (\`meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_categories_id_idx\` ON \`projects_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_mushrooms_id_idx\` ON \`projects_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_image_id\` integer,
  	\`version_stage\` text,
  	\`version_place\` text,
  	\`version_started_at\` text,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_slug_idx\` ON \`_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_image_idx\` ON \`_projects_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_stage_idx\` ON \`_projects_v\` (\`version_stage\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_title_idx\` ON \`_projects_v_locales\` (\`version_title\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_meta_version_meta_image_idx\` ON \`_projects_v_locales\` (\`version_meta_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`mushrooms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mushrooms_id\`) REFERENCES \`mushrooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_categories_id_idx\` ON \`_projects_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_mushrooms_id_idx\` ON \`_projects_v_rels\` (\`mushrooms_id\`);`)
  await db.run(sql`CREATE TABLE \`references\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`year\` numeric,
  	\`doi\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`references_title_idx\` ON \`references\` (\`title\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`references_link_idx\` ON \`references\` (\`link\`);`)
  await db.run(sql`CREATE INDEX \`references_year_idx\` ON \`references\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`references_updated_at_idx\` ON \`references\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`references_created_at_idx\` ON \`references\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`references__status_idx\` ON \`references\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`references_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`references_locales_locale_parent_id_unique\` ON \`references_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_references_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_link\` text,
  	\`version_year\` numeric,
  	\`version_doi\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`references\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_references_v_parent_idx\` ON \`_references_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_title_idx\` ON \`_references_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_link_idx\` ON \`_references_v\` (\`version_link\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_year_idx\` ON \`_references_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_updated_at_idx\` ON \`_references_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_created_at_idx\` ON \`_references_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version__status_idx\` ON \`_references_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_created_at_idx\` ON \`_references_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_updated_at_idx\` ON \`_references_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_snapshot_idx\` ON \`_references_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_published_locale_idx\` ON \`_references_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_references_v_latest_idx\` ON \`_references_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_references_v_locales\` (
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_references_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_references_v_locales_locale_parent_id_unique\` ON \`_references_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`credit\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_seed_key_idx\` ON \`media\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`alias\` text,
  	\`avatar_id\` integer,
  	\`locale\` text DEFAULT 'en',
  	\`sample\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_avatar_idx\` ON \`users\` (\`avatar_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`seed_records\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`doc\` numeric,
  	\`fingerprint\` text,
  	\`written_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seed_records_key_idx\` ON \`seed_records\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`seed_records_updated_at_idx\` ON \`seed_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seed_records_created_at_idx\` ON \`seed_records\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email_to\` text,
  	\`cc\` text,
  	\`bcc\` text,
  	\`reply_to\` text,
  	\`email_from\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_emails_order_idx\` ON \`forms_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_emails_parent_id_idx\` ON \`forms_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_emails_locales\` (
  	\`subject\` text DEFAULT 'You''ve received a new message.' NOT NULL,
  	\`message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_emails_locales_locale_parent_id_unique\` ON \`forms_emails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`fields\` text,
  	\`confirmation_type\` text DEFAULT 'message',
  	\`redirect_type\` text DEFAULT 'reference',
  	\`redirect_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`submit_button_label\` text,
  	\`confirmation_message\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_pages_id_idx\` ON \`forms_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions_submission_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_order_idx\` ON \`form_submissions_submission_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_submission_data_parent_id_idx\` ON \`form_submissions_submission_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
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
  await db.run(sql`CREATE TABLE \`exports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`format\` text DEFAULT 'csv' NOT NULL,
  	\`limit\` numeric,
  	\`page\` numeric DEFAULT 1,
  	\`sort\` text,
  	\`sort_order\` text,
  	\`locale\` text DEFAULT 'all',
  	\`drafts\` text DEFAULT 'yes',
  	\`collection_slug\` text DEFAULT 'products' NOT NULL,
  	\`where\` text DEFAULT '{}',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`exports_updated_at_idx\` ON \`exports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exports_created_at_idx\` ON \`exports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`exports_filename_idx\` ON \`exports\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`exports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exports_texts_order_parent\` ON \`exports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`collection_slug\` text DEFAULT 'products' NOT NULL,
  	\`import_mode\` text,
  	\`match_field\` text DEFAULT 'id',
  	\`status\` text DEFAULT 'pending',
  	\`summary_imported\` numeric,
  	\`summary_updated\` numeric,
  	\`summary_total\` numeric,
  	\`summary_issues\` numeric,
  	\`summary_issue_details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`imports_filename_idx\` ON \`imports\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`like_count\` numeric DEFAULT 0,
  	\`helpful_count\` numeric DEFAULT 0,
  	\`rating_sum\` numeric DEFAULT 0,
  	\`rating_count\` numeric DEFAULT 0,
  	\`impression_sum\` numeric DEFAULT 0,
  	\`impression_count\` numeric DEFAULT 0,
  	\`stock\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stats_key_idx\` ON \`stats\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stats_like_count_idx\` ON \`stats\` (\`like_count\`);`)
  await db.run(sql`CREATE INDEX \`stats_updated_at_idx\` ON \`stats\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stats_created_at_idx\` ON \`stats\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`display_unrated_display\` text DEFAULT 'default' NOT NULL,
  	\`display_show_draft_references\` integer DEFAULT true,
  	\`display_near_me_radius\` numeric DEFAULT 100 NOT NULL,
  	\`structured_data_currency\` text DEFAULT 'USD' NOT NULL,
  	\`structured_data_return_days\` numeric DEFAULT 30 NOT NULL,
  	\`structured_data_return_country\` text DEFAULT 'US' NOT NULL,
  	\`structured_data_shipping_country\` text DEFAULT 'US' NOT NULL,
  	\`structured_data_shipping_price\` numeric DEFAULT 0 NOT NULL,
  	\`structured_data_handling_days_min\` numeric DEFAULT 0 NOT NULL,
  	\`structured_data_handling_days_max\` numeric DEFAULT 1 NOT NULL,
  	\`structured_data_transit_days_min\` numeric DEFAULT 1 NOT NULL,
  	\`structured_data_transit_days_max\` numeric DEFAULT 5 NOT NULL,
  	\`structured_data_contact_area\` text DEFAULT 'US' NOT NULL,
  	\`structured_data_missing_price\` numeric DEFAULT 0.01 NOT NULL,
  	\`structured_data_species_offer_price\` numeric DEFAULT 0 NOT NULL,
  	\`daily_values_fat\` numeric DEFAULT 78 NOT NULL,
  	\`daily_values_saturated_fat\` numeric DEFAULT 20 NOT NULL,
  	\`daily_values_cholesterol\` numeric DEFAULT 300 NOT NULL,
  	\`daily_values_sodium\` numeric DEFAULT 2300 NOT NULL,
  	\`daily_values_carbohydrates\` numeric DEFAULT 275 NOT NULL,
  	\`daily_values_fiber\` numeric DEFAULT 28 NOT NULL,
  	\`daily_values_protein\` numeric DEFAULT 50 NOT NULL,
  	\`pace_carousel_autoplay\` numeric DEFAULT 5000 NOT NULL,
  	\`pace_carousel_transition\` numeric DEFAULT 500 NOT NULL,
  	\`pace_gallery_advance\` numeric DEFAULT 5000 NOT NULL,
  	\`pace_form_loading_delay\` numeric DEFAULT 1000 NOT NULL,
  	\`pace_expander_threshold\` numeric DEFAULT 1000 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`site_name\` text DEFAULT 'Sporeprint' NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'custom' NOT NULL,
  	\`appearance\` text DEFAULT 'default',
  	\`new_tab\` integer,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_links_order_idx\` ON \`header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_links_parent_id_idx\` ON \`header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_links_locales_locale_parent_id_unique\` ON \`header_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`header_rels\` (
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
  await db.run(sql`CREATE TABLE \`footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'custom' NOT NULL,
  	\`appearance\` text DEFAULT 'default',
  	\`new_tab\` integer,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_links_locales_locale_parent_id_unique\` ON \`footer_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_locales_locale_parent_id_unique\` ON \`footer_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`notice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_rels\` (
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mushrooms_specie_common_names\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_synonyms\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_substrates\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_substrates_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_season_north\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_continents\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_effects_helps_with\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_effects_helps_with_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_effects_side_effects\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_effects_side_effects_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_compound_ranges\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_chemistry_medicinal_chem\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_chemistry_medicinal_chem_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_look_alike_species\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_look_alike_species_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_product_guide\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_specie_product_guide_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_locales\`;`)
  await db.run(sql`DROP TABLE \`mushrooms_rels\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_common_names\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_substrates\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_substrates_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_season_north\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_continents\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_effects_helps_with\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_effects_helps_with_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_effects_side_effects\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_effects_side_effects_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_compound_ranges_v\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_chemistry_medicinal_chem\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_chemistry_medicinal_chem_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_look_alike_species\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_look_alike_species_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_product_guide\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_version_specie_product_guide_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_mushrooms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories_breadcrumbs\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`products_gallery\`;`)
  await db.run(sql`DROP TABLE \`products_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`products_details\`;`)
  await db.run(sql`DROP TABLE \`products_details_locales\`;`)
  await db.run(sql`DROP TABLE \`products_sales\`;`)
  await db.run(sql`DROP TABLE \`products_sales_locales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_keys_options\`;`)
  await db.run(sql`DROP TABLE \`products_variants_keys_options_locales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_keys\`;`)
  await db.run(sql`DROP TABLE \`products_variants_keys_locales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_variants_options\`;`)
  await db.run(sql`DROP TABLE \`products_variants_variants_sales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_variants_sales_locales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_variants\`;`)
  await db.run(sql`DROP TABLE \`products_product_quality_designations\`;`)
  await db.run(sql`DROP TABLE \`products_sourcing_designations\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_details\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_details_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_sales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_sales_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_keys_options\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_keys_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_keys\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_keys_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_variants_options\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_variants_sales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_variants_sales_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants_variants\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_product_quality_designations\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_sourcing_designations\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`vendors_social_media_platform\`;`)
  await db.run(sql`DROP TABLE \`vendors\`;`)
  await db.run(sql`DROP TABLE \`vendors_locales\`;`)
  await db.run(sql`DROP TABLE \`_vendors_v_version_social_media_platform\`;`)
  await db.run(sql`DROP TABLE \`_vendors_v\`;`)
  await db.run(sql`DROP TABLE \`_vendors_v_locales\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`DROP TABLE \`_comments_v\`;`)
  await db.run(sql`DROP TABLE \`_comments_v_rels\`;`)
  await db.run(sql`DROP TABLE \`impressions\`;`)
  await db.run(sql`DROP TABLE \`impressions_rels\`;`)
  await db.run(sql`DROP TABLE \`_impressions_v\`;`)
  await db.run(sql`DROP TABLE \`_impressions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews_rels\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v_rels\`;`)
  await db.run(sql`DROP TABLE \`likes\`;`)
  await db.run(sql`DROP TABLE \`likes_rels\`;`)
  await db.run(sql`DROP TABLE \`helpfuls\`;`)
  await db.run(sql`DROP TABLE \`helpfuls_rels\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`growingguides_stages\`;`)
  await db.run(sql`DROP TABLE \`growingguides_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`growingguides\`;`)
  await db.run(sql`DROP TABLE \`growingguides_locales\`;`)
  await db.run(sql`DROP TABLE \`growingguides_rels\`;`)
  await db.run(sql`DROP TABLE \`_growingguides_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_growingguides_v_version_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`_growingguides_v\`;`)
  await db.run(sql`DROP TABLE \`_growingguides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_growingguides_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`references\`;`)
  await db.run(sql`DROP TABLE \`references_locales\`;`)
  await db.run(sql`DROP TABLE \`_references_v\`;`)
  await db.run(sql`DROP TABLE \`_references_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`seed_records\`;`)
  await db.run(sql`DROP TABLE \`forms_emails\`;`)
  await db.run(sql`DROP TABLE \`forms_emails_locales\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`form_submissions_submission_data\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`exports\`;`)
  await db.run(sql`DROP TABLE \`exports_texts\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`stats\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`header_links\`;`)
  await db.run(sql`DROP TABLE \`header_links_locales\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`header_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
}
