import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mushrooms_specie_season_south" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_mushrooms_marks" AS ENUM('underside-gills', 'underside-pores', 'underside-teeth', 'underside-ridges', 'underside-none', 'cap-shape-convex', 'cap-shape-flat', 'cap-shape-funnel', 'cap-shape-conical', 'cap-shape-bell', 'cap-shape-shelf', 'cap-shape-spherical', 'cap-shape-coral', 'cap-shape-icicle', 'cap-shape-brain', 'cap-shape-cup', 'cap-shape-jelly', 'cap-shape-club', 'cap-color-white', 'cap-color-yellow', 'cap-color-orange', 'cap-color-red', 'cap-color-pink', 'cap-color-violet', 'cap-color-brown', 'cap-color-green', 'cap-color-gray', 'cap-color-black', 'surface-smooth', 'surface-scaly', 'surface-warty', 'surface-zoned', 'surface-slimy', 'surface-velvety', 'surface-fibrous', 'surface-cracked', 'surface-honeycomb', 'surface-folded', 'surface-spiny', 'stem-present', 'stem-absent', 'ring-present', 'ring-absent', 'volva-present', 'volva-absent', 'spore-print-white', 'spore-print-yellow', 'spore-print-pink', 'spore-print-rust', 'spore-print-brown', 'spore-print-purple-brown', 'spore-print-black', 'spore-print-green', 'spore-print-olive', 'spore-print-lilac', 'bruising-none', 'bruising-blue', 'bruising-red', 'bruising-yellow', 'bruising-brown', 'bruising-black', 'bruising-green', 'bruising-milk', 'bruising-ink', 'smell-none', 'smell-flour', 'smell-anise', 'smell-almond', 'smell-fruity', 'smell-honey', 'smell-radish', 'smell-raw-potato', 'smell-ink', 'smell-garlic', 'smell-seafood', 'smell-spicy', 'smell-chlorine', 'smell-rotten', 'grows-on-soil', 'grows-on-grass', 'grows-on-wood', 'grows-on-chips', 'grows-on-dung', 'grows-on-straw', 'grows-on-moss', 'grows-on-buried', 'grows-on-insect', 'host-oak', 'host-beech', 'host-birch', 'host-chestnut', 'host-hazel', 'host-poplar', 'host-other-broadleaf', 'host-pine', 'host-spruce', 'host-other-conifer', 'host-none');
  CREATE TYPE "public"."enum_mushrooms_variable_marks" AS ENUM('underside', 'cap-shape', 'cap-color', 'surface', 'stem', 'ring', 'volva', 'spore-print', 'bruising', 'smell', 'grows-on', 'host');
  CREATE TYPE "public"."enum_mushrooms_specie_danger_syndrome" AS ENUM('coprine', 'muscarine', 'isoxazole', 'psilocybin', 'gastrointestinal', 'paxillus', 'trichothecene', 'rhabdomyolysis', 'allenic-norleucine', 'gyromitrin', 'amatoxin', 'acromelic', 'orellanine', 'encephalopathy', 'other');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_season_south" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_danger_syndrome" AS ENUM('coprine', 'muscarine', 'isoxazole', 'psilocybin', 'gastrointestinal', 'paxillus', 'trichothecene', 'rhabdomyolysis', 'allenic-norleucine', 'gyromitrin', 'amatoxin', 'acromelic', 'orellanine', 'encephalopathy', 'other');
  CREATE TYPE "public"."enum_searchterms_means" AS ENUM('species', 'poisoning');
  CREATE TYPE "public"."enum_products_goods" AS ENUM('psilocybin-spores', 'amanita-muscaria', 'soil', 'novel-food');
  CREATE TYPE "public"."enum_products_return_method" AS ENUM('mail', 'store', 'kiosk', 'none');
  CREATE TYPE "public"."enum_products_return_fees" AS ENUM('free', 'customer');
  CREATE TYPE "public"."enum_vendors_return_method" AS ENUM('mail', 'store', 'kiosk', 'none');
  CREATE TYPE "public"."enum_vendors_return_fees" AS ENUM('free', 'customer');
  CREATE TYPE "public"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recipes_v_published_locale" AS ENUM('en', 'es', 'pt');
  ALTER TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" ADD VALUE 'choice' BEFORE 'edible';
  ALTER TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" ADD VALUE 'edible-when-cooked' BEFORE 'inedible';
  ALTER TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" ADD VALUE 'medicinal' BEFORE 'inedible';
  ALTER TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" ADD VALUE 'psychoactive' BEFORE 'inedible';
  ALTER TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" ADD VALUE 'suspect' BEFORE 'toxic';
  ALTER TYPE "public"."enum_mushrooms_specie_edibility" ADD VALUE 'inedible' BEFORE 'toxic';
  ALTER TYPE "public"."enum_mushrooms_specie_edibility" ADD VALUE 'suspect' BEFORE 'toxic';
  ALTER TYPE "public"."enum_mushrooms_specie_edibility" ADD VALUE 'deadly';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" ADD VALUE 'choice' BEFORE 'edible';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" ADD VALUE 'edible-when-cooked' BEFORE 'inedible';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" ADD VALUE 'medicinal' BEFORE 'inedible';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" ADD VALUE 'psychoactive' BEFORE 'inedible';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" ADD VALUE 'suspect' BEFORE 'toxic';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_edibility" ADD VALUE 'inedible' BEFORE 'toxic';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_edibility" ADD VALUE 'suspect' BEFORE 'toxic';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_edibility" ADD VALUE 'deadly';
  CREATE TABLE "mushrooms_specie_danger_toxins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_danger_toxins_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_specie_season_south" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_specie_season_south",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_variable_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_variable_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_key_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mushrooms_key_marks_locales" (
  	"mark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_danger_toxins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_danger_toxins_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_version_specie_season_south" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__mushrooms_v_version_specie_season_south",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_mushrooms_marks_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_mushrooms_variable_marks_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_mushrooms_variable_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_mushrooms_key_marks_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mushrooms_key_marks_v_locales" (
  	"mark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "poisoncenters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"phone" varchar,
  	"emergency" varchar,
  	"url" varchar,
  	"source" varchar,
  	"order" numeric,
  	"is_certain" boolean,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "poisoncenters_locales" (
  	"name" varchar NOT NULL,
  	"hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "searchterms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"means" "enum_searchterms_means" DEFAULT 'species' NOT NULL,
  	"species_id" integer,
  	"terms" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_goods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_goods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_version_goods" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_goods",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vendors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_vendors_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "price_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product" numeric NOT NULL,
  	"variant" varchar,
  	"price" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"sales" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cart_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart" numeric NOT NULL,
  	"line" varchar NOT NULL,
  	"product" numeric NOT NULL,
  	"variant" varchar,
  	"quantity" numeric NOT NULL,
  	"seen_amount" numeric,
  	"seen_currency" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"comments_id" integer,
  	"impressions_id" integer,
  	"reviews_id" integer
  );
  
  CREATE TABLE "moderations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry" varchar NOT NULL,
  	"action" varchar NOT NULL,
  	"reason" varchar,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recipes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"author" varchar,
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "recipes_locales" (
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
  
  CREATE TABLE "recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  CREATE TABLE "_recipes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_image_id" integer,
  	"version_author" varchar,
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__recipes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_recipes_v_locales" (
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
  
  CREATE TABLE "_recipes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"mushrooms_id" integer
  );
  
  ALTER TABLE "mushrooms" ADD COLUMN "specie_danger_syndrome" "enum_mushrooms_specie_danger_syndrome";
  ALTER TABLE "mushrooms" ADD COLUMN "specie_danger_onset_min" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_danger_onset_max" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_microscopy_spore_length_min" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_microscopy_spore_length_max" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_microscopy_spore_width_min" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_microscopy_spore_width_max" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "mushrooms" ADD COLUMN "reviewer" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_danger_course" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_danger_first_aid" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_danger_fatality" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_danger_regions" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_microscopy_spore_shape" varchar;
  ALTER TABLE "mushrooms_locales" ADD COLUMN "specie_microscopy_note" varchar;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_danger_syndrome" "enum__mushrooms_v_version_specie_danger_syndrome";
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_danger_onset_min" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_danger_onset_max" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_microscopy_spore_length_min" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_microscopy_spore_length_max" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_microscopy_spore_width_min" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_microscopy_spore_width_max" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_reviewer" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_danger_course" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_danger_first_aid" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_danger_fatality" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_danger_regions" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_microscopy_spore_shape" varchar;
  ALTER TABLE "_mushrooms_v_locales" ADD COLUMN "version_specie_microscopy_note" varchar;
  ALTER TABLE "products_variants_variants" ADD COLUMN "pricing_amount" numeric;
  ALTER TABLE "products_variants_variants" ADD COLUMN "image_id" integer;
  ALTER TABLE "products_variants_variants" ADD COLUMN "sku" varchar;
  ALTER TABLE "products_variants_variants" ADD COLUMN "mpn" varchar;
  ALTER TABLE "products_product_quality_designations" ADD COLUMN "certifier" varchar;
  ALTER TABLE "products_sourcing_designations" ADD COLUMN "certifier" varchar;
  ALTER TABLE "products" ADD COLUMN "terms_shipping_price" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_currency" varchar;
  ALTER TABLE "products" ADD COLUMN "terms_handling_days_min" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_handling_days_max" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_transit_days_min" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_transit_days_max" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_return_days" numeric;
  ALTER TABLE "products" ADD COLUMN "terms_return_method" "enum_products_return_method";
  ALTER TABLE "products" ADD COLUMN "terms_return_fees" "enum_products_return_fees";
  ALTER TABLE "_products_v_version_variants_variants" ADD COLUMN "pricing_amount" numeric;
  ALTER TABLE "_products_v_version_variants_variants" ADD COLUMN "image_id" integer;
  ALTER TABLE "_products_v_version_variants_variants" ADD COLUMN "sku" varchar;
  ALTER TABLE "_products_v_version_variants_variants" ADD COLUMN "mpn" varchar;
  ALTER TABLE "_products_v_version_product_quality_designations" ADD COLUMN "certifier" varchar;
  ALTER TABLE "_products_v_version_sourcing_designations" ADD COLUMN "certifier" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_shipping_price" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_currency" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_handling_days_min" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_handling_days_max" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_transit_days_min" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_transit_days_max" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_return_days" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_return_method" "enum_products_return_method";
  ALTER TABLE "_products_v" ADD COLUMN "version_terms_return_fees" "enum_products_return_fees";
  ALTER TABLE "vendors" ADD COLUMN "away_until" timestamp(3) with time zone;
  ALTER TABLE "vendors" ADD COLUMN "terms_shipping_price" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_currency" varchar;
  ALTER TABLE "vendors" ADD COLUMN "terms_free_shipping_from" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_handling_days_min" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_handling_days_max" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_transit_days_min" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_transit_days_max" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_return_days" numeric;
  ALTER TABLE "vendors" ADD COLUMN "terms_return_method" "enum_vendors_return_method";
  ALTER TABLE "vendors" ADD COLUMN "terms_return_fees" "enum_vendors_return_fees";
  ALTER TABLE "_vendors_v" ADD COLUMN "version_away_until" timestamp(3) with time zone;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_shipping_price" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_currency" varchar;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_free_shipping_from" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_handling_days_min" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_handling_days_max" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_transit_days_min" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_transit_days_max" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_return_days" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_return_method" "enum_vendors_return_method";
  ALTER TABLE "_vendors_v" ADD COLUMN "version_terms_return_fees" "enum_vendors_return_fees";
  ALTER TABLE "comments" ADD COLUMN "refusal" varchar;
  ALTER TABLE "comments_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "_comments_v" ADD COLUMN "version_refusal" varchar;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "impressions" ADD COLUMN "refusal" varchar;
  ALTER TABLE "_impressions_v" ADD COLUMN "version_refusal" varchar;
  ALTER TABLE "reviews" ADD COLUMN "refusal" varchar;
  ALTER TABLE "reviews_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_refusal" varchar;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "likes_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "redirects_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "header_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "footer_rels" ADD COLUMN "recipes_id" integer;
  ALTER TABLE "mushrooms_specie_danger_toxins" ADD CONSTRAINT "mushrooms_specie_danger_toxins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_danger_toxins_locales" ADD CONSTRAINT "mushrooms_specie_danger_toxins_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_specie_danger_toxins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_specie_season_south" ADD CONSTRAINT "mushrooms_specie_season_south_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_marks" ADD CONSTRAINT "mushrooms_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_variable_marks" ADD CONSTRAINT "mushrooms_variable_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_key_marks" ADD CONSTRAINT "mushrooms_key_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_key_marks_locales" ADD CONSTRAINT "mushrooms_key_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_key_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_danger_toxins" ADD CONSTRAINT "_mushrooms_v_version_specie_danger_toxins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_danger_toxins_locales" ADD CONSTRAINT "_mushrooms_v_version_specie_danger_toxins_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_version_specie_danger_toxins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_version_specie_season_south" ADD CONSTRAINT "_mushrooms_v_version_specie_season_south_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_marks_v" ADD CONSTRAINT "_mushrooms_marks_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_variable_marks_v" ADD CONSTRAINT "_mushrooms_variable_marks_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_key_marks_v" ADD CONSTRAINT "_mushrooms_key_marks_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_key_marks_v_locales" ADD CONSTRAINT "_mushrooms_key_marks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_key_marks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poisoncenters_locales" ADD CONSTRAINT "poisoncenters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poisoncenters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "searchterms" ADD CONSTRAINT "searchterms_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_goods" ADD CONSTRAINT "products_goods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_goods" ADD CONSTRAINT "_products_v_version_goods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors_texts" ADD CONSTRAINT "vendors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v_texts" ADD CONSTRAINT "_vendors_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "moderations" ADD CONSTRAINT "moderations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_locales" ADD CONSTRAINT "recipes_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_locales" ADD CONSTRAINT "recipes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_locales" ADD CONSTRAINT "_recipes_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_locales" ADD CONSTRAINT "_recipes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_specie_danger_toxins_order_idx" ON "mushrooms_specie_danger_toxins" USING btree ("_order");
  CREATE INDEX "mushrooms_specie_danger_toxins_parent_id_idx" ON "mushrooms_specie_danger_toxins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_specie_danger_toxins_locales_locale_parent_id_uniq" ON "mushrooms_specie_danger_toxins_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_specie_season_south_order_idx" ON "mushrooms_specie_season_south" USING btree ("order");
  CREATE INDEX "mushrooms_specie_season_south_parent_idx" ON "mushrooms_specie_season_south" USING btree ("parent_id");
  CREATE INDEX "mushrooms_marks_order_idx" ON "mushrooms_marks" USING btree ("order");
  CREATE INDEX "mushrooms_marks_parent_idx" ON "mushrooms_marks" USING btree ("parent_id");
  CREATE INDEX "mushrooms_variable_marks_order_idx" ON "mushrooms_variable_marks" USING btree ("order");
  CREATE INDEX "mushrooms_variable_marks_parent_idx" ON "mushrooms_variable_marks" USING btree ("parent_id");
  CREATE INDEX "mushrooms_key_marks_order_idx" ON "mushrooms_key_marks" USING btree ("_order");
  CREATE INDEX "mushrooms_key_marks_parent_id_idx" ON "mushrooms_key_marks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mushrooms_key_marks_locales_locale_parent_id_unique" ON "mushrooms_key_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_danger_toxins_order_idx" ON "_mushrooms_v_version_specie_danger_toxins" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_version_specie_danger_toxins_parent_id_idx" ON "_mushrooms_v_version_specie_danger_toxins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_v_version_specie_danger_toxins_locales_locale_par" ON "_mushrooms_v_version_specie_danger_toxins_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_version_specie_season_south_order_idx" ON "_mushrooms_v_version_specie_season_south" USING btree ("order");
  CREATE INDEX "_mushrooms_v_version_specie_season_south_parent_idx" ON "_mushrooms_v_version_specie_season_south" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_marks_v_order_idx" ON "_mushrooms_marks_v" USING btree ("order");
  CREATE INDEX "_mushrooms_marks_v_parent_idx" ON "_mushrooms_marks_v" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_variable_marks_v_order_idx" ON "_mushrooms_variable_marks_v" USING btree ("order");
  CREATE INDEX "_mushrooms_variable_marks_v_parent_idx" ON "_mushrooms_variable_marks_v" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_key_marks_v_order_idx" ON "_mushrooms_key_marks_v" USING btree ("_order");
  CREATE INDEX "_mushrooms_key_marks_v_parent_id_idx" ON "_mushrooms_key_marks_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_mushrooms_key_marks_v_locales_locale_parent_id_unique" ON "_mushrooms_key_marks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "poisoncenters_country_idx" ON "poisoncenters" USING btree ("country");
  CREATE INDEX "poisoncenters_updated_at_idx" ON "poisoncenters" USING btree ("updated_at");
  CREATE INDEX "poisoncenters_created_at_idx" ON "poisoncenters" USING btree ("created_at");
  CREATE UNIQUE INDEX "poisoncenters_locales_locale_parent_id_unique" ON "poisoncenters_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "searchterms_title_idx" ON "searchterms" USING btree ("title");
  CREATE INDEX "searchterms_species_idx" ON "searchterms" USING btree ("species_id");
  CREATE INDEX "searchterms_updated_at_idx" ON "searchterms" USING btree ("updated_at");
  CREATE INDEX "searchterms_created_at_idx" ON "searchterms" USING btree ("created_at");
  CREATE INDEX "products_goods_order_idx" ON "products_goods" USING btree ("order");
  CREATE INDEX "products_goods_parent_idx" ON "products_goods" USING btree ("parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_version_goods_order_idx" ON "_products_v_version_goods" USING btree ("order");
  CREATE INDEX "_products_v_version_goods_parent_idx" ON "_products_v_version_goods" USING btree ("parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "vendors_texts_order_parent" ON "vendors_texts" USING btree ("order","parent_id");
  CREATE INDEX "_vendors_v_texts_order_parent" ON "_vendors_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "price_records_product_idx" ON "price_records" USING btree ("product");
  CREATE INDEX "price_records_updated_at_idx" ON "price_records" USING btree ("updated_at");
  CREATE INDEX "price_records_created_at_idx" ON "price_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "carts_key_idx" ON "carts" USING btree ("key");
  CREATE INDEX "carts_used_at_idx" ON "carts" USING btree ("used_at");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_lines_updated_at_idx" ON "cart_lines" USING btree ("updated_at");
  CREATE INDEX "cart_lines_created_at_idx" ON "cart_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_line_idx" ON "cart_lines" USING btree ("cart","line");
  CREATE INDEX "reports_user_idx" ON "reports" USING btree ("user_id");
  CREATE INDEX "reports_target_idx" ON "reports" USING btree ("target");
  CREATE UNIQUE INDEX "reports_key_idx" ON "reports" USING btree ("key");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_comments_id_idx" ON "reports_rels" USING btree ("comments_id");
  CREATE INDEX "reports_rels_impressions_id_idx" ON "reports_rels" USING btree ("impressions_id");
  CREATE INDEX "reports_rels_reviews_id_idx" ON "reports_rels" USING btree ("reviews_id");
  CREATE INDEX "moderations_entry_idx" ON "moderations" USING btree ("entry");
  CREATE INDEX "moderations_user_idx" ON "moderations" USING btree ("user_id");
  CREATE INDEX "moderations_updated_at_idx" ON "moderations" USING btree ("updated_at");
  CREATE INDEX "moderations_created_at_idx" ON "moderations" USING btree ("created_at");
  CREATE UNIQUE INDEX "recipes_slug_idx" ON "recipes" USING btree ("slug");
  CREATE INDEX "recipes_image_idx" ON "recipes" USING btree ("image_id");
  CREATE INDEX "recipes_updated_at_idx" ON "recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");
  CREATE INDEX "recipes__status_idx" ON "recipes" USING btree ("_status");
  CREATE INDEX "recipes_title_idx" ON "recipes_locales" USING btree ("title","_locale");
  CREATE INDEX "recipes_meta_meta_image_idx" ON "recipes_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "recipes_locales_locale_parent_id_unique" ON "recipes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recipes_rels_order_idx" ON "recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_categories_id_idx" ON "recipes_rels" USING btree ("categories_id");
  CREATE INDEX "recipes_rels_mushrooms_id_idx" ON "recipes_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_slug_idx" ON "_recipes_v" USING btree ("version_slug");
  CREATE INDEX "_recipes_v_version_version_image_idx" ON "_recipes_v" USING btree ("version_image_id");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_snapshot_idx" ON "_recipes_v" USING btree ("snapshot");
  CREATE INDEX "_recipes_v_published_locale_idx" ON "_recipes_v" USING btree ("published_locale");
  CREATE INDEX "_recipes_v_latest_idx" ON "_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_version_version_title_idx" ON "_recipes_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_recipes_v_version_meta_version_meta_image_idx" ON "_recipes_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_recipes_v_locales_locale_parent_id_unique" ON "_recipes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recipes_v_rels_order_idx" ON "_recipes_v_rels" USING btree ("order");
  CREATE INDEX "_recipes_v_rels_parent_idx" ON "_recipes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_rels_path_idx" ON "_recipes_v_rels" USING btree ("path");
  CREATE INDEX "_recipes_v_rels_categories_id_idx" ON "_recipes_v_rels" USING btree ("categories_id");
  CREATE INDEX "_recipes_v_rels_mushrooms_id_idx" ON "_recipes_v_rels" USING btree ("mushrooms_id");
  ALTER TABLE "products_variants_variants" ADD CONSTRAINT "products_variants_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_variants" ADD CONSTRAINT "_products_v_version_variants_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_rels" ADD CONSTRAINT "header_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_variants_variants_image_idx" ON "products_variants_variants" USING btree ("image_id");
  CREATE INDEX "_products_v_version_variants_variants_image_idx" ON "_products_v_version_variants_variants" USING btree ("image_id");
  CREATE INDEX "comments_rels_recipes_id_idx" ON "comments_rels" USING btree ("recipes_id");
  CREATE INDEX "_comments_v_rels_recipes_id_idx" ON "_comments_v_rels" USING btree ("recipes_id");
  CREATE INDEX "reviews_rels_recipes_id_idx" ON "reviews_rels" USING btree ("recipes_id");
  CREATE INDEX "_reviews_v_rels_recipes_id_idx" ON "_reviews_v_rels" USING btree ("recipes_id");
  CREATE INDEX "likes_rels_recipes_id_idx" ON "likes_rels" USING btree ("recipes_id");
  CREATE INDEX "redirects_rels_recipes_id_idx" ON "redirects_rels" USING btree ("recipes_id");
  CREATE INDEX "header_rels_recipes_id_idx" ON "header_rels" USING btree ("recipes_id");
  CREATE INDEX "footer_rels_recipes_id_idx" ON "footer_rels" USING btree ("recipes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms_specie_danger_toxins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_specie_danger_toxins_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_specie_season_south" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_variable_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_key_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_key_marks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_version_specie_danger_toxins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_version_specie_danger_toxins_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_version_specie_season_south" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_marks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_variable_marks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_key_marks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_key_marks_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poisoncenters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poisoncenters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "searchterms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_goods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_goods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendors_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendors_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "carts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cart_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moderations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mushrooms_specie_danger_toxins" CASCADE;
  DROP TABLE "mushrooms_specie_danger_toxins_locales" CASCADE;
  DROP TABLE "mushrooms_specie_season_south" CASCADE;
  DROP TABLE "mushrooms_marks" CASCADE;
  DROP TABLE "mushrooms_variable_marks" CASCADE;
  DROP TABLE "mushrooms_key_marks" CASCADE;
  DROP TABLE "mushrooms_key_marks_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_danger_toxins" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_danger_toxins_locales" CASCADE;
  DROP TABLE "_mushrooms_v_version_specie_season_south" CASCADE;
  DROP TABLE "_mushrooms_marks_v" CASCADE;
  DROP TABLE "_mushrooms_variable_marks_v" CASCADE;
  DROP TABLE "_mushrooms_key_marks_v" CASCADE;
  DROP TABLE "_mushrooms_key_marks_v_locales" CASCADE;
  DROP TABLE "poisoncenters" CASCADE;
  DROP TABLE "poisoncenters_locales" CASCADE;
  DROP TABLE "searchterms" CASCADE;
  DROP TABLE "products_goods" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "_products_v_version_goods" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "vendors_texts" CASCADE;
  DROP TABLE "_vendors_v_texts" CASCADE;
  DROP TABLE "price_records" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  DROP TABLE "moderations" CASCADE;
  DROP TABLE "recipes" CASCADE;
  DROP TABLE "recipes_locales" CASCADE;
  DROP TABLE "recipes_rels" CASCADE;
  DROP TABLE "_recipes_v" CASCADE;
  DROP TABLE "_recipes_v_locales" CASCADE;
  DROP TABLE "_recipes_v_rels" CASCADE;
  ALTER TABLE "products_variants_variants" DROP CONSTRAINT "products_variants_variants_image_id_media_id_fk";
  
  ALTER TABLE "_products_v_version_variants_variants" DROP CONSTRAINT "_products_v_version_variants_variants_image_id_media_id_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT "comments_rels_recipes_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT "_comments_v_rels_recipes_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_recipes_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT "_reviews_v_rels_recipes_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT "likes_rels_recipes_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_recipes_fk";
  
  ALTER TABLE "header_rels" DROP CONSTRAINT "header_rels_recipes_fk";
  
  ALTER TABLE "footer_rels" DROP CONSTRAINT "footer_rels_recipes_fk";
  
  ALTER TABLE "mushrooms_specie_look_alike_species" ALTER COLUMN "edibility" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility";
  CREATE TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" AS ENUM('edible', 'inedible', 'toxic', 'deadly');
  ALTER TABLE "mushrooms_specie_look_alike_species" ALTER COLUMN "edibility" SET DATA TYPE "public"."enum_mushrooms_specie_look_alike_species_edibility" USING "edibility"::"public"."enum_mushrooms_specie_look_alike_species_edibility";
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_edibility" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_edibility";
  CREATE TYPE "public"."enum_mushrooms_specie_edibility" AS ENUM('choice', 'edible', 'edible-when-cooked', 'medicinal', 'psychoactive', 'toxic');
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_edibility" SET DATA TYPE "public"."enum_mushrooms_specie_edibility" USING "specie_edibility"::"public"."enum_mushrooms_specie_edibility";
  ALTER TABLE "_mushrooms_v_version_specie_look_alike_species" ALTER COLUMN "edibility" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" AS ENUM('edible', 'inedible', 'toxic', 'deadly');
  ALTER TABLE "_mushrooms_v_version_specie_look_alike_species" ALTER COLUMN "edibility" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_look_alike_species_edibility" USING "edibility"::"public"."enum__mushrooms_v_version_specie_look_alike_species_edibility";
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_edibility" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_edibility";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_edibility" AS ENUM('choice', 'edible', 'edible-when-cooked', 'medicinal', 'psychoactive', 'toxic');
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_edibility" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_edibility" USING "version_specie_edibility"::"public"."enum__mushrooms_v_version_specie_edibility";
  DROP INDEX "products_variants_variants_image_idx";
  DROP INDEX "_products_v_version_variants_variants_image_idx";
  DROP INDEX "comments_rels_recipes_id_idx";
  DROP INDEX "_comments_v_rels_recipes_id_idx";
  DROP INDEX "reviews_rels_recipes_id_idx";
  DROP INDEX "_reviews_v_rels_recipes_id_idx";
  DROP INDEX "likes_rels_recipes_id_idx";
  DROP INDEX "redirects_rels_recipes_id_idx";
  DROP INDEX "header_rels_recipes_id_idx";
  DROP INDEX "footer_rels_recipes_id_idx";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_danger_syndrome";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_danger_onset_min";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_danger_onset_max";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_microscopy_spore_length_min";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_microscopy_spore_length_max";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_microscopy_spore_width_min";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_microscopy_spore_width_max";
  ALTER TABLE "mushrooms" DROP COLUMN "reviewed_at";
  ALTER TABLE "mushrooms" DROP COLUMN "reviewer";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_danger_course";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_danger_first_aid";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_danger_fatality";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_danger_regions";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_microscopy_spore_shape";
  ALTER TABLE "mushrooms_locales" DROP COLUMN "specie_microscopy_note";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_danger_syndrome";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_danger_onset_min";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_danger_onset_max";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_microscopy_spore_length_min";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_microscopy_spore_length_max";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_microscopy_spore_width_min";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_microscopy_spore_width_max";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_reviewed_at";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_reviewer";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_danger_course";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_danger_first_aid";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_danger_fatality";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_danger_regions";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_microscopy_spore_shape";
  ALTER TABLE "_mushrooms_v_locales" DROP COLUMN "version_specie_microscopy_note";
  ALTER TABLE "products_variants_variants" DROP COLUMN "pricing_amount";
  ALTER TABLE "products_variants_variants" DROP COLUMN "image_id";
  ALTER TABLE "products_variants_variants" DROP COLUMN "sku";
  ALTER TABLE "products_variants_variants" DROP COLUMN "mpn";
  ALTER TABLE "products_product_quality_designations" DROP COLUMN "certifier";
  ALTER TABLE "products_sourcing_designations" DROP COLUMN "certifier";
  ALTER TABLE "products" DROP COLUMN "terms_shipping_price";
  ALTER TABLE "products" DROP COLUMN "terms_currency";
  ALTER TABLE "products" DROP COLUMN "terms_handling_days_min";
  ALTER TABLE "products" DROP COLUMN "terms_handling_days_max";
  ALTER TABLE "products" DROP COLUMN "terms_transit_days_min";
  ALTER TABLE "products" DROP COLUMN "terms_transit_days_max";
  ALTER TABLE "products" DROP COLUMN "terms_return_days";
  ALTER TABLE "products" DROP COLUMN "terms_return_method";
  ALTER TABLE "products" DROP COLUMN "terms_return_fees";
  ALTER TABLE "_products_v_version_variants_variants" DROP COLUMN "pricing_amount";
  ALTER TABLE "_products_v_version_variants_variants" DROP COLUMN "image_id";
  ALTER TABLE "_products_v_version_variants_variants" DROP COLUMN "sku";
  ALTER TABLE "_products_v_version_variants_variants" DROP COLUMN "mpn";
  ALTER TABLE "_products_v_version_product_quality_designations" DROP COLUMN "certifier";
  ALTER TABLE "_products_v_version_sourcing_designations" DROP COLUMN "certifier";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_shipping_price";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_currency";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_handling_days_min";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_handling_days_max";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_transit_days_min";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_transit_days_max";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_return_days";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_return_method";
  ALTER TABLE "_products_v" DROP COLUMN "version_terms_return_fees";
  ALTER TABLE "vendors" DROP COLUMN "away_until";
  ALTER TABLE "vendors" DROP COLUMN "terms_shipping_price";
  ALTER TABLE "vendors" DROP COLUMN "terms_currency";
  ALTER TABLE "vendors" DROP COLUMN "terms_free_shipping_from";
  ALTER TABLE "vendors" DROP COLUMN "terms_handling_days_min";
  ALTER TABLE "vendors" DROP COLUMN "terms_handling_days_max";
  ALTER TABLE "vendors" DROP COLUMN "terms_transit_days_min";
  ALTER TABLE "vendors" DROP COLUMN "terms_transit_days_max";
  ALTER TABLE "vendors" DROP COLUMN "terms_return_days";
  ALTER TABLE "vendors" DROP COLUMN "terms_return_method";
  ALTER TABLE "vendors" DROP COLUMN "terms_return_fees";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_away_until";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_shipping_price";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_currency";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_free_shipping_from";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_handling_days_min";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_handling_days_max";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_transit_days_min";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_transit_days_max";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_return_days";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_return_method";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_terms_return_fees";
  ALTER TABLE "comments" DROP COLUMN "refusal";
  ALTER TABLE "comments_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "_comments_v" DROP COLUMN "version_refusal";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "impressions" DROP COLUMN "refusal";
  ALTER TABLE "_impressions_v" DROP COLUMN "version_refusal";
  ALTER TABLE "reviews" DROP COLUMN "refusal";
  ALTER TABLE "reviews_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_refusal";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "likes_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "header_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "footer_rels" DROP COLUMN "recipes_id";
  DROP TYPE "public"."enum_mushrooms_specie_season_south";
  DROP TYPE "public"."enum_mushrooms_marks";
  DROP TYPE "public"."enum_mushrooms_variable_marks";
  DROP TYPE "public"."enum_mushrooms_specie_danger_syndrome";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_season_south";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_danger_syndrome";
  DROP TYPE "public"."enum_searchterms_means";
  DROP TYPE "public"."enum_products_goods";
  DROP TYPE "public"."enum_products_return_method";
  DROP TYPE "public"."enum_products_return_fees";
  DROP TYPE "public"."enum_vendors_return_method";
  DROP TYPE "public"."enum_vendors_return_fees";
  DROP TYPE "public"."enum_recipes_status";
  DROP TYPE "public"."enum__recipes_v_version_status";
  DROP TYPE "public"."enum__recipes_v_published_locale";`)
}
