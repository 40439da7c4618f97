import { ValidationError, type PayloadRequest } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Product } from '@/payload-types'
import { productColumns } from './columns'
import type { PlannedWrite } from './plan'
import { withImportLock, RowFailed } from './write'

const { forgetPricesSince, shiftStock } = vi.hoisted(() => ({ forgetPricesSince: vi.fn(), shiftStock: vi.fn() }))
vi.mock('../history/records', () => ({ forgetPricesSince }))
vi.mock('@/cms/stats/sql', () => ({ shiftStock }))
vi.mock('./interrupted-imports', () => ({ withImportRecord: (_: unknown, write: () => Promise<void>) => write() }))

type Write = {
  id?: number
  locale: string
  data: Record<string, unknown>
  context: { otherLanguages: Record<string, unknown> }
}

const price = productColumns.find(({ name }) => name === 'price')
const title = productColumns.find(({ name }) => name === 'title_es')
const stock = productColumns.find(({ name }) => name === 'stock')
if (!price || !title || !stock) throw new Error('The columns of this test are gone')

/** A stub of Payload that rejects creating the product `refused`; without a transaction it stands for SQLite. */
function database(refused: string, transaction: string | null) {
  const log: string[] = []
  const locked = { execute: () => Promise.resolve({ rows: [] }) }
  const said = ({ id, locale, data, context }: Write): string =>
    `${id} ${locale} ${JSON.stringify(data)} ${JSON.stringify(context.otherLanguages)}`
  const req = {
    payload: {
      db: {
        // The property by which `isSqlite` recognizes SQLite's driver.
        drizzle: transaction === null ? { all: () => Promise.resolve([]) } : locked,
        sessions: { transaction: { db: locked } },
        // Product 9 was written before its stock was rejected.
        findOne: ({ where }: { where: { id: { equals: number } } }) =>
          Promise.resolve(where.id.equals === 9 ? { id: 9 } : null),
        beginTransaction: () => Promise.resolve(transaction),
        commitTransaction: () => Promise.resolve(log.push('commit')),
        rollbackTransaction: () => Promise.resolve(log.push('rollback')),
      },
      logger: { error: () => log.push('logged') },
      create: (write: Write) => {
        if (write.data.slug === refused) return Promise.reject(new Error('taken'))
        log.push(`create ${write.locale} ${JSON.stringify(write.data)}`)
        return Promise.resolve({ id: 90 })
      },
      update: (write: Write) => {
        // The first save of product 9 is rejected for its stock after the document was written.
        if (write.id === 9 && !log.some((line) => line.startsWith('update 9'))) {
          log.push('update 9')
          return Promise.reject(new Error('stock'))
        }
        // The undo of product 8 fails.
        if (write.id === 8 && log.some((line) => line.startsWith('update 8')))
          return Promise.reject(new Error('locked'))
        return Promise.resolve(log.push(`update ${said(write)}`))
      },
      delete: ({ id }: { id: number }) => Promise.resolve(log.push(`delete ${id}`)),
    },
  } as unknown as PayloadRequest
  return { req, log }
}

const there = (id: number): NonNullable<PlannedWrite['stored']> => {
  const document = { id, slug: `p${id}`, title: 'Before', baseInventory: { unitPrice: 5 } } as unknown as Product
  return { id, inLocale: { en: document, es: document, pt: document }, base: 'en', stock: 0, isPending: false }
}

const writeAll = (writes: readonly PlannedWrite[], req: PayloadRequest): Promise<void> =>
  withImportLock(req, (write) => write(writes))

const nothingElse = { sales: null, variants: null }
const writes: PlannedWrite[] = [
  {
    ...{ row: 2, slug: 'p7', stored: there(7), ...nothingElse },
    given: [
      { column: price, value: 6 },
      { column: title, value: 'Después' },
    ],
  },
  { row: 3, slug: 'p8', stored: there(8), given: [{ column: price, value: 6 }], ...nothingElse },
  { row: 4, slug: 'fresh', stored: null, given: [{ column: title, value: 'Nuevo' }], ...nothingElse },
  { row: 5, slug: 'taken', stored: null, given: [{ column: title, value: 'Otro' }], ...nothingElse },
]

