import 'server-only'
import { initI18n } from '@payloadcms/translations'
import { createHash } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { SentForm } from '@/cms/guards/form-guard'
import type { Refusal } from '@/cms/guards/refusals'
import { getCms } from '@/cms/public-find'
import { adminOf } from '@/cms/session'
import { AppError } from '@/core/errors'
import { defaultLocale, isLocale } from '@/core/locales'
import { firstValue } from '@/core/query'
import { keyColumns } from './columns'
import { readTable, writeTable, type Table, type TableFault } from './csv'
import { planTable, type Plan, type PlannedRow } from './plan'
import { rowsOf } from './rows'
import { rulesOf } from './rules'
import { storedProducts } from './stored'
import { withImportLock, RowFailed } from './write'

const malformed = 'refusals.malformedForm' satisfies Refusal

/** The response to a sent table: why the file is no table, or what its rows would change or have changed. */
export type TableResponse = TableFault | TableResult

type TableResult = {
  readonly rows: readonly PlannedRow[]
  /** The hash of this plan, sent back to write it, so that only what the admin has seen is written. */
  readonly seen: string
  readonly state: 'planned' | 'written' | 'stale' | 'failed'
  /** The row that could not be written, its error, and the slugs of products that could not be rolled back (`left`). */
  readonly failed?: { readonly row: number; readonly said: string; readonly left: readonly string[] }
}

/** @throws AppError forbidden for everybody but admins */
async function requestOf(request: Request, language: string): Promise<PayloadRequest> {
  const user = await adminOf(request)
  const cms = await getCms()
  const i18n = await initI18n({
    config: cms.config.i18n,
    context: 'api',
    language: isLocale(language) ? language : defaultLocale,
  })
  return createLocalReq({ user, req: { i18n, t: i18n.t } }, cms)
}

const markOf = ({ rows }: Plan): string => createHash('sha256').update(JSON.stringify(rows)).digest('base64url')

async function planOf({ lines, mayHaveDecimalCommas }: Table, req: PayloadRequest): Promise<Plan> {
  const slugs = lines.map(({ cells }) => cells[keyColumns.product] ?? '')
  const stored = await storedProducts(req.payload, slugs)
  return planTable(lines, { ...stored, mayHaveDecimalCommas, rules: rulesOf(req) })
}

const lookedAt = (plan: Plan): TableResult => ({ rows: plan.rows, seen: markOf(plan), state: 'planned' })

/** The text of a file; null where it is not UTF-8, since decoding would silently replace its letters. */
async function textOf(part: string | File | undefined): Promise<string | null> {
  if (part === undefined) throw new AppError('badRequest', malformed)
  if (typeof part === 'string') return part
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await part.arrayBuffer())
  } catch {
    return null
  }
}

/**
 * POST /api/products/table with `table`, a CSV file: a dry run that returns the changes and errors of each row. With
 * `seen`, the hash of a dry run, and without errors, it writes all rows or none.
 * @throws AppError forbidden for everybody but admins
 */
export async function importProducts(sent: SentForm, request: Request): Promise<TableResponse> {
  const req = await requestOf(request, firstValue(sent.all('language')))
  const text = await textOf(sent.all('table')[0])
  const table = text === null ? ({ fault: 'encoding' } as const) : readTable(text)
  if ('fault' in table) return table
  const wanted = firstValue(sent.all('seen'))
  if (wanted === '') return lookedAt(await planOf(table, req))
  return withImportLock(req, async (writeAll) => {
    const plan = await planOf(table, req)
    const looked = lookedAt(plan)
    if (plan.rows.some(({ kind }) => kind === 'wrong')) return looked
    if (wanted !== looked.seen) return { ...looked, state: 'stale' }
    try {
      await writeAll(plan.writes)
    } catch (error) {
      if (!(error instanceof RowFailed)) throw error
      const { row, message: said, left, cause } = error
      const but = left.length > 0 ? `, but for ${left.join(', ')}` : ''
      console.error(`Row ${row} of a table of products failed; what was written was taken back${but}`, cause)
      return { ...looked, state: 'failed', failed: { row, said, left } }
    }
    return { ...looked, state: 'written' }
  })
}

/**
 * GET /api/products/table: every product, drafts among them, as CSV.
 * @throws AppError forbidden for everybody but admins
 */
export async function exportProducts(request: Request): Promise<string> {
  const { payload } = await requestOf(request, '')
  const { products, names } = await storedProducts(payload)
  return writeTable([...products.values()].flatMap((stored) => rowsOf(stored, names)))
}
