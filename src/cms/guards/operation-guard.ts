import type { CollectionBeforeOperationHook, CollectionConfig, Plugin, Where } from 'payload'
import { isPlain } from '@/core/is-record'
import { isLocale } from '@/core/locales'
import { limits } from '@/core/limits'
import { isAdmin } from '../access/atoms'
import { checkAdminWhere } from './admin-filter'
import { operationOf, withHooks } from '../hooks'
import { totalsBeyondLastPage } from './beyond-last-page'
import { comparedFields, listOperators, reject } from './filter-tree'
import { namedFields } from './named-fields'
import type { Refusal } from './refusals'
import { isComparable, publicFieldsOf, type FieldKind } from './public-fields'

const operators = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])

type Fields = ReadonlyMap<string, FieldKind>

const bounds = { depth: 4, nodes: 30 } as const
const maxValues = 100

/** The values of a list operator, which a query string separates by commas. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isPlain(value) ? String(value).split(',') : reject('refusals.filterValue')
}

function checkValue(kind: FieldKind, operator: string, value: unknown): void {
  if (operator === 'exists') {
    if (![true, false, 'true', 'false'].some((allowed) => allowed === value)) reject('refusals.filterValue')
    return
  }
  const values = listOperators.has(operator) ? listOf(value) : [value]
  if (values.length > maxValues || !values.every((one) => isComparable(kind, one))) reject('refusals.filterValue')
}

/**
 * Checks a caller's filter: known operators, named fields, and a bounded size (G2).
 * @throws APIError 400
 */
function checkWhere(where: unknown, fields: Fields): void {
  for (const [path, comparisons] of comparedFields(where, bounds)) {
    // GraphQL writes the path `breadcrumbs.doc` as `breadcrumbs__doc`.
    const kind = fields.get(path.replaceAll('__', '.')) ?? reject('refusals.filterField')
    for (const [operator, operand] of Object.entries(comparisons)) {
      if (!operators.has(operator)) reject('refusals.filterOperator')
      checkValue(kind, operator, operand)
      // Payload passes the ids of a list on unconverted, and a database fails on a string where it holds numbers.
      if (kind === 'id' && listOperators.has(operator)) comparisons[operator] = listOf(operand).map(Number)
    }
  }
}

function checkSort(sort: unknown, fields: Fields): void {
  if (sort === undefined || sort === null) return
  const entries: unknown[] = Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : [sort]
  for (const entry of entries) {
    if (typeof entry !== 'string' || !fields.has(entry.replace(/^-/, ''))) reject('refusals.sortField')
  }
}

type NumberRule = { low: number; high: number; usual: number; refusal: Refusal }

/** The numbers a caller may choose. `usual` is for those who choose none. */
export const numberRules = {
  limit: { low: 1, high: limits.fetchLimit, usual: 10, refusal: 'refusals.limit' },
  page: { low: 1, high: limits.maxPage, usual: 1, refusal: 'refusals.page' },
  depth: { low: 0, high: limits.fetchDepth, usual: 0, refusal: 'refusals.depth' },
} as const satisfies Record<string, NumberRule>

/**
 * Payload passes on unchanged what it cannot parse as a number, and GraphQL gives null for an argument that is left
 * out.
 */
function numberWithin(value: unknown, { low, high, usual, refusal }: NumberRule): number {
  if (value === undefined || value === null) return usual
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
  return fits ? value : reject(refusal)
}

type Args = {
  req?: { payloadAPI?: string; user?: unknown; locale?: unknown; query?: Record<string, unknown> }
  limit?: unknown
  page?: unknown
  depth?: unknown
  draft?: unknown
  trash?: unknown
  populate?: unknown
  joins?: unknown
  select?: unknown
  pagination?: unknown
  sort?: unknown
  where?: Where
  data?: Record<string, unknown>
  overrideAccess?: unknown
  /** Set only by Payload, when it fetches the relations of a response or checks those of a body. No call can set it. */
  disableErrors?: unknown
  /** The depth of a relation that Payload fetches, where the document of the response is 1; 0 over GraphQL. */
  currentDepth?: unknown
}

/**
 * Keeps the REST and GraphQL calls of non-admins inside the limits: rejects invalid arguments, and turns off options
 * that only admins may use.
 * @throws APIError 400
 */
export function boundArguments(
  args: Args,
  fields: Fields,
  mostAtDepth: readonly number[] = limits.fetchLimitAtDepth,
): void {
  args.draft = false
  args.trash = false
  // The server sets the times of a row, and a value of the wrong shape would reach the database.
  for (const name of ['createdAt', 'updatedAt']) delete args.data?.[name]
  // Payload itself made this filter: the ids of all relations at once, and the field's own rule.
  if (args.disableErrors === true) return
  checkWhere(args.where, fields)
  checkSort(args.sort, fields)
  for (const name of ['limit', 'page', 'depth'] as const) {
    if (name in args) args[name] = numberWithin(args[name], numberRules[name])
  }
  const most = mostAtDepth[Number(args.depth ?? 0)] ?? limits.fetchLimit
  if ('page' in args && Number(args.limit) > most) reject('refusals.limitAtDepth')
  if ('pagination' in args) args.pagination = true
  args.populate = namedFields
  delete args.joins
  delete args.select
  if (args.req && !isLocale(args.req.locale)) args.req.locale = 'en'
}

/**
 * Returns only the naming fields of a populated relation, also where the response is a global, for which Payload does
 * not read what the global's own hook has set (T-1A).
 */
function nameOnly(args: Args, collection: string): void {
  args.populate = namedFields
  const select = Object.entries(namedFields).find(([slug]) => slug === collection)?.[1]
  if (select) args.select = select
  else delete args.select
}

/** Collections whose documents, relations included, are small: the limit does not fall with depth. */
const light: ReadonlySet<string> = new Set(['categories', 'media', 'poisoncenters'])

type Operation = Parameters<CollectionBeforeOperationHook>[0]

const isFromOutside = ({ args, req }: Operation): boolean =>
  (req.payloadAPI === 'REST' || req.payloadAPI === 'GraphQL') && (args as Args).overrideAccess !== true

/** Checks the filter of an admin's call. */
export const checkAdminFilter = (operation: Operation): void => {
  const given = operation.args as Args
  // Payload builds the filter itself where it fetches the relations of a response.
  if (isFromOutside(operation) && isAdmin(operation.req.user) && given.disableErrors !== true)
    checkAdminWhere(given.where, operation.collection.flattenedFields)
}

const writes: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion'])

const withGuard = (collection: CollectionConfig): CollectionConfig => {
  const fields = publicFieldsOf(collection.custom)
  const most = light.has(collection.slug) ? [] : limits.fetchLimitAtDepth
  const bound: CollectionBeforeOperationHook = (operation) => {
    const { args } = operation
    const given = args as Args
    if (!isFromOutside(operation)) return args
    if (isAdmin(operation.req.user)) {
      checkAdminFilter(operation)
      // Hooks after a write read the document of the response, so it must be complete, whatever `select` the call
      // sends.
      if (writes.has(operationOf(operation))) delete given.select
      return args
    }
    boundArguments(given, fields, most)
    if (given.disableErrors === true && Number(given.currentDepth) > 1) nameOnly(given, collection.slug)
    return args
  }
  return withHooks(collection, { beforeOperation: [bound], afterOperation: [totalsBeyondLastPage] }, 'first')
}

/** Adds the operation guard to every collection, plugin-made ones included, so it must be the last plugin. */
export const operationGuardPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withGuard),
})
