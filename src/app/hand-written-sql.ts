import type { Payload } from 'payload'
import { checkTables } from '@/cms/tables'

const counters = ['like_count', 'helpful_count', 'rating_sum', 'rating_count', 'impression_sum', 'impression_count']
const moments = ['updated_at', 'created_at']
const sale = ['_parent_id', 'active', 'scheduled_sale', 'date_range_from', 'date_range_to']
const version = ['parent_id']
const goods = ['order', 'parent_id', 'value']
const rels = ['parent_id', 'path', 'categories_id', 'mushrooms_id']
const entry = ['id', 'target', 'user_id', 'anonymous', 'refusal', '_status', 'created_at']
const rated = [...entry, 'headline', 'rating']

/**
 * The columns that hand-written SQL names, by table. The start compares them with the adapter's tables
 * (src/cms/tables.ts); bulk reads check their own.
 */
export const handWrittenSqlColumns: Readonly<Record<string, readonly string[]>> = {
  stats: ['key', 'stock', ...counters, ...moments],
  changes: ['id', 'key', 'scope', ...moments],
  likes: ['id', 'target'],
  helpfuls: ['id', 'target'],
  reports: ['target'],
  comments: [...entry, 'comment'],
  reviews: [...rated, 'review'],
  impressions: [...rated, 'impression', 'other_consumption_form'],
  _comments_v: version,
  _reviews_v: version,
  _impressions_v: version,
  users: ['id', 'name', 'alias', 'avatar_id'],
  carts: ['id', 'key', 'used_at', ...moments],
  cart_lines: [
    ...['id', 'cart', 'line', 'product', 'variant', 'quantity', 'seen_amount', 'seen_currency', 'title'],
    ...moments,
  ],
  mushrooms: ['id', 'specie_scientific_name', 'specie_edibility', 'specie_psychoactive', '_status'],
  mushrooms_rels: ['parent_id', 'path', 'categories_id'],
  mushrooms_specie_synonyms: ['_parent_id', 'name'],
  mushrooms_specie_look_alike_species: ['_parent_id', 'species'],
  products: ['id', 'updated_at', 'vendor_id', '_status'],
  products_sales: sale,
  products_variants_variants: ['id', '_parent_id'],
  products_variants_variants_sales: sale,
  price_records: ['id', 'product', 'variant', 'price', 'currency', 'sales', ...moments],
  products_goods: ['id', ...goods],
  products_rels: rels,
  _products_v: ['id', 'latest', ...version],
  _products_v_version_goods: goods,
  _products_v_rels: rels,
  categories: ['id', 'path'],
  vendors: ['id', 'updated_at', '_status', 'status', 'away_until'],
  payload_jobs: ['id', 'input', 'processing', 'task_slug', 'updated_at'],
  payload_kv: ['key', 'data'],
  form_submissions: ['id', 'dedupe_key'],
  form_submissions_submission_data: ['_parent_id'],
}

/** @throws Error naming the tables and columns that the content model lacks */
export const checkHandWrittenSql = (payload: Payload): void => checkTables(payload, handWrittenSqlColumns)
