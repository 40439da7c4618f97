import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_mushrooms_specie_season_north" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_mushrooms_specie_continents" AS ENUM('africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania');
  CREATE TYPE "public"."enum_mushrooms_specie_effects_helps_with_evidence" AS ENUM('traditional', 'in-vitro', 'animal', 'human-trial');
  CREATE TYPE "public"."enum_mushrooms_compound" AS ENUM('psilocybin', 'psilocin', 'baeocystin', 'norbaeocystin', 'aeruginascin', 'harmine', 'harmaline', 'norharmane', 'cordysinin', 'lumichrome', 'muscimol', 'ibotenic-acid', 'ergine', 'serotonin');
  CREATE TYPE "public"."enum_mushrooms_specie_chemistry_medicinal_chem_name" AS ENUM('psilocybin', 'psilocin', 'baeocystin', 'norbaeocystin', 'aeruginascin', 'harmine', 'harmaline', 'norharmane', 'cordysinin', 'lumichrome', 'muscimol', 'ibotenic-acid', 'ergine', 'serotonin', 'erinacin', 'lentinan', 'polysaccharides', 'beta-glucans', 'hericenones', 'verpacamide', 'triterpenes', 'cordycepin', 'lectins', 'sterols', 'eritadenine');
  CREATE TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" AS ENUM('edible', 'inedible', 'toxic', 'deadly');
  CREATE TYPE "public"."enum_mushrooms_specie_edibility" AS ENUM('choice', 'edible', 'edible-when-cooked', 'medicinal', 'psychoactive', 'toxic');
  CREATE TYPE "public"."enum_mushrooms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_season_north" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_continents" AS ENUM('africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_effects_helps_with_evidence" AS ENUM('traditional', 'in-vitro', 'animal', 'human-trial');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_chemistry_medicinal_chem_name" AS ENUM('psilocybin', 'psilocin', 'baeocystin', 'norbaeocystin', 'aeruginascin', 'harmine', 'harmaline', 'norharmane', 'cordysinin', 'lumichrome', 'muscimol', 'ibotenic-acid', 'ergine', 'serotonin', 'erinacin', 'lentinan', 'polysaccharides', 'beta-glucans', 'hericenones', 'verpacamide', 'triterpenes', 'cordycepin', 'lectins', 'sterols', 'eritadenine');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" AS ENUM('edible', 'inedible', 'toxic', 'deadly');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_edibility" AS ENUM('choice', 'edible', 'edible-when-cooked', 'medicinal', 'psychoactive', 'toxic');
  CREATE TYPE "public"."enum__mushrooms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mushrooms_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_products_quality" AS ENUM('organic', 'non-gmo', 'vegan', 'gluten-free', 'cruelty-free', 'kosher', 'halal', 'pesticide-free', 'no-fillers-or-additives');
  CREATE TYPE "public"."enum_products_sourcing" AS ENUM('fair-trade-certified', 'locally-sourced', 'small-farm', 'regenerative-agriculture', 'sustainable-harvesting', 'wild-foraged');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_vendors_vendor_type" AS ENUM('grower', 'forager', 'laboratory', 'genetics', 'equipment', 'wholesale', 'dropshipping', 'affiliate', 'other');
  CREATE TYPE "public"."enum_vendors_state" AS ENUM('open', 'away', 'closed');
  CREATE TYPE "public"."enum_vendors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vendors_v_version_vendor_type" AS ENUM('grower', 'forager', 'laboratory', 'genetics', 'equipment', 'wholesale', 'dropshipping', 'affiliate', 'other');
  CREATE TYPE "public"."enum__vendors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vendors_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__comments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__impressions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reviews_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_growingguides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_projects_stage" AS ENUM('planned', 'running', 'finished');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_stage" AS ENUM('planned', 'running', 'finished');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_references_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'member');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_forms_confirmation_type" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum_forms_redirect_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_exports_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_exports_sort_order" AS ENUM('asc', 'desc');
  CREATE TYPE "public"."enum_exports_locale" AS ENUM('all', 'en', 'es', 'pt');
  CREATE TYPE "public"."enum_exports_drafts" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_imports_import_mode" AS ENUM('create', 'update', 'upsert');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('pending', 'completed', 'partial', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'createCollectionExport', 'createCollectionImport');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'createCollectionExport', 'createCollectionImport');
  CREATE TYPE "public"."enum_site_settings_display_unrated_display" AS ENUM('default', 'none');
  CREATE TYPE "public"."enum_header_links_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_header_links_appearance" AS ENUM('default', 'primary', 'secondary');
  CREATE TYPE "public"."enum_footer_columns_links_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_footer_columns_links_appearance" AS ENUM('default', 'primary', 'secondary');
  CREATE TABLE "mushrooms_specie_common_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "mushrooms_specie_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "mushrooms_specie_substrates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_substrates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_season_north" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_specie_season_north",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_continents" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_specie_continents",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_effects_helps_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ailment_id" integer,
  	"evidence" "enum_mushrooms_specie_effects_helps_with_evidence",
  	"source" varchar
  );
  
  CREATE TABLE "mushrooms_specie_effects_helps_with_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_effects_side_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_effects_side_effects_locales" (
  	"side_effect" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_compound_ranges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"compound" "enum_mushrooms_compound",
  	"min" numeric,
  	"max" numeric,
  	"source" varchar
  );
  
  CREATE TABLE "mushrooms_specie_chemistry_medicinal_chem" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" "enum_mushrooms_specie_chemistry_medicinal_chem_name",
  	"amount" numeric,
  	"amount_min" numeric,
  	"amount_max" numeric,
  	"units" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "mushrooms_specie_chemistry_medicinal_chem_locales" (
  	"benefits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_look_alike_species" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"species" varchar,
  	"edibility" "enum_mushrooms_specie_look_alike_species_edibility",
  	"image_id" integer
  );
  
  CREATE TABLE "mushrooms_specie_look_alike_species_locales" (
  	"common_name" varchar,
  	"differences" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_product_guide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_product_guide_locales" (
  	"tip" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"specie_scientific_name" varchar,
  	"specie_authority" varchar,
  	"specie_variation" varchar,
  	"specie_edibility" "enum_mushrooms_specie_edibility",
  	"specie_psychoactive" boolean,
  	"specie_taxonomy_kingdom" varchar,
  	"specie_taxonomy_division" varchar,
  	"specie_taxonomy_class" varchar,
  	"specie_taxonomy_order" varchar,
  	"specie_taxonomy_family" varchar,
  	"specie_taxonomy_genus" varchar,
  	"specie_taxonomy_species" varchar,
  	"specie_characteristics_cap_diameter_min" numeric,
  	"specie_characteristics_cap_diameter_max" numeric,
  	"specie_characteristics_stem_length_min" numeric,
  	"specie_characteristics_stem_length_max" numeric,
  	"specie_characteristics_stem_width_min" numeric,
  	"specie_characteristics_stem_width_max" numeric,
  	"specie_characteristics_spore_print_color" varchar,
  	"specie_chemistry_psychoactive_chem_units" varchar,
  	"specie_chemistry_psychoactive_chem_psilocybin" numeric,
  	"specie_chemistry_psychoactive_chem_psilocin" numeric,
  	"specie_chemistry_psychoactive_chem_baeocystin" numeric,
  	"specie_chemistry_psychoactive_chem_norbaeocystin" numeric,
  	"specie_chemistry_psychoactive_chem_aeruginascin" numeric,
  	"specie_chemistry_psychoactive_chem_harmine" numeric,
  	"specie_chemistry_psychoactive_chem_harmaline" numeric,
  	"specie_chemistry_psychoactive_chem_norharmane" numeric,
  	"specie_chemistry_psychoactive_chem_cordysinin" numeric,
  	"specie_chemistry_psychoactive_chem_lumichrome" numeric,
  	"specie_chemistry_psychoactive_chem_muscimol" numeric,
  	"specie_chemistry_psychoactive_chem_ibotenic_acid" numeric,
  	"specie_chemistry_psychoactive_chem_ergine" numeric,
  	"specie_chemistry_psychoactive_chem_serotonin" numeric,
  	"specie_nutrients_serving_size" numeric,
  	"specie_nutrients_serving_size_unit" varchar,
  	"specie_nutrients_source" varchar,
  	"specie_nutrients_calories" numeric,
  	"specie_nutrients_fat" numeric,
  	"specie_nutrients_saturated_fat" numeric,
  	"specie_nutrients_trans_fat" numeric,
  	"specie_nutrients_cholesterol" numeric,
  	"specie_nutrients_sodium" numeric,
  	"specie_nutrients_carbohydrates" numeric,
  	"specie_nutrients_fiber" numeric,
  	"specie_nutrients_sugars" numeric,
  	"specie_nutrients_protein" numeric,
  	"specie_nutrients_vitamin_a" numeric,
  	"specie_nutrients_thiamin" numeric,
  	"specie_nutrients_riboflavin" numeric,
  	"specie_nutrients_niacin" numeric,
  	"specie_nutrients_vitamin_b6" numeric,
  	"specie_nutrients_folate" numeric,
  	"specie_nutrients_vitamin_b12" numeric,
  	"specie_nutrients_vitamin_c" numeric,
  	"specie_nutrients_vitamin_d" numeric,
  	"specie_nutrients_vitamin_e" numeric,
  	"specie_nutrients_vitamin_k" numeric,
  	"specie_nutrients_calcium" numeric,
  	"specie_nutrients_copper" numeric,
  	"specie_nutrients_iron" numeric,
  	"specie_nutrients_magnesium" numeric,
  	"specie_nutrients_manganese" numeric,
  	"specie_nutrients_phosphorus" numeric,
  	"specie_nutrients_potassium" numeric,
  	"specie_nutrients_selenium" numeric,
  	"specie_nutrients_zinc" numeric,
  	"specie_cultivation_difficulty" numeric,
  	"specie_cultivation_colonisation_temp_min" numeric,
  	"specie_cultivation_colonisation_temp_max" numeric,
  	"specie_cultivation_fruiting_temp_min" numeric,
  	"specie_cultivation_fruiting_temp_max" numeric,
  	"specie_cultivation_humidity_min" numeric,
  	"specie_cultivation_humidity_max" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_mushrooms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "mushrooms_locales" (
  	"title" varchar,
  	"specie_lead" varchar,
  	"specie_desc" jsonb,
  	"specie_characteristics_cap" varchar,
  	"specie_characteristics_gills" varchar,
  	"specie_characteristics_bruising" varchar,
  	"specie_characteristics_spore_print" varchar,
  	"specie_habitat" varchar,
  	"specie_nutrients_state" varchar,
  	"specie_nutrients_note" varchar,
  	"specie_cultivation_days_to_fruit" varchar,
  	"specie_cultivation_yield" varchar,
  	"specie_cultivation_method" varchar,
  	"specie_cultivation_note" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mushrooms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"media_id" integer,
  	"references_id" integer
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_common_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_substrates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_substrates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_season_north" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__mushrooms_v_version_specie_season_north",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_continents" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__mushrooms_v_version_specie_continents",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_effects_helps_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ailment_id" integer,
  	"evidence" "enum__mushrooms_v_version_specie_effects_helps_with_evidence",
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_effects_helps_with_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_effects_side_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_effects_side_effects_locales" (
  	"side_effect" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_compound_ranges_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"compound" "enum_mushrooms_compound",
  	"min" numeric,
  	"max" numeric,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" "enum__mushrooms_v_version_specie_chemistry_medicinal_chem_name",
  	"amount" numeric,
  	"amount_min" numeric,
  	"amount_max" numeric,
  	"units" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem_locales" (
  	"benefits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_look_alike_species" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"species" varchar,
  	"edibility" "enum__mushrooms_v_version_specie_look_alike_species_edibility",
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_look_alike_species_locales" (
  	"common_name" varchar,
  	"differences" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_product_guide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_product_guide_locales" (
  	"tip" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_specie_scientific_name" varchar,
  	"version_specie_authority" varchar,
  	"version_specie_variation" varchar,
  	"version_specie_edibility" "enum__mushrooms_v_version_specie_edibility",
  	"version_specie_psychoactive" boolean,
  	"version_specie_taxonomy_kingdom" varchar,
  	"version_specie_taxonomy_division" varchar,
  	"version_specie_taxonomy_class" varchar,
  	"version_specie_taxonomy_order" varchar,
  	"version_specie_taxonomy_family" varchar,
  	"version_specie_taxonomy_genus" varchar,
  	"version_specie_taxonomy_species" varchar,
  	"version_specie_characteristics_cap_diameter_min" numeric,
  	"version_specie_characteristics_cap_diameter_max" numeric,
  	"version_specie_characteristics_stem_length_min" numeric,
  	"version_specie_characteristics_stem_length_max" numeric,
  	"version_specie_characteristics_stem_width_min" numeric,
  	"version_specie_characteristics_stem_width_max" numeric,
  	"version_specie_characteristics_spore_print_color" varchar,
  	"version_specie_chemistry_psychoactive_chem_units" varchar,
  	"version_specie_chemistry_psychoactive_chem_psilocybin" numeric,
  	"version_specie_chemistry_psychoactive_chem_psilocin" numeric,
  	"version_specie_chemistry_psychoactive_chem_baeocystin" numeric,
  	"version_specie_chemistry_psychoactive_chem_norbaeocystin" numeric,
  	"version_specie_chemistry_psychoactive_chem_aeruginascin" numeric,
  	"version_specie_chemistry_psychoactive_chem_harmine" numeric,
  	"version_specie_chemistry_psychoactive_chem_harmaline" numeric,
  	"version_specie_chemistry_psychoactive_chem_norharmane" numeric,
  	"version_specie_chemistry_psychoactive_chem_cordysinin" numeric,
  	"version_specie_chemistry_psychoactive_chem_lumichrome" numeric,
  	"version_specie_chemistry_psychoactive_chem_muscimol" numeric,
  	"version_specie_chemistry_psychoactive_chem_ibotenic_acid" numeric,
  	"version_specie_chemistry_psychoactive_chem_ergine" numeric,
  	"version_specie_chemistry_psychoactive_chem_serotonin" numeric,
  	"version_specie_nutrients_serving_size" numeric,
  	"version_specie_nutrients_serving_size_unit" varchar,
  	"version_specie_nutrients_source" varchar,
  	"version_specie_nutrients_calories" numeric,
  	"version_specie_nutrients_fat" numeric,
  	"version_specie_nutrients_saturated_fat" numeric,
  	"version_specie_nutrients_trans_fat" numeric,
  	"version_specie_nutrients_cholesterol" numeric,
  	"version_specie_nutrients_sodium" numeric,
  	"version_specie_nutrients_carbohydrates" numeric,
  	"version_specie_nutrients_fiber" numeric,
  	"version_specie_nutrients_sugars" numeric,
  	"version_specie_nutrients_protein" numeric,
  	"version_specie_nutrients_vitamin_a" numeric,
  	"version_specie_nutrients_thiamin" numeric,
  	"version_specie_nutrients_riboflavin" numeric,
  	"version_specie_nutrients_niacin" numeric,
  	"version_specie_nutrients_vitamin_b6" numeric,
  	"version_specie_nutrients_folate" numeric,
  	"version_specie_nutrients_vitamin_b12" numeric,
  	"version_specie_nutrients_vitamin_c" numeric,
  	"version_specie_nutrients_vitamin_d" numeric,
  	"version_specie_nutrients_vitamin_e" numeric,
  	"version_specie_nutrients_vitamin_k" numeric,
  	"version_specie_nutrients_calcium" numeric,
  	"version_specie_nutrients_copper" numeric,
  	"version_specie_nutrients_iron" numeric,
  	"version_specie_nutrients_magnesium" numeric,
  	"version_specie_nutrients_manganese" numeric,
  	"version_specie_nutrients_phosphorus" numeric,
  	"version_specie_nutrients_potassium" numeric,
  	"version_specie_nutrients_selenium" numeric,
  	"version_specie_nutrients_zinc" numeric,
  	"version_specie_cultivation_difficulty" numeric,
  	"version_specie_cultivation_colonisation_temp_min" numeric,
  	"version_specie_cultivation_colonisation_temp_max" numeric,
  	"version_specie_cultivation_fruiting_temp_min" numeric,
  	"version_specie_cultivation_fruiting_temp_max" numeric,
  	"version_specie_cultivation_humidity_min" numeric,
  	"version_specie_cultivation_humidity_max" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mushrooms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mushrooms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mushrooms_v_locales" (
  	"version_title" varchar,
  	"version_specie_lead" varchar,
  	"version_specie_desc" jsonb,
  	"version_specie_characteristics_cap" varchar,
  	"version_specie_characteristics_gills" varchar,
  	"version_specie_characteristics_bruising" varchar,
  	"version_specie_characteristics_spore_print" varchar,
  	"version_specie_habitat" varchar,
  	"version_specie_nutrients_state" varchar,
  	"version_specie_nutrients_note" varchar,
  	"version_specie_cultivation_days_to_fruit" varchar,
  	"version_specie_cultivation_yield" varchar,
  	"version_specie_cultivation_method" varchar,
  	"version_specie_cultivation_note" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"media_id" integer,
  	"references_id" integer
  );
  
  CREATE TABLE "categories_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"doc_id" integer,
  	"url" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"path" varchar,
  	"icon" varchar,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "products_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_details_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_sales" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"active" boolean,
  	"scheduled_sale" boolean,
  	"sale_price" numeric,
  	"date_range_from" timestamp(3) with time zone,
  	"date_range_to" timestamp(3) with time zone
  );
  
  CREATE TABLE "products_sales_locales" (
  	"sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_variants_keys_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar
  );
  
  CREATE TABLE "products_variants_keys_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_variants_keys" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar
  );
  
  CREATE TABLE "products_variants_keys_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_variants_variants_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"option" varchar
  );
  
  CREATE TABLE "products_variants_variants_sales" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"active" boolean,
  	"scheduled_sale" boolean,
  	"sale_price" numeric,
  	"date_range_from" timestamp(3) with time zone,
  	"date_range_to" timestamp(3) with time zone
  );
  
  CREATE TABLE "products_variants_variants_sales_locales" (
  	"sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_variants_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"pricing_price" numeric
  );
  
  CREATE TABLE "products_product_quality_designations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"designation" "enum_products_quality"
  );
  
  CREATE TABLE "products_sourcing_designations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"designation" "enum_products_sourcing"
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"vendor_id" integer,
  	"sample" boolean,
  	"base_inventory_unit_price" numeric,
  	"base_inventory_currency" varchar DEFAULT 'USD',
  	"base_inventory_item_type" varchar,
  	"base_inventory_base_unit_quantity" numeric,
  	"base_inventory_base_unit" varchar,
  	"enable_variants" boolean,
  	"shipping_info_weight" numeric,
  	"shipping_info_width" numeric,
  	"shipping_info_height" numeric,
  	"shipping_info_length" numeric,
  	"mpn" varchar,
  	"sku" varchar,
  	"supplier_cost" numeric,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "_products_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_details_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_sales" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean,
  	"scheduled_sale" boolean,
  	"sale_price" numeric,
  	"date_range_from" timestamp(3) with time zone,
  	"date_range_to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_sales_locales" (
  	"sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants_keys_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifier" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_variants_keys_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants_keys" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"identifier" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_variants_keys_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants_variants_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"option" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_variants_variants_sales" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"active" boolean,
  	"scheduled_sale" boolean,
  	"sale_price" numeric,
  	"date_range_from" timestamp(3) with time zone,
  	"date_range_to" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_variants_variants_sales_locales" (
  	"sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"pricing_price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_product_quality_designations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"designation" "enum_products_quality",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_sourcing_designations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"designation" "enum_products_sourcing",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_vendor_id" integer,
  	"version_sample" boolean,
  	"version_base_inventory_unit_price" numeric,
  	"version_base_inventory_currency" varchar DEFAULT 'USD',
  	"version_base_inventory_item_type" varchar,
  	"version_base_inventory_base_unit_quantity" numeric,
  	"version_base_inventory_base_unit" varchar,
  	"version_enable_variants" boolean,
  	"version_shipping_info_weight" numeric,
  	"version_shipping_info_width" numeric,
  	"version_shipping_info_height" numeric,
  	"version_shipping_info_length" numeric,
  	"version_mpn" varchar,
  	"version_sku" varchar,
  	"version_supplier_cost" numeric,
  	"version_internal_notes" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "vendors_social_media_platform" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "vendors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"business_name" varchar,
  	"slug" varchar,
  	"vendor_type" "enum_vendors_vendor_type",
  	"status" "enum_vendors_state" DEFAULT 'open',
  	"sample" boolean,
  	"logo_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"website" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar,
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vendors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vendors_locales" (
  	"lead" varchar,
  	"description" jsonb,
  	"hours" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vendors_v_version_social_media_platform" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vendors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_display_name" varchar,
  	"version_business_name" varchar,
  	"version_slug" varchar,
  	"version_vendor_type" "enum__vendors_v_version_vendor_type",
  	"version_status" "enum_vendors_state" DEFAULT 'open',
  	"version_sample" boolean,
  	"version_logo_id" integer,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar,
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vendors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vendors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vendors_v_locales" (
  	"version_lead" varchar,
  	"version_description" jsonb,
  	"version_hours" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment" varchar,
  	"anonymous" boolean DEFAULT false,
  	"locale" "enum_comments_locale" DEFAULT 'en',
  	"user_id" integer,
  	"target" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_comments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" integer,
  	"growingguides_id" integer,
  	"posts_id" integer,
  	"projects_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_comments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_comment" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_locale" "enum__comments_v_version_locale" DEFAULT 'en',
  	"version_user_id" integer,
  	"version_target" varchar,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__comments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__comments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_comments_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" integer,
  	"growingguides_id" integer,
  	"posts_id" integer,
  	"projects_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "impressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"doc_id" integer,
  	"headline" varchar,
  	"rating" numeric,
  	"impression" varchar,
  	"consumption_form_id" integer,
  	"other_consumption_form" varchar,
  	"anonymous" boolean DEFAULT false,
  	"locale" "enum_impressions_locale" DEFAULT 'en',
  	"user_id" integer,
  	"target" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_impressions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "impressions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_impressions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_doc_id" integer,
  	"version_headline" varchar,
  	"version_rating" numeric,
  	"version_impression" varchar,
  	"version_consumption_form_id" integer,
  	"version_other_consumption_form" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_locale" "enum__impressions_v_version_locale" DEFAULT 'en',
  	"version_user_id" integer,
  	"version_target" varchar,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__impressions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__impressions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_impressions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"rating" numeric,
  	"review" varchar,
  	"anonymous" boolean DEFAULT false,
  	"locale" "enum_reviews_locale" DEFAULT 'en',
  	"user_id" integer,
  	"target" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"mushrooms_id" integer,
  	"vendors_id" integer
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_headline" varchar,
  	"version_rating" numeric,
  	"version_review" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_locale" "enum__reviews_v_version_locale" DEFAULT 'en',
  	"version_user_id" integer,
  	"version_target" varchar,
  	"version_sample" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"mushrooms_id" integer,
  	"vendors_id" integer
  );
  
  CREATE TABLE "likes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"target" varchar,
  	"key" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "likes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" integer,
  	"products_id" integer,
  	"vendors_id" integer,
  	"growingguides_id" integer,
  	"posts_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "helpfuls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"target" varchar,
  	"key" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "helpfuls_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"impressions_id" integer,
  	"reviews_id" integer
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"author" varchar,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "growingguides_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"temperature_min" numeric,
  	"temperature_max" numeric,
  	"humidity_min" numeric,
  	"humidity_max" numeric,
  	"days_min" numeric,
  	"days_max" numeric
  );
  
  CREATE TABLE "growingguides_stages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "growingguides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"difficulty" numeric,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_growingguides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "growingguides_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"yield" varchar,
  	"contamination" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "growingguides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "_growingguides_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"temperature_min" numeric,
  	"temperature_max" numeric,
  	"humidity_min" numeric,
  	"humidity_max" numeric,
  	"days_min" numeric,
  	"days_max" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_growingguides_v_version_stages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_growingguides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_difficulty" numeric,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__growingguides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__growingguides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_growingguides_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_yield" varchar,
  	"version_contamination" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_growingguides_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"stage" "enum_projects_stage",
  	"place" varchar,
  	"started_at" timestamp(3) with time zone,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_stage" "enum__projects_v_version_stage",
  	"version_place" varchar,
  	"version_started_at" timestamp(3) with time zone,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "references" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"year" numeric,
  	"doi" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_references_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "references_locales" (
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_references_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_link" varchar,
  	"version_year" numeric,
  	"version_doi" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__references_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__references_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_references_v_locales" (
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"alias" varchar,
  	"avatar_id" integer,
  	"locale" "enum_users_locale" DEFAULT 'en',
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"doc" numeric,
  	"fingerprint" varchar,
  	"written_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email_to" varchar,
  	"cc" varchar,
  	"bcc" varchar,
  	"reply_to" varchar,
  	"email_from" varchar
  );
  
  CREATE TABLE "forms_emails_locales" (
  	"subject" varchar DEFAULT 'You''ve received a new message.' NOT NULL,
  	"message" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"fields" jsonb,
  	"confirmation_type" "enum_forms_confirmation_type" DEFAULT 'message',
  	"redirect_type" "enum_forms_redirect_type" DEFAULT 'reference',
  	"redirect_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"submit_button_label" varchar,
  	"confirmation_message" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "form_submissions_submission_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"mushrooms_id" integer,
  	"products_id" integer,
  	"vendors_id" integer,
  	"growingguides_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "exports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"format" "enum_exports_format" DEFAULT 'csv' NOT NULL,
  	"limit" numeric,
  	"page" numeric DEFAULT 1,
  	"sort" varchar,
  	"sort_order" "enum_exports_sort_order",
  	"locale" "enum_exports_locale" DEFAULT 'all',
  	"drafts" "enum_exports_drafts" DEFAULT 'yes',
  	"collection_slug" varchar DEFAULT 'products' NOT NULL,
  	"where" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "exports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection_slug" varchar DEFAULT 'products' NOT NULL,
  	"import_mode" "enum_imports_import_mode",
  	"match_field" varchar DEFAULT 'id',
  	"status" "enum_imports_status" DEFAULT 'pending',
  	"summary_imported" numeric,
  	"summary_updated" numeric,
  	"summary_total" numeric,
  	"summary_issues" numeric,
  	"summary_issue_details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"like_count" numeric DEFAULT 0,
  	"helpful_count" numeric DEFAULT 0,
  	"rating_sum" numeric DEFAULT 0,
  	"rating_count" numeric DEFAULT 0,
  	"impression_sum" numeric DEFAULT 0,
  	"impression_count" numeric DEFAULT 0,
  	"stock" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_unrated_display" "enum_site_settings_display_unrated_display" DEFAULT 'default' NOT NULL,
  	"display_show_draft_references" boolean DEFAULT true,
  	"display_near_me_radius" numeric DEFAULT 100 NOT NULL,
  	"structured_data_currency" varchar DEFAULT 'USD' NOT NULL,
  	"structured_data_return_days" numeric DEFAULT 30 NOT NULL,
  	"structured_data_return_country" varchar DEFAULT 'US' NOT NULL,
  	"structured_data_shipping_country" varchar DEFAULT 'US' NOT NULL,
  	"structured_data_shipping_price" numeric DEFAULT 0 NOT NULL,
  	"structured_data_handling_days_min" numeric DEFAULT 0 NOT NULL,
  	"structured_data_handling_days_max" numeric DEFAULT 1 NOT NULL,
  	"structured_data_transit_days_min" numeric DEFAULT 1 NOT NULL,
  	"structured_data_transit_days_max" numeric DEFAULT 5 NOT NULL,
  	"structured_data_contact_area" varchar DEFAULT 'US' NOT NULL,
  	"structured_data_missing_price" numeric DEFAULT 0.01 NOT NULL,
  	"structured_data_species_offer_price" numeric DEFAULT 0 NOT NULL,
  	"daily_values_fat" numeric DEFAULT 78 NOT NULL,
  	"daily_values_saturated_fat" numeric DEFAULT 20 NOT NULL,
  	"daily_values_cholesterol" numeric DEFAULT 300 NOT NULL,
  	"daily_values_sodium" numeric DEFAULT 2300 NOT NULL,
  	"daily_values_carbohydrates" numeric DEFAULT 275 NOT NULL,
  	"daily_values_fiber" numeric DEFAULT 28 NOT NULL,
  	"daily_values_protein" numeric DEFAULT 50 NOT NULL,
  	"pace_carousel_autoplay" numeric DEFAULT 5000 NOT NULL,
  	"pace_carousel_transition" numeric DEFAULT 500 NOT NULL,
  	"pace_gallery_advance" numeric DEFAULT 5000 NOT NULL,
  	"pace_form_loading_delay" numeric DEFAULT 1000 NOT NULL,
  	"pace_expander_threshold" numeric DEFAULT 1000 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"site_name" varchar DEFAULT 'Sporeprint' NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_header_links_type" DEFAULT 'custom' NOT NULL,
  	"appearance" "enum_header_links_appearance" DEFAULT 'default',
  	"new_tab" boolean,
  	"url" varchar
  );
  
  CREATE TABLE "header_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"mushrooms_id" integer,
  	"products_id" integer,
  	"vendors_id" integer,
  	"growingguides_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_footer_columns_links_type" DEFAULT 'custom' NOT NULL,
  	"appearance" "enum_footer_columns_links_appearance" DEFAULT 'default',
  	"new_tab" boolean,
  	"url" varchar
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"posts_id" integer,
  	"mushrooms_id" integer,
  	"products_id" integer,
  	"vendors_id" integer,
  	"growingguides_id" integer,
  	"projects_id" integer
  );
  
  ALTER TABLE "mushrooms_specie_common_names" ADD CONSTRAINT "mushrooms_specie_common_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_synonyms" ADD CONSTRAINT "mushrooms_specie_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_substrates" ADD CONSTRAINT "mushrooms_specie_substrates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_substrates_locales" ADD CONSTRAINT "mushrooms_specie_substrates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_substrates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_season_north" ADD CONSTRAINT "mushrooms_specie_season_north_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_continents" ADD CONSTRAINT "mushrooms_specie_continents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_effects_helps_with" ADD CONSTRAINT "mushrooms_specie_effects_helps_with_ailment_id_categories_id_fk" FOREIGN KEY ("ailment_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_effects_helps_with" ADD CONSTRAINT "mushrooms_specie_effects_helps_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_effects_helps_with_locales" ADD CONSTRAINT "mushrooms_specie_effects_helps_with_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_effects_helps_with"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_effects_side_effects" ADD CONSTRAINT "mushrooms_specie_effects_side_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_effects_side_effects_locales" ADD CONSTRAINT "mushrooms_specie_effects_side_effects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_effects_side_effects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_compound_ranges" ADD CONSTRAINT "mushrooms_compound_ranges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_chemistry_medicinal_chem" ADD CONSTRAINT "mushrooms_specie_chemistry_medicinal_chem_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_chemistry_medicinal_chem_locales" ADD CONSTRAINT "mushrooms_specie_chemistry_medicinal_chem_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_chemistry_medicinal_chem"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_look_alike_species" ADD CONSTRAINT "mushrooms_specie_look_alike_species_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_look_alike_species" ADD CONSTRAINT "mushrooms_specie_look_alike_species_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_look_alike_species_locales" ADD CONSTRAINT "mushrooms_specie_look_alike_species_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_look_alike_species"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_product_guide" ADD CONSTRAINT "mushrooms_specie_product_guide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_product_guide_locales" ADD CONSTRAINT "mushrooms_specie_product_guide_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_product_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_locales" ADD CONSTRAINT "mushrooms_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms_locales" ADD CONSTRAINT "mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_common_names" ADD CONSTRAINT "_mushrooms_v_version_specie_common_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_synonyms" ADD CONSTRAINT "_mushrooms_v_version_specie_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_substrates" ADD CONSTRAINT "_mushrooms_v_version_specie_substrates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_substrates_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_substrates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_substrates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_season_north" ADD CONSTRAINT "_mushrooms_v_version_specie_season_north_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_continents" ADD CONSTRAINT "_mushrooms_v_version_specie_continents_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_effects_helps_with" ADD CONSTRAINT "_mushrooms_v_version_specie_effects_helps_with_ailment_id_categories_id_fk" FOREIGN KEY ("ailment_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_effects_helps_with" ADD CONSTRAINT "_mushrooms_v_version_specie_effects_helps_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_effects_helps_with_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_effects_helps_with_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_effects_helps_with"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_effects_side_effects" ADD CONSTRAINT "_mushrooms_v_version_specie_effects_side_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_effects_side_effects_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_effects_side_effects_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_effects_side_effects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_compound_ranges_v" ADD CONSTRAINT "_mushrooms_compound_ranges_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem" ADD CONSTRAINT "_mushrooms_v_version_specie_chemistry_medicinal_chem_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_chemistry_medicinal_chem_loca_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_chemistry_medicinal_chem"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_look_alike_species" ADD CONSTRAINT "_mushrooms_v_version_specie_look_alike_species_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_look_alike_species" ADD CONSTRAINT "_mushrooms_v_version_specie_look_alike_species_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_look_alike_species_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_look_alike_species_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_look_alike_species"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_product_guide" ADD CONSTRAINT "_mushrooms_v_version_specie_product_guide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_product_guide_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_product_guide_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_product_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_parent_id_mushrooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_locales" ADD CONSTRAINT "_mushrooms_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_locales" ADD CONSTRAINT "_mushrooms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_breadcrumbs" ADD CONSTRAINT "categories_breadcrumbs_doc_id_categories_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_breadcrumbs" ADD CONSTRAINT "categories_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_gallery" ADD CONSTRAINT "products_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_gallery" ADD CONSTRAINT "products_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_gallery_locales" ADD CONSTRAINT "products_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_details" ADD CONSTRAINT "products_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_details_locales" ADD CONSTRAINT "products_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sales" ADD CONSTRAINT "products_sales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sales_locales" ADD CONSTRAINT "products_sales_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_sales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_keys_options" ADD CONSTRAINT "products_variants_keys_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_keys_options_locales" ADD CONSTRAINT "products_variants_keys_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_keys_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_keys" ADD CONSTRAINT "products_variants_keys_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_keys_locales" ADD CONSTRAINT "products_variants_keys_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_variants_options" ADD CONSTRAINT "products_variants_variants_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_variants_sales" ADD CONSTRAINT "products_variants_variants_sales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_variants_sales_locales" ADD CONSTRAINT "products_variants_variants_sales_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants_variants_sales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_variants" ADD CONSTRAINT "products_variants_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_product_quality_designations" ADD CONSTRAINT "products_product_quality_designations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sourcing_designations" ADD CONSTRAINT "products_sourcing_designations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_gallery" ADD CONSTRAINT "_products_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_gallery_locales" ADD CONSTRAINT "_products_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_details" ADD CONSTRAINT "_products_v_version_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_details_locales" ADD CONSTRAINT "_products_v_version_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sales" ADD CONSTRAINT "_products_v_version_sales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sales_locales" ADD CONSTRAINT "_products_v_version_sales_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_sales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_keys_options" ADD CONSTRAINT "_products_v_version_variants_keys_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_keys_options_locales" ADD CONSTRAINT "_products_v_version_variants_keys_options_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_keys_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_keys" ADD CONSTRAINT "_products_v_version_variants_keys_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_keys_locales" ADD CONSTRAINT "_products_v_version_variants_keys_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_variants_options" ADD CONSTRAINT "_products_v_version_variants_variants_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_variants_sales" ADD CONSTRAINT "_products_v_version_variants_variants_sales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_variants_sales_locales" ADD CONSTRAINT "_products_v_version_variants_variants_sales_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants_variants_sales"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_variants" ADD CONSTRAINT "_products_v_version_variants_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_product_quality_designations" ADD CONSTRAINT "_products_v_version_product_quality_designations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sourcing_designations" ADD CONSTRAINT "_products_v_version_sourcing_designations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_vendor_id_vendors_id_fk" FOREIGN KEY ("version_vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors_social_media_platform" ADD CONSTRAINT "vendors_social_media_platform_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors" ADD CONSTRAINT "vendors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendors_locales" ADD CONSTRAINT "vendors_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendors_locales" ADD CONSTRAINT "vendors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v_version_social_media_platform" ADD CONSTRAINT "_vendors_v_version_social_media_platform_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v" ADD CONSTRAINT "_vendors_v_parent_id_vendors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v" ADD CONSTRAINT "_vendors_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v_locales" ADD CONSTRAINT "_vendors_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v_locales" ADD CONSTRAINT "_vendors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_comments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_doc_id_mushrooms_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_consumption_form_id_categories_id_fk" FOREIGN KEY ("consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_parent_id_impressions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_doc_id_mushrooms_id_fk" FOREIGN KEY ("version_doc_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_consumption_form_id_categories_id_fk" FOREIGN KEY ("version_consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_impressions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls" ADD CONSTRAINT "helpfuls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helpfuls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_stages" ADD CONSTRAINT "growingguides_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_stages_locales" ADD CONSTRAINT "growingguides_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides" ADD CONSTRAINT "growingguides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides_locales" ADD CONSTRAINT "growingguides_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides_locales" ADD CONSTRAINT "growingguides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_stages" ADD CONSTRAINT "_growingguides_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_stages_locales" ADD CONSTRAINT "_growingguides_v_version_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v_version_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_parent_id_growingguides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."growingguides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v_locales" ADD CONSTRAINT "_growingguides_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v_locales" ADD CONSTRAINT "_growingguides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_locales" ADD CONSTRAINT "references_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_parent_id_references_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_locales" ADD CONSTRAINT "_references_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_emails" ADD CONSTRAINT "forms_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_emails_locales" ADD CONSTRAINT "forms_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_submission_data" ADD CONSTRAINT "form_submissions_submission_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exports_texts" ADD CONSTRAINT "exports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links" ADD CONSTRAINT "header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links_locales" ADD CONSTRAINT "header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_specie_common_names_order_idx" ON "mushrooms_specie_common_names" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_common_names_parent_id_idx" ON "mushrooms_specie_common_names" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_specie_common_names_locale_idx" ON "mushrooms_specie_common_names" USING btree ("_locale");
  CREATE INDEX "mushrooms_specie_synonyms_order_idx" ON "mushrooms_specie_synonyms" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_synonyms_parent_id_idx" ON "mushrooms_specie_synonyms" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_specie_substrates_order_idx" ON "mushrooms_specie_substrates" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_substrates_parent_id_idx" ON "mushrooms_specie_substrates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_specie_substrates_locales_locale_parent_id_unique" ON "mushrooms_specie_substrates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_specie_season_north_order_idx" ON "mushrooms_specie_season_north" USING btree ("order");
  CREATE INDEX "mushrooms_specie_season_north_parent_idx" ON "mushrooms_specie_season_north" USING btree ("parent_id");
  CREATE INDEX "mushrooms_specie_continents_order_idx" ON "mushrooms_specie_continents" USING btree ("order");
  CREATE INDEX "mushrooms_specie_continents_parent_idx" ON "mushrooms_specie_continents" USING btree ("parent_id");
  CREATE INDEX "mushrooms_specie_effects_helps_with_order_idx" ON "mushrooms_specie_effects_helps_with" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_effects_helps_with_parent_id_idx" ON "mushrooms_specie_effects_helps_with" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_specie_effects_helps_with_ailment_idx" ON "mushrooms_specie_effects_helps_with" USING btree ("ailment_id");
  CREATE UNIQUE INDEX "mushrooms_specie_effects_helps_with_locales_locale_parent_id" ON "mushrooms_specie_effects_helps_with_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_specie_effects_side_effects_order_idx" ON "mushrooms_specie_effects_side_effects" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_effects_side_effects_parent_id_idx" ON "mushrooms_specie_effects_side_effects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_specie_effects_side_effects_locales_locale_parent_" ON "mushrooms_specie_effects_side_effects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_compound_ranges_order_idx" ON "mushrooms_compound_ranges" USING btree ("_order");
  CREATE INDEX "mushrooms_compound_ranges_parent_id_idx" ON "mushrooms_compound_ranges" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_specie_chemistry_medicinal_chem_order_idx" ON "mushrooms_specie_chemistry_medicinal_chem" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_chemistry_medicinal_chem_parent_id_idx" ON "mushrooms_specie_chemistry_medicinal_chem" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_specie_chemistry_medicinal_chem_locales_locale_par" ON "mushrooms_specie_chemistry_medicinal_chem_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_specie_look_alike_species_order_idx" ON "mushrooms_specie_look_alike_species" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_look_alike_species_parent_id_idx" ON "mushrooms_specie_look_alike_species" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_specie_look_alike_species_image_idx" ON "mushrooms_specie_look_alike_species" USING btree ("image_id");
  CREATE UNIQUE INDEX "mushrooms_specie_look_alike_species_locales_locale_parent_id" ON "mushrooms_specie_look_alike_species_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_specie_product_guide_order_idx" ON "mushrooms_specie_product_guide" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_product_guide_parent_id_idx" ON "mushrooms_specie_product_guide" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_specie_product_guide_locales_locale_parent_id_uniq" ON "mushrooms_specie_product_guide_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "mushrooms_slug_idx" ON "mushrooms" USING btree ("slug");
  CREATE INDEX "mushrooms_specie_specie_scientific_name_idx" ON "mushrooms" USING btree ("specie_scientific_name");
  CREATE INDEX "mushrooms_specie_specie_edibility_idx" ON "mushrooms" USING btree ("specie_edibility");
  CREATE INDEX "mushrooms_specie_specie_psychoactive_idx" ON "mushrooms" USING btree ("specie_psychoactive");
  CREATE INDEX "mushrooms_updated_at_idx" ON "mushrooms" USING btree ("updated_at");
  CREATE INDEX "mushrooms_created_at_idx" ON "mushrooms" USING btree ("created_at");
  CREATE INDEX "mushrooms__status_idx" ON "mushrooms" USING btree ("_status");
  CREATE INDEX "mushrooms_title_idx" ON "mushrooms_locales" USING btree ("title","_locale");
  CREATE INDEX "mushrooms_meta_meta_image_idx" ON "mushrooms_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "mushrooms_locales_locale_parent_id_unique" ON "mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_rels_order_idx" ON "mushrooms_rels" USING btree ("order");
  CREATE INDEX "mushrooms_rels_parent_idx" ON "mushrooms_rels" USING btree ("parent_id");
  CREATE INDEX "mushrooms_rels_path_idx" ON "mushrooms_rels" USING btree ("path");
  CREATE INDEX "mushrooms_rels_categories_id_idx" ON "mushrooms_rels" USING btree ("categories_id");
  CREATE INDEX "mushrooms_rels_media_id_idx" ON "mushrooms_rels" USING btree ("media_id");
  CREATE INDEX "mushrooms_rels_references_id_idx" ON "mushrooms_rels" USING btree ("references_id");
  CREATE INDEX "_mushrooms_v_version_specie_common_names_order_idx" ON "_mushrooms_v_version_specie_common_names" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_common_names_parent_id_idx" ON "_mushrooms_v_version_specie_common_names" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_common_names_locale_idx" ON "_mushrooms_v_version_specie_common_names" USING btree ("_locale");
  CREATE INDEX "_mushrooms_v_version_specie_synonyms_order_idx" ON "_mushrooms_v_version_specie_synonyms" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_synonyms_parent_id_idx" ON "_mushrooms_v_version_specie_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_substrates_order_idx" ON "_mushrooms_v_version_specie_substrates" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_substrates_parent_id_idx" ON "_mushrooms_v_version_specie_substrates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_substrates_locales_locale_parent" ON "_mushrooms_v_version_specie_substrates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_season_north_order_idx" ON "_mushrooms_v_version_specie_season_north" USING btree ("order");
  CREATE INDEX "_mushrooms_v_version_specie_season_north_parent_idx" ON "_mushrooms_v_version_specie_season_north" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_continents_order_idx" ON "_mushrooms_v_version_specie_continents" USING btree ("order");
  CREATE INDEX "_mushrooms_v_version_specie_continents_parent_idx" ON "_mushrooms_v_version_specie_continents" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_effects_helps_with_order_idx" ON "_mushrooms_v_version_specie_effects_helps_with" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_effects_helps_with_parent_id_idx" ON "_mushrooms_v_version_specie_effects_helps_with" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_effects_helps_with_ailment_idx" ON "_mushrooms_v_version_specie_effects_helps_with" USING btree ("ailment_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_effects_helps_with_locales_local" ON "_mushrooms_v_version_specie_effects_helps_with_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_effects_side_effects_order_idx" ON "_mushrooms_v_version_specie_effects_side_effects" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_effects_side_effects_parent_id_idx" ON "_mushrooms_v_version_specie_effects_side_effects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_effects_side_effects_locales_loc" ON "_mushrooms_v_version_specie_effects_side_effects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_compound_ranges_v_order_idx" ON "_mushrooms_compound_ranges_v" USING btree ("_order");
  CREATE INDEX "_mushrooms_compound_ranges_v_parent_id_idx" ON "_mushrooms_compound_ranges_v" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_chemistry_medicinal_chem_order_idx" ON "_mushrooms_v_version_specie_chemistry_medicinal_chem" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_chemistry_medicinal_chem_parent_id_idx" ON "_mushrooms_v_version_specie_chemistry_medicinal_chem" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_chemistry_medicinal_chem_local_1" ON "_mushrooms_v_version_specie_chemistry_medicinal_chem_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_look_alike_species_order_idx" ON "_mushrooms_v_version_specie_look_alike_species" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_look_alike_species_parent_id_idx" ON "_mushrooms_v_version_specie_look_alike_species" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_look_alike_species_image_idx" ON "_mushrooms_v_version_specie_look_alike_species" USING btree ("image_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_look_alike_species_locales_local" ON "_mushrooms_v_version_specie_look_alike_species_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_product_guide_order_idx" ON "_mushrooms_v_version_specie_product_guide" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_product_guide_parent_id_idx" ON "_mushrooms_v_version_specie_product_guide" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_product_guide_locales_locale_par" ON "_mushrooms_v_version_specie_product_guide_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_parent_idx" ON "_mushrooms_v" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_version_version_slug_idx" ON "_mushrooms_v" USING btree ("version_slug");
  CREATE INDEX "_mushrooms_v_version_specie_version_specie_scientific_na_idx" ON "_mushrooms_v" USING btree ("version_specie_scientific_name");
  CREATE INDEX "_mushrooms_v_version_specie_version_specie_edibility_idx" ON "_mushrooms_v" USING btree ("version_specie_edibility");
  CREATE INDEX "_mushrooms_v_version_specie_version_specie_psychoactive_idx" ON "_mushrooms_v" USING btree ("version_specie_psychoactive");
  CREATE INDEX "_mushrooms_v_version_version_updated_at_idx" ON "_mushrooms_v" USING btree ("version_updated_at");
  CREATE INDEX "_mushrooms_v_version_version_created_at_idx" ON "_mushrooms_v" USING btree ("version_created_at");
  CREATE INDEX "_mushrooms_v_version_version__status_idx" ON "_mushrooms_v" USING btree ("version__status");
  CREATE INDEX "_mushrooms_v_created_at_idx" ON "_mushrooms_v" USING btree ("created_at");
  CREATE INDEX "_mushrooms_v_updated_at_idx" ON "_mushrooms_v" USING btree ("updated_at");
  CREATE INDEX "_mushrooms_v_snapshot_idx" ON "_mushrooms_v" USING btree ("snapshot");
  CREATE INDEX "_mushrooms_v_published_locale_idx" ON "_mushrooms_v" USING btree ("published_locale");
  CREATE INDEX "_mushrooms_v_latest_idx" ON "_mushrooms_v" USING btree ("latest");
  CREATE INDEX "_mushrooms_v_version_version_title_idx" ON "_mushrooms_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_mushrooms_v_version_meta_version_meta_image_idx" ON "_mushrooms_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_mushrooms_v_locales_locale_parent_id_unique" ON "_mushrooms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_rels_order_idx" ON "_mushrooms_v_rels" USING btree ("order");
  CREATE INDEX "_mushrooms_v_rels_parent_idx" ON "_mushrooms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_rels_path_idx" ON "_mushrooms_v_rels" USING btree ("path");
  CREATE INDEX "_mushrooms_v_rels_categories_id_idx" ON "_mushrooms_v_rels" USING btree ("categories_id");
  CREATE INDEX "_mushrooms_v_rels_media_id_idx" ON "_mushrooms_v_rels" USING btree ("media_id");
  CREATE INDEX "_mushrooms_v_rels_references_id_idx" ON "_mushrooms_v_rels" USING btree ("references_id");
  CREATE INDEX "categories_breadcrumbs_order_idx" ON "categories_breadcrumbs" USING btree ("_order");
  CREATE INDEX "categories_breadcrumbs_parent_id_idx" ON "categories_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "categories_breadcrumbs_locale_idx" ON "categories_breadcrumbs" USING btree ("_locale");
  CREATE INDEX "categories_breadcrumbs_doc_idx" ON "categories_breadcrumbs" USING btree ("doc_id");
  CREATE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE UNIQUE INDEX "categories_path_idx" ON "categories" USING btree ("path");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_gallery_order_idx" ON "products_gallery" USING btree ("_order");
  CREATE INDEX "products_gallery_parent_id_idx" ON "products_gallery" USING btree ("_parent_id");
  CREATE INDEX "products_gallery_image_idx" ON "products_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "products_gallery_locales_locale_parent_id_unique" ON "products_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_details_order_idx" ON "products_details" USING btree ("_order");
  CREATE INDEX "products_details_parent_id_idx" ON "products_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_details_locales_locale_parent_id_unique" ON "products_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_sales_order_idx" ON "products_sales" USING btree ("_order");
  CREATE INDEX "products_sales_parent_id_idx" ON "products_sales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_sales_locales_locale_parent_id_unique" ON "products_sales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_keys_options_order_idx" ON "products_variants_keys_options" USING btree ("_order");
  CREATE INDEX "products_variants_keys_options_parent_id_idx" ON "products_variants_keys_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_variants_keys_options_locales_locale_parent_id_uniq" ON "products_variants_keys_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_keys_order_idx" ON "products_variants_keys" USING btree ("_order");
  CREATE INDEX "products_variants_keys_parent_id_idx" ON "products_variants_keys" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_variants_keys_locales_locale_parent_id_unique" ON "products_variants_keys_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_variants_options_order_idx" ON "products_variants_variants_options" USING btree ("_order");
  CREATE INDEX "products_variants_variants_options_parent_id_idx" ON "products_variants_variants_options" USING btree ("_parent_id");
  CREATE INDEX "products_variants_variants_sales_order_idx" ON "products_variants_variants_sales" USING btree ("_order");
  CREATE INDEX "products_variants_variants_sales_parent_id_idx" ON "products_variants_variants_sales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_variants_variants_sales_locales_locale_parent_id_un" ON "products_variants_variants_sales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_variants_variants_order_idx" ON "products_variants_variants" USING btree ("_order");
  CREATE INDEX "products_variants_variants_parent_id_idx" ON "products_variants_variants" USING btree ("_parent_id");
  CREATE INDEX "products_product_quality_designations_order_idx" ON "products_product_quality_designations" USING btree ("_order");
  CREATE INDEX "products_product_quality_designations_parent_id_idx" ON "products_product_quality_designations" USING btree ("_parent_id");
  CREATE INDEX "products_sourcing_designations_order_idx" ON "products_sourcing_designations" USING btree ("_order");
  CREATE INDEX "products_sourcing_designations_parent_id_idx" ON "products_sourcing_designations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_vendor_idx" ON "products" USING btree ("vendor_id");
  CREATE INDEX "products_base_inventory_base_inventory_unit_price_idx" ON "products" USING btree ("base_inventory_unit_price");
  CREATE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_title_idx" ON "products_locales" USING btree ("title","_locale");
  CREATE INDEX "products_meta_meta_image_idx" ON "products_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id");
  CREATE INDEX "products_rels_mushrooms_id_idx" ON "products_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_products_v_version_gallery_order_idx" ON "_products_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_products_v_version_gallery_parent_id_idx" ON "_products_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_gallery_image_idx" ON "_products_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_products_v_version_gallery_locales_locale_parent_id_unique" ON "_products_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_details_order_idx" ON "_products_v_version_details" USING btree ("_order");
  CREATE INDEX "_products_v_version_details_parent_id_idx" ON "_products_v_version_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_details_locales_locale_parent_id_unique" ON "_products_v_version_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_sales_order_idx" ON "_products_v_version_sales" USING btree ("_order");
  CREATE INDEX "_products_v_version_sales_parent_id_idx" ON "_products_v_version_sales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_sales_locales_locale_parent_id_unique" ON "_products_v_version_sales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_keys_options_order_idx" ON "_products_v_version_variants_keys_options" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_keys_options_parent_id_idx" ON "_products_v_version_variants_keys_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_keys_options_locales_locale_par" ON "_products_v_version_variants_keys_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_keys_order_idx" ON "_products_v_version_variants_keys" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_keys_parent_id_idx" ON "_products_v_version_variants_keys" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_keys_locales_locale_parent_id_u" ON "_products_v_version_variants_keys_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_variants_options_order_idx" ON "_products_v_version_variants_variants_options" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_variants_options_parent_id_idx" ON "_products_v_version_variants_variants_options" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_variants_sales_order_idx" ON "_products_v_version_variants_variants_sales" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_variants_sales_parent_id_idx" ON "_products_v_version_variants_variants_sales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_variants_sales_locales_locale_p" ON "_products_v_version_variants_variants_sales_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_variants_order_idx" ON "_products_v_version_variants_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_variants_parent_id_idx" ON "_products_v_version_variants_variants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_product_quality_designations_order_idx" ON "_products_v_version_product_quality_designations" USING btree ("_order");
  CREATE INDEX "_products_v_version_product_quality_designations_parent_id_idx" ON "_products_v_version_product_quality_designations" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_sourcing_designations_order_idx" ON "_products_v_version_sourcing_designations" USING btree ("_order");
  CREATE INDEX "_products_v_version_sourcing_designations_parent_id_idx" ON "_products_v_version_sourcing_designations" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_vendor_idx" ON "_products_v" USING btree ("version_vendor_id");
  CREATE INDEX "_products_v_version_base_inventory_version_base_inventor_idx" ON "_products_v" USING btree ("version_base_inventory_unit_price");
  CREATE INDEX "_products_v_version_version_sku_idx" ON "_products_v" USING btree ("version_sku");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_title_idx" ON "_products_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_products_v_version_meta_version_meta_image_idx" ON "_products_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "_products_v_rels_mushrooms_id_idx" ON "_products_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "vendors_social_media_platform_order_idx" ON "vendors_social_media_platform" USING btree ("_order");
  CREATE INDEX "vendors_social_media_platform_parent_id_idx" ON "vendors_social_media_platform" USING btree ("_parent_id");
  CREATE INDEX "vendors_display_name_idx" ON "vendors" USING btree ("display_name");
  CREATE UNIQUE INDEX "vendors_slug_idx" ON "vendors" USING btree ("slug");
  CREATE INDEX "vendors_vendor_type_idx" ON "vendors" USING btree ("vendor_type");
  CREATE INDEX "vendors_status_idx" ON "vendors" USING btree ("status");
  CREATE INDEX "vendors_logo_idx" ON "vendors" USING btree ("logo_id");
  CREATE INDEX "vendors_address_address_city_idx" ON "vendors" USING btree ("address_city");
  CREATE INDEX "vendors_address_address_country_idx" ON "vendors" USING btree ("address_country");
  CREATE INDEX "vendors_updated_at_idx" ON "vendors" USING btree ("updated_at");
  CREATE INDEX "vendors_created_at_idx" ON "vendors" USING btree ("created_at");
  CREATE INDEX "vendors__status_idx" ON "vendors" USING btree ("_status");
  CREATE INDEX "vendors_meta_meta_image_idx" ON "vendors_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "vendors_locales_locale_parent_id_unique" ON "vendors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vendors_v_version_social_media_platform_order_idx" ON "_vendors_v_version_social_media_platform" USING btree ("_order");
  CREATE INDEX "_vendors_v_version_social_media_platform_parent_id_idx" ON "_vendors_v_version_social_media_platform" USING btree ("_parent_id");
  CREATE INDEX "_vendors_v_parent_idx" ON "_vendors_v" USING btree ("parent_id");
  CREATE INDEX "_vendors_v_version_version_display_name_idx" ON "_vendors_v" USING btree ("version_display_name");
  CREATE INDEX "_vendors_v_version_version_slug_idx" ON "_vendors_v" USING btree ("version_slug");
  CREATE INDEX "_vendors_v_version_version_vendor_type_idx" ON "_vendors_v" USING btree ("version_vendor_type");
  CREATE INDEX "_vendors_v_version_version_status_idx" ON "_vendors_v" USING btree ("version_status");
  CREATE INDEX "_vendors_v_version_version_logo_idx" ON "_vendors_v" USING btree ("version_logo_id");
  CREATE INDEX "_vendors_v_version_address_version_address_city_idx" ON "_vendors_v" USING btree ("version_address_city");
  CREATE INDEX "_vendors_v_version_address_version_address_country_idx" ON "_vendors_v" USING btree ("version_address_country");
  CREATE INDEX "_vendors_v_version_version_updated_at_idx" ON "_vendors_v" USING btree ("version_updated_at");
  CREATE INDEX "_vendors_v_version_version_created_at_idx" ON "_vendors_v" USING btree ("version_created_at");
  CREATE INDEX "_vendors_v_version_version__status_idx" ON "_vendors_v" USING btree ("version__status");
  CREATE INDEX "_vendors_v_created_at_idx" ON "_vendors_v" USING btree ("created_at");
  CREATE INDEX "_vendors_v_updated_at_idx" ON "_vendors_v" USING btree ("updated_at");
  CREATE INDEX "_vendors_v_snapshot_idx" ON "_vendors_v" USING btree ("snapshot");
  CREATE INDEX "_vendors_v_published_locale_idx" ON "_vendors_v" USING btree ("published_locale");
  CREATE INDEX "_vendors_v_latest_idx" ON "_vendors_v" USING btree ("latest");
  CREATE INDEX "_vendors_v_version_meta_version_meta_image_idx" ON "_vendors_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_vendors_v_locales_locale_parent_id_unique" ON "_vendors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_target_idx" ON "comments" USING btree ("target");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "comments__status_idx" ON "comments" USING btree ("_status");
  CREATE INDEX "comments_rels_order_idx" ON "comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_mushrooms_id_idx" ON "comments_rels" USING btree ("mushrooms_id");
  CREATE INDEX "comments_rels_growingguides_id_idx" ON "comments_rels" USING btree ("growingguides_id");
  CREATE INDEX "comments_rels_posts_id_idx" ON "comments_rels" USING btree ("posts_id");
  CREATE INDEX "comments_rels_projects_id_idx" ON "comments_rels" USING btree ("projects_id");
  CREATE INDEX "comments_rels_products_id_idx" ON "comments_rels" USING btree ("products_id");
  CREATE INDEX "_comments_v_parent_idx" ON "_comments_v" USING btree ("parent_id");
  CREATE INDEX "_comments_v_version_version_user_idx" ON "_comments_v" USING btree ("version_user_id");
  CREATE INDEX "_comments_v_version_version_target_idx" ON "_comments_v" USING btree ("version_target");
  CREATE INDEX "_comments_v_version_version_updated_at_idx" ON "_comments_v" USING btree ("version_updated_at");
  CREATE INDEX "_comments_v_version_version_created_at_idx" ON "_comments_v" USING btree ("version_created_at");
  CREATE INDEX "_comments_v_version_version__status_idx" ON "_comments_v" USING btree ("version__status");
  CREATE INDEX "_comments_v_created_at_idx" ON "_comments_v" USING btree ("created_at");
  CREATE INDEX "_comments_v_updated_at_idx" ON "_comments_v" USING btree ("updated_at");
  CREATE INDEX "_comments_v_snapshot_idx" ON "_comments_v" USING btree ("snapshot");
  CREATE INDEX "_comments_v_published_locale_idx" ON "_comments_v" USING btree ("published_locale");
  CREATE INDEX "_comments_v_latest_idx" ON "_comments_v" USING btree ("latest");
  CREATE INDEX "_comments_v_rels_order_idx" ON "_comments_v_rels" USING btree ("order");
  CREATE INDEX "_comments_v_rels_parent_idx" ON "_comments_v_rels" USING btree ("parent_id");
  CREATE INDEX "_comments_v_rels_path_idx" ON "_comments_v_rels" USING btree ("path");
  CREATE INDEX "_comments_v_rels_mushrooms_id_idx" ON "_comments_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_comments_v_rels_growingguides_id_idx" ON "_comments_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_comments_v_rels_posts_id_idx" ON "_comments_v_rels" USING btree ("posts_id");
  CREATE INDEX "_comments_v_rels_projects_id_idx" ON "_comments_v_rels" USING btree ("projects_id");
  CREATE INDEX "_comments_v_rels_products_id_idx" ON "_comments_v_rels" USING btree ("products_id");
  CREATE INDEX "impressions_doc_idx" ON "impressions" USING btree ("doc_id");
  CREATE INDEX "impressions_rating_idx" ON "impressions" USING btree ("rating");
  CREATE INDEX "impressions_consumption_form_idx" ON "impressions" USING btree ("consumption_form_id");
  CREATE INDEX "impressions_user_idx" ON "impressions" USING btree ("user_id");
  CREATE INDEX "impressions_target_idx" ON "impressions" USING btree ("target");
  CREATE INDEX "impressions_updated_at_idx" ON "impressions" USING btree ("updated_at");
  CREATE INDEX "impressions_created_at_idx" ON "impressions" USING btree ("created_at");
  CREATE INDEX "impressions__status_idx" ON "impressions" USING btree ("_status");
  CREATE INDEX "impressions_rels_order_idx" ON "impressions_rels" USING btree ("order");
  CREATE INDEX "impressions_rels_parent_idx" ON "impressions_rels" USING btree ("parent_id");
  CREATE INDEX "impressions_rels_path_idx" ON "impressions_rels" USING btree ("path");
  CREATE INDEX "impressions_rels_categories_id_idx" ON "impressions_rels" USING btree ("categories_id");
  CREATE INDEX "_impressions_v_parent_idx" ON "_impressions_v" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_version_version_doc_idx" ON "_impressions_v" USING btree ("version_doc_id");
  CREATE INDEX "_impressions_v_version_version_rating_idx" ON "_impressions_v" USING btree ("version_rating");
  CREATE INDEX "_impressions_v_version_version_consumption_form_idx" ON "_impressions_v" USING btree ("version_consumption_form_id");
  CREATE INDEX "_impressions_v_version_version_user_idx" ON "_impressions_v" USING btree ("version_user_id");
  CREATE INDEX "_impressions_v_version_version_target_idx" ON "_impressions_v" USING btree ("version_target");
  CREATE INDEX "_impressions_v_version_version_updated_at_idx" ON "_impressions_v" USING btree ("version_updated_at");
  CREATE INDEX "_impressions_v_version_version_created_at_idx" ON "_impressions_v" USING btree ("version_created_at");
  CREATE INDEX "_impressions_v_version_version__status_idx" ON "_impressions_v" USING btree ("version__status");
  CREATE INDEX "_impressions_v_created_at_idx" ON "_impressions_v" USING btree ("created_at");
  CREATE INDEX "_impressions_v_updated_at_idx" ON "_impressions_v" USING btree ("updated_at");
  CREATE INDEX "_impressions_v_snapshot_idx" ON "_impressions_v" USING btree ("snapshot");
  CREATE INDEX "_impressions_v_published_locale_idx" ON "_impressions_v" USING btree ("published_locale");
  CREATE INDEX "_impressions_v_latest_idx" ON "_impressions_v" USING btree ("latest");
  CREATE INDEX "_impressions_v_rels_order_idx" ON "_impressions_v_rels" USING btree ("order");
  CREATE INDEX "_impressions_v_rels_parent_idx" ON "_impressions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_rels_path_idx" ON "_impressions_v_rels" USING btree ("path");
  CREATE INDEX "_impressions_v_rels_categories_id_idx" ON "_impressions_v_rels" USING btree ("categories_id");
  CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("rating");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_target_idx" ON "reviews" USING btree ("target");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_products_id_idx" ON "reviews_rels" USING btree ("products_id");
  CREATE INDEX "reviews_rels_mushrooms_id_idx" ON "reviews_rels" USING btree ("mushrooms_id");
  CREATE INDEX "reviews_rels_vendors_id_idx" ON "reviews_rels" USING btree ("vendors_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_rating_idx" ON "_reviews_v" USING btree ("version_rating");
  CREATE INDEX "_reviews_v_version_version_user_idx" ON "_reviews_v" USING btree ("version_user_id");
  CREATE INDEX "_reviews_v_version_version_target_idx" ON "_reviews_v" USING btree ("version_target");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_rels_order_idx" ON "_reviews_v_rels" USING btree ("order");
  CREATE INDEX "_reviews_v_rels_parent_idx" ON "_reviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_rels_path_idx" ON "_reviews_v_rels" USING btree ("path");
  CREATE INDEX "_reviews_v_rels_products_id_idx" ON "_reviews_v_rels" USING btree ("products_id");
  CREATE INDEX "_reviews_v_rels_mushrooms_id_idx" ON "_reviews_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_reviews_v_rels_vendors_id_idx" ON "_reviews_v_rels" USING btree ("vendors_id");
  CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id");
  CREATE INDEX "likes_target_idx" ON "likes" USING btree ("target");
  CREATE UNIQUE INDEX "likes_key_idx" ON "likes" USING btree ("key");
  CREATE INDEX "likes_updated_at_idx" ON "likes" USING btree ("updated_at");
  CREATE INDEX "likes_created_at_idx" ON "likes" USING btree ("created_at");
  CREATE INDEX "likes_rels_order_idx" ON "likes_rels" USING btree ("order");
  CREATE INDEX "likes_rels_parent_idx" ON "likes_rels" USING btree ("parent_id");
  CREATE INDEX "likes_rels_path_idx" ON "likes_rels" USING btree ("path");
  CREATE INDEX "likes_rels_mushrooms_id_idx" ON "likes_rels" USING btree ("mushrooms_id");
  CREATE INDEX "likes_rels_products_id_idx" ON "likes_rels" USING btree ("products_id");
  CREATE INDEX "likes_rels_vendors_id_idx" ON "likes_rels" USING btree ("vendors_id");
  CREATE INDEX "likes_rels_growingguides_id_idx" ON "likes_rels" USING btree ("growingguides_id");
  CREATE INDEX "likes_rels_posts_id_idx" ON "likes_rels" USING btree ("posts_id");
  CREATE INDEX "likes_rels_projects_id_idx" ON "likes_rels" USING btree ("projects_id");
  CREATE INDEX "helpfuls_user_idx" ON "helpfuls" USING btree ("user_id");
  CREATE INDEX "helpfuls_target_idx" ON "helpfuls" USING btree ("target");
  CREATE UNIQUE INDEX "helpfuls_key_idx" ON "helpfuls" USING btree ("key");
  CREATE INDEX "helpfuls_updated_at_idx" ON "helpfuls" USING btree ("updated_at");
  CREATE INDEX "helpfuls_created_at_idx" ON "helpfuls" USING btree ("created_at");
  CREATE INDEX "helpfuls_rels_order_idx" ON "helpfuls_rels" USING btree ("order");
  CREATE INDEX "helpfuls_rels_parent_idx" ON "helpfuls_rels" USING btree ("parent_id");
  CREATE INDEX "helpfuls_rels_path_idx" ON "helpfuls_rels" USING btree ("path");
  CREATE INDEX "helpfuls_rels_impressions_id_idx" ON "helpfuls_rels" USING btree ("impressions_id");
  CREATE INDEX "helpfuls_rels_reviews_id_idx" ON "helpfuls_rels" USING btree ("reviews_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_title_idx" ON "pages_locales" USING btree ("title","_locale");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "_pages_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_title_idx" ON "posts_locales" USING btree ("title","_locale");
  CREATE INDEX "posts_meta_meta_image_idx" ON "posts_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "posts_rels_mushrooms_id_idx" ON "posts_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_version_version_title_idx" ON "_posts_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_posts_v_version_meta_version_meta_image_idx" ON "_posts_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_mushrooms_id_idx" ON "_posts_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "growingguides_stages_order_idx" ON "growingguides_stages" USING btree ("_order");
  CREATE INDEX "growingguides_stages_parent_id_idx" ON "growingguides_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "growingguides_stages_locales_locale_parent_id_unique" ON "growingguides_stages_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "growingguides_slug_idx" ON "growingguides" USING btree ("slug");
  CREATE INDEX "growingguides_image_idx" ON "growingguides" USING btree ("image_id");
  CREATE INDEX "growingguides_difficulty_idx" ON "growingguides" USING btree ("difficulty");
  CREATE INDEX "growingguides_updated_at_idx" ON "growingguides" USING btree ("updated_at");
  CREATE INDEX "growingguides_created_at_idx" ON "growingguides" USING btree ("created_at");
  CREATE INDEX "growingguides__status_idx" ON "growingguides" USING btree ("_status");
  CREATE INDEX "growingguides_title_idx" ON "growingguides_locales" USING btree ("title","_locale");
  CREATE INDEX "growingguides_meta_meta_image_idx" ON "growingguides_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "growingguides_locales_locale_parent_id_unique" ON "growingguides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "growingguides_rels_order_idx" ON "growingguides_rels" USING btree ("order");
  CREATE INDEX "growingguides_rels_parent_idx" ON "growingguides_rels" USING btree ("parent_id");
  CREATE INDEX "growingguides_rels_path_idx" ON "growingguides_rels" USING btree ("path");
  CREATE INDEX "growingguides_rels_categories_id_idx" ON "growingguides_rels" USING btree ("categories_id");
  CREATE INDEX "growingguides_rels_mushrooms_id_idx" ON "growingguides_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_growingguides_v_version_stages_order_idx" ON "_growingguides_v_version_stages" USING btree ("_order");
  CREATE INDEX "_growingguides_v_version_stages_parent_id_idx" ON "_growingguides_v_version_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_growingguides_v_version_stages_locales_locale_parent_id_uni" ON "_growingguides_v_version_stages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_growingguides_v_parent_idx" ON "_growingguides_v" USING btree ("parent_id");
  CREATE INDEX "_growingguides_v_version_version_slug_idx" ON "_growingguides_v" USING btree ("version_slug");
  CREATE INDEX "_growingguides_v_version_version_image_idx" ON "_growingguides_v" USING btree ("version_image_id");
  CREATE INDEX "_growingguides_v_version_version_difficulty_idx" ON "_growingguides_v" USING btree ("version_difficulty");
  CREATE INDEX "_growingguides_v_version_version_updated_at_idx" ON "_growingguides_v" USING btree ("version_updated_at");
  CREATE INDEX "_growingguides_v_version_version_created_at_idx" ON "_growingguides_v" USING btree ("version_created_at");
  CREATE INDEX "_growingguides_v_version_version__status_idx" ON "_growingguides_v" USING btree ("version__status");
  CREATE INDEX "_growingguides_v_created_at_idx" ON "_growingguides_v" USING btree ("created_at");
  CREATE INDEX "_growingguides_v_updated_at_idx" ON "_growingguides_v" USING btree ("updated_at");
  CREATE INDEX "_growingguides_v_snapshot_idx" ON "_growingguides_v" USING btree ("snapshot");
  CREATE INDEX "_growingguides_v_published_locale_idx" ON "_growingguides_v" USING btree ("published_locale");
  CREATE INDEX "_growingguides_v_latest_idx" ON "_growingguides_v" USING btree ("latest");
  CREATE INDEX "_growingguides_v_version_version_title_idx" ON "_growingguides_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_growingguides_v_version_meta_version_meta_image_idx" ON "_growingguides_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_growingguides_v_locales_locale_parent_id_unique" ON "_growingguides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_growingguides_v_rels_order_idx" ON "_growingguides_v_rels" USING btree ("order");
  CREATE INDEX "_growingguides_v_rels_parent_idx" ON "_growingguides_v_rels" USING btree ("parent_id");
  CREATE INDEX "_growingguides_v_rels_path_idx" ON "_growingguides_v_rels" USING btree ("path");
  CREATE INDEX "_growingguides_v_rels_categories_id_idx" ON "_growingguides_v_rels" USING btree ("categories_id");
  CREATE INDEX "_growingguides_v_rels_mushrooms_id_idx" ON "_growingguides_v_rels" USING btree ("mushrooms_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_stage_idx" ON "projects" USING btree ("stage");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_title_idx" ON "projects_locales" USING btree ("title","_locale");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_categories_id_idx" ON "projects_rels" USING btree ("categories_id");
  CREATE INDEX "projects_rels_mushrooms_id_idx" ON "projects_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_stage_idx" ON "_projects_v" USING btree ("version_stage");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_version_title_idx" ON "_projects_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_categories_id_idx" ON "_projects_v_rels" USING btree ("categories_id");
  CREATE INDEX "_projects_v_rels_mushrooms_id_idx" ON "_projects_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "references_title_idx" ON "references" USING btree ("title");
  CREATE UNIQUE INDEX "references_link_idx" ON "references" USING btree ("link");
  CREATE INDEX "references_year_idx" ON "references" USING btree ("year");
  CREATE INDEX "references_updated_at_idx" ON "references" USING btree ("updated_at");
  CREATE INDEX "references_created_at_idx" ON "references" USING btree ("created_at");
  CREATE INDEX "references__status_idx" ON "references" USING btree ("_status");
  CREATE UNIQUE INDEX "references_locales_locale_parent_id_unique" ON "references_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_references_v_parent_idx" ON "_references_v" USING btree ("parent_id");
  CREATE INDEX "_references_v_version_version_title_idx" ON "_references_v" USING btree ("version_title");
  CREATE INDEX "_references_v_version_version_link_idx" ON "_references_v" USING btree ("version_link");
  CREATE INDEX "_references_v_version_version_year_idx" ON "_references_v" USING btree ("version_year");
  CREATE INDEX "_references_v_version_version_updated_at_idx" ON "_references_v" USING btree ("version_updated_at");
  CREATE INDEX "_references_v_version_version_created_at_idx" ON "_references_v" USING btree ("version_created_at");
  CREATE INDEX "_references_v_version_version__status_idx" ON "_references_v" USING btree ("version__status");
  CREATE INDEX "_references_v_created_at_idx" ON "_references_v" USING btree ("created_at");
  CREATE INDEX "_references_v_updated_at_idx" ON "_references_v" USING btree ("updated_at");
  CREATE INDEX "_references_v_snapshot_idx" ON "_references_v" USING btree ("snapshot");
  CREATE INDEX "_references_v_published_locale_idx" ON "_references_v" USING btree ("published_locale");
  CREATE INDEX "_references_v_latest_idx" ON "_references_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_references_v_locales_locale_parent_id_unique" ON "_references_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "seed_records_updated_at_idx" ON "seed_records" USING btree ("updated_at");
  CREATE INDEX "seed_records_created_at_idx" ON "seed_records" USING btree ("created_at");
  CREATE INDEX "forms_emails_order_idx" ON "forms_emails" USING btree ("_order");
  CREATE INDEX "forms_emails_parent_id_idx" ON "forms_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_emails_locales_locale_parent_id_unique" ON "forms_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_pages_id_idx" ON "forms_rels" USING btree ("pages_id");
  CREATE INDEX "form_submissions_submission_data_order_idx" ON "form_submissions_submission_data" USING btree ("_order");
  CREATE INDEX "form_submissions_submission_data_parent_id_idx" ON "form_submissions_submission_data" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_mushrooms_id_idx" ON "redirects_rels" USING btree ("mushrooms_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_vendors_id_idx" ON "redirects_rels" USING btree ("vendors_id");
  CREATE INDEX "redirects_rels_growingguides_id_idx" ON "redirects_rels" USING btree ("growingguides_id");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "exports_updated_at_idx" ON "exports" USING btree ("updated_at");
  CREATE INDEX "exports_created_at_idx" ON "exports" USING btree ("created_at");
  CREATE UNIQUE INDEX "exports_filename_idx" ON "exports" USING btree ("filename");
  CREATE INDEX "exports_texts_order_parent" ON "exports_texts" USING btree ("order","parent_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imports_filename_idx" ON "imports" USING btree ("filename");
  CREATE UNIQUE INDEX "stats_key_idx" ON "stats" USING btree ("key");
  CREATE INDEX "stats_like_count_idx" ON "stats" USING btree ("like_count");
  CREATE INDEX "stats_updated_at_idx" ON "stats" USING btree ("updated_at");
  CREATE INDEX "stats_created_at_idx" ON "stats" USING btree ("created_at");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_links_order_idx" ON "header_links" USING btree ("_order");
  CREATE INDEX "header_links_parent_id_idx" ON "header_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_links_locales_locale_parent_id_unique" ON "header_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_rels_order_idx" ON "header_rels" USING btree ("order");
  CREATE INDEX "header_rels_parent_idx" ON "header_rels" USING btree ("parent_id");
  CREATE INDEX "header_rels_path_idx" ON "header_rels" USING btree ("path");
  CREATE INDEX "header_rels_pages_id_idx" ON "header_rels" USING btree ("pages_id");
  CREATE INDEX "header_rels_posts_id_idx" ON "header_rels" USING btree ("posts_id");
  CREATE INDEX "header_rels_mushrooms_id_idx" ON "header_rels" USING btree ("mushrooms_id");
  CREATE INDEX "header_rels_products_id_idx" ON "header_rels" USING btree ("products_id");
  CREATE INDEX "header_rels_vendors_id_idx" ON "header_rels" USING btree ("vendors_id");
  CREATE INDEX "header_rels_growingguides_id_idx" ON "header_rels" USING btree ("growingguides_id");
  CREATE INDEX "header_rels_projects_id_idx" ON "header_rels" USING btree ("projects_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_posts_id_idx" ON "footer_rels" USING btree ("posts_id");
  CREATE INDEX "footer_rels_mushrooms_id_idx" ON "footer_rels" USING btree ("mushrooms_id");
  CREATE INDEX "footer_rels_products_id_idx" ON "footer_rels" USING btree ("products_id");
  CREATE INDEX "footer_rels_vendors_id_idx" ON "footer_rels" USING btree ("vendors_id");
  CREATE INDEX "footer_rels_growingguides_id_idx" ON "footer_rels" USING btree ("growingguides_id");
  CREATE INDEX "footer_rels_projects_id_idx" ON "footer_rels" USING btree ("projects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mushrooms_specie_common_names" CASCADE;
  DROP TABLE "mushrooms_specie_synonyms" CASCADE;
  DROP TABLE "mushrooms_specie_substrates" CASCADE;
  DROP TABLE "mushrooms_specie_substrates_locales" CASCADE;
  DROP TABLE "mushrooms_specie_season_north" CASCADE;
  DROP TABLE "mushrooms_specie_continents" CASCADE;
  DROP TABLE "mushrooms_specie_effects_helps_with" CASCADE;
  DROP TABLE "mushrooms_specie_effects_helps_with_locales" CASCADE;
  DROP TABLE "mushrooms_specie_effects_side_effects" CASCADE;
  DROP TABLE "mushrooms_specie_effects_side_effects_locales" CASCADE;
  DROP TABLE "mushrooms_compound_ranges" CASCADE;
  DROP TABLE "mushrooms_specie_chemistry_medicinal_chem" CASCADE;
  DROP TABLE "mushrooms_specie_chemistry_medicinal_chem_locales" CASCADE;
  DROP TABLE "mushrooms_specie_look_alike_species" CASCADE;
  DROP TABLE "mushrooms_specie_look_alike_species_locales" CASCADE;
  DROP TABLE "mushrooms_specie_product_guide" CASCADE;
  DROP TABLE "mushrooms_specie_product_guide_locales" CASCADE;
  DROP TABLE "mushrooms" CASCADE;
  DROP TABLE "mushrooms_locales" CASCADE;
  DROP TABLE "mushrooms_rels" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_common_names" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_synonyms" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_substrates" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_substrates_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_season_north" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_continents" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_effects_helps_with" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_effects_helps_with_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_effects_side_effects" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_effects_side_effects_locales" CASCADE;
  DROP TABLE "_mushrooms_compound_ranges_v" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_chemistry_medicinal_chem_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_look_alike_species" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_look_alike_species_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_product_guide" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_product_guide_locales" CASCADE;
  DROP TABLE "_mushrooms_v" CASCADE;
  DROP TABLE "_mushrooms_v_locales" CASCADE;
  DROP TABLE "_mushrooms_v_rels" CASCADE;
  DROP TABLE "categories_breadcrumbs" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "products_gallery" CASCADE;
  DROP TABLE "products_gallery_locales" CASCADE;
  DROP TABLE "products_details" CASCADE;
  DROP TABLE "products_details_locales" CASCADE;
  DROP TABLE "products_sales" CASCADE;
  DROP TABLE "products_sales_locales" CASCADE;
  DROP TABLE "products_variants_keys_options" CASCADE;
  DROP TABLE "products_variants_keys_options_locales" CASCADE;
  DROP TABLE "products_variants_keys" CASCADE;
  DROP TABLE "products_variants_keys_locales" CASCADE;
  DROP TABLE "products_variants_variants_options" CASCADE;
  DROP TABLE "products_variants_variants_sales" CASCADE;
  DROP TABLE "products_variants_variants_sales_locales" CASCADE;
  DROP TABLE "products_variants_variants" CASCADE;
  DROP TABLE "products_product_quality_designations" CASCADE;
  DROP TABLE "products_sourcing_designations" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_gallery" CASCADE;
  DROP TABLE "_products_v_version_gallery_locales" CASCADE;
  DROP TABLE "_products_v_version_details" CASCADE;
  DROP TABLE "_products_v_version_details_locales" CASCADE;
  DROP TABLE "_products_v_version_sales" CASCADE;
  DROP TABLE "_products_v_version_sales_locales" CASCADE;
  DROP TABLE "_products_v_version_variants_keys_options" CASCADE;
  DROP TABLE "_products_v_version_variants_keys_options_locales" CASCADE;
  DROP TABLE "_products_v_version_variants_keys" CASCADE;
  DROP TABLE "_products_v_version_variants_keys_locales" CASCADE;
  DROP TABLE "_products_v_version_variants_variants_options" CASCADE;
  DROP TABLE "_products_v_version_variants_variants_sales" CASCADE;
  DROP TABLE "_products_v_version_variants_variants_sales_locales" CASCADE;
  DROP TABLE "_products_v_version_variants_variants" CASCADE;
  DROP TABLE "_products_v_version_product_quality_designations" CASCADE;
  DROP TABLE "_products_v_version_sourcing_designations" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "vendors_social_media_platform" CASCADE;
  DROP TABLE "vendors" CASCADE;
  DROP TABLE "vendors_locales" CASCADE;
  DROP TABLE "_vendors_v_version_social_media_platform" CASCADE;
  DROP TABLE "_vendors_v" CASCADE;
  DROP TABLE "_vendors_v_locales" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comments_rels" CASCADE;
  DROP TABLE "_comments_v" CASCADE;
  DROP TABLE "_comments_v_rels" CASCADE;
  DROP TABLE "impressions" CASCADE;
  DROP TABLE "impressions_rels" CASCADE;
  DROP TABLE "_impressions_v" CASCADE;
  DROP TABLE "_impressions_v_rels" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_rels" CASCADE;
  DROP TABLE "likes" CASCADE;
  DROP TABLE "likes_rels" CASCADE;
  DROP TABLE "helpfuls" CASCADE;
  DROP TABLE "helpfuls_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "growingguides_stages" CASCADE;
  DROP TABLE "growingguides_stages_locales" CASCADE;
  DROP TABLE "growingguides" CASCADE;
  DROP TABLE "growingguides_locales" CASCADE;
  DROP TABLE "growingguides_rels" CASCADE;
  DROP TABLE "_growingguides_v_version_stages" CASCADE;
  DROP TABLE "_growingguides_v_version_stages_locales" CASCADE;
  DROP TABLE "_growingguides_v" CASCADE;
  DROP TABLE "_growingguides_v_locales" CASCADE;
  DROP TABLE "_growingguides_v_rels" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "references" CASCADE;
  DROP TABLE "references_locales" CASCADE;
  DROP TABLE "_references_v" CASCADE;
  DROP TABLE "_references_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "seed_records" CASCADE;
  DROP TABLE "forms_emails" CASCADE;
  DROP TABLE "forms_emails_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "form_submissions_submission_data" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "exports" CASCADE;
  DROP TABLE "exports_texts" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "stats" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "header_links" CASCADE;
  DROP TABLE "header_links_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_rels" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_mushrooms_specie_season_north";
  DROP TYPE "public"."enum_mushrooms_specie_continents";
  DROP TYPE "public"."enum_mushrooms_specie_effects_helps_with_evidence";
  DROP TYPE "public"."enum_mushrooms_compound";
  DROP TYPE "public"."enum_mushrooms_specie_chemistry_medicinal_chem_name";
  DROP TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility";
  DROP TYPE "public"."enum_mushrooms_specie_edibility";
  DROP TYPE "public"."enum_mushrooms_status";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_season_north";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_continents";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_effects_helps_with_evidence";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_chemistry_medicinal_chem_name";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_edibility";
  DROP TYPE "public"."enum__mushrooms_v_version_status";
  DROP TYPE "public"."enum__mushrooms_v_published_locale";
  DROP TYPE "public"."enum_products_quality";
  DROP TYPE "public"."enum_products_sourcing";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_vendors_vendor_type";
  DROP TYPE "public"."enum_vendors_state";
  DROP TYPE "public"."enum_vendors_status";
  DROP TYPE "public"."enum__vendors_v_version_vendor_type";
  DROP TYPE "public"."enum__vendors_v_version_status";
  DROP TYPE "public"."enum__vendors_v_published_locale";
  DROP TYPE "public"."enum_comments_locale";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum__comments_v_version_locale";
  DROP TYPE "public"."enum__comments_v_version_status";
  DROP TYPE "public"."enum__comments_v_published_locale";
  DROP TYPE "public"."enum_impressions_locale";
  DROP TYPE "public"."enum_impressions_status";
  DROP TYPE "public"."enum__impressions_v_version_locale";
  DROP TYPE "public"."enum__impressions_v_version_status";
  DROP TYPE "public"."enum__impressions_v_published_locale";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_locale";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_growingguides_status";
  DROP TYPE "public"."enum__growingguides_v_version_status";
  DROP TYPE "public"."enum__growingguides_v_published_locale";
  DROP TYPE "public"."enum_projects_stage";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_stage";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_references_status";
  DROP TYPE "public"."enum__references_v_version_status";
  DROP TYPE "public"."enum__references_v_published_locale";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_forms_confirmation_type";
  DROP TYPE "public"."enum_forms_redirect_type";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_exports_format";
  DROP TYPE "public"."enum_exports_sort_order";
  DROP TYPE "public"."enum_exports_locale";
  DROP TYPE "public"."enum_exports_drafts";
  DROP TYPE "public"."enum_imports_import_mode";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_display_unrated_display";
  DROP TYPE "public"."enum_header_links_type";
  DROP TYPE "public"."enum_header_links_appearance";
  DROP TYPE "public"."enum_footer_columns_links_type";
  DROP TYPE "public"."enum_footer_columns_links_appearance";`)
}