describe('SHP-03 the import of a table', () => {
  beforeEach(() => {
    vi.clearAllMocks()
  })

  test('that fails without a transaction is undone newest first, and the error names what could not be undone', async () => {
    const { req, log } = database('taken', null)
    await expect(writeAll(writes, req)).rejects.toMatchObject({ row: 5, message: 'taken', left: ['p8'] })
    expect(log).toEqual([
      'update 7 en {"baseInventory":{"unitPrice":6}} {"title":{"es":"Después"}}',
      'update 8 en {"baseInventory":{"unitPrice":6}} {}',
      'create es {"slug":"fresh","_status":"draft","title":"Nuevo"}',
      'delete 90',
      'logged',
      'update 7 en {"baseInventory":{"unitPrice":5}} {"title":{"es":"Before"}}',
    ])
    // Product 8 keeps the table's price, so it keeps the price record too.
    expect(forgetPricesSince.mock.calls.map(([, id]: unknown[]) => id)).toEqual([7])
  })

  test('R-04 SHP-02 that fails is undone by shifting the stock, not by setting it, and deletes its price records', async () => {
    const { req, log } = database('taken', null)
    const seven = { ...there(7), stock: 9 }
    const counted = { row: 2, slug: 'p7', stored: seven, given: [{ column: stock, value: 4 }], ...nothingElse }
    const began = new Date().toISOString()
    await expect(writeAll([counted, ...writes.slice(3)], req)).rejects.toMatchObject({ row: 5 })
    expect(log).toEqual([
      'update 7 en {"baseInventory":{"unitPrice":5,"stock":4,"stockSeen":9}} {}',
      'update 7 en {"baseInventory":{"unitPrice":5}} {}',
    ])
    expect(shiftStock).toHaveBeenCalledExactlyOnceWith(req, 'products:7', 5)
    expect(forgetPricesSince).toHaveBeenLastCalledWith(req, 7, expect.any(String))
    expect(String(forgetPricesSince.mock.lastCall?.[2]) >= began).toBe(true)
  })

  test('R-04 that fails undoes the failed row too, without shifting a stock that was never written', async () => {
    const { req, log } = database('taken', null)
    const nine = { ...there(9), stock: 9 }
    const given = [
      { column: price, value: 1 },
      { column: stock, value: 2 },
    ]
    const write = { row: 2, slug: 'p9', stored: nine, given, ...nothingElse }
    await expect(writeAll([write], req)).rejects.toMatchObject({ row: 2, message: 'stock', left: [] })
    expect(log).toEqual(['update 9', 'update 9 en {"baseInventory":{"unitPrice":5}} {}'])
    expect(shiftStock).not.toHaveBeenCalled()
    expect(forgetPricesSince).toHaveBeenCalledExactlyOnceWith(req, 9, expect.any(String))
  })

  test('that fails has the error messages of the fields', () => {
    const errors = [{ path: 'baseInventory.stock', message: 'Stock is 8 by now.' }]
    const { message } = new RowFailed(2, new ValidationError({ errors }), [])
    expect(message).toBe('The following field is invalid: baseInventory.stock: Stock is 8 by now.')
  })

  test('that fails in a transaction is rolled back by it', async () => {
    const { req, log } = database('taken', 'transaction')
    await expect(writeAll(writes, req)).rejects.toThrow(RowFailed)
    expect(log.at(-1)).toBe('rollback')
    expect(log.filter((line) => line.startsWith('delete'))).toEqual([])
  })

  test('is committed when no row fails', async () => {
    const { req, log } = database('nobody', 'transaction')
    await writeAll(writes, req)
    expect(log.at(-1)).toBe('commit')
  })
})
