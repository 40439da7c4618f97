import { describe, expect, test, vi } from 'vitest'
import { rejectDeletingRuleCategory, possibleParents, rejectCycle, revertCycle } from './place'

type Row = { id: number; parent: number | null; path: string; slug: string }

const published = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/cms/changes/log', () => ({ publishChange: published }))

const row = (id: number, parent: number | null, path: string): Row => ({
  id,
  parent,
  path,
  slug: path.split('/').at(-1) ?? '',
})

/** 1 over 2 over 3, and 4 beside them. */
const tree = (): Row[] => [
  row(1, null, 'products'),
  row(2, 1, 'products/growing'),
  row(3, 2, 'products/growing/equipment'),
  row(4, null, 'shelf'),
]

function requestOn(rows: Row[], language = 'en') {
  const db = {
    // `isSqlite` recognises SQLite's driver by this.
    drizzle: { all: () => Promise.resolve([]) },
    findOne: ({ where }: { where: { id: { equals: number } } }) =>
      Promise.resolve(rows.find(({ id }) => id === where.id.equals) ?? null),
    find: () => Promise.resolve({ docs: rows }),
    updateOne: ({ id, data }: { id: number; data: object }) => {
      const stored = rows.find((one) => one.id === id)
      return Promise.resolve(Object.assign(stored ?? {}, data))
    },
  }
  return { payload: { db }, i18n: { language } }
}

/** Calls a hook with the few of Payload's arguments that it reads. */
const run = (hook: unknown, args: object): Promise<unknown> =>
  Promise.resolve().then(() => (hook as (args: object) => unknown)(args))

const refusalAt = (path: string, words: string) => ({
  data: { errors: [{ path, message: expect.stringContaining(words) as string }] },
})

describe('DAT-02 moving a category', () => {
  test.each([
    ['below itself', 1, 'en', 'does not stand below itself'],
    ['below its child', 2, 'es', 'no depende de sí misma'],
    ['below what stands there', 3, 'pt', 'não fica abaixo de si mesma'],
  ])('%s is rejected at the field, in the editor’s language', async (_, parent, language, words) => {
    const rows = tree()
    const call = run(rejectCycle, { data: { parent }, originalDoc: rows[0], req: requestOn(rows, language) })
    await expect(call).rejects.toMatchObject(refusalAt('parent', words))
  })

  test('elsewhere or to the top is accepted, and so is a new category', async () => {
    const rows = tree()
    const req = requestOn(rows)
    for (const data of [{ parent: 4 }, { parent: null }, { title: 'Only words' }])
      expect(await run(rejectCycle, { data, originalDoc: rows[2], req })).toBe(data)
    expect(await run(rejectCycle, { data: { parent: 3 }, req })).toEqual({ parent: 3 })
  })

  test('out of a stored cycle is accepted, another save within the cycle is rejected', async () => {
    const rows = [row(8, 9, 'a/b'), row(9, 8, 'a/b/a'), row(4, null, 'shelf')]
    const req = requestOn(rows)
    await expect(run(rejectCycle, { data: { title: 'Words' }, originalDoc: rows[0], req })).rejects.toMatchObject(
      refusalAt('parent', 'stand below'),
    )
    expect(await run(rejectCycle, { data: { parent: 4 }, originalDoc: rows[0], req })).toEqual({ parent: 4 })
  })

  test('in a race that closes a cycle is reverted and rejected', async () => {
    const before = row(1, null, 'a')
    const rows = [row(1, 2, 'b/a'), row(2, 1, 'a/b')]
    const call = run(revertCycle, { doc: rows[0], previousDoc: before, operation: 'update', req: requestOn(rows) })
    await expect(call).rejects.toMatchObject(refusalAt('parent', 'stand below'))
    expect(rows[0]).toMatchObject({ parent: null, path: 'a', slug: 'a' })
    expect(published).toHaveBeenCalledOnce()
  })

  test('without closing a cycle is kept', async () => {
    const rows = tree()
    const call = { doc: rows[2], previousDoc: row(3, 4, 'shelf/equipment'), operation: 'update', req: requestOn(rows) }
    expect(await run(revertCycle, call)).toBe(rows[2])
  })

  test('in the form offers neither the category itself nor its descendants as parent', async () => {
    const req = requestOn(tree())
    expect(await run(possibleParents, { id: 2, req })).toEqual({ id: { not_in: [2, 3] } })
    expect(await run(possibleParents, { req })).toBe(true)
  })
})

describe('SHP-01 deleting a category', () => {
  test.each([
    [
      'en',
      'is not deleted, because “products/growing/genetics” stands below it, which stays where it is because by it the shop',
    ],
    [
      'es',
      'no se borra, porque de ella depende «products/growing/genetics», que se queda donde está porque por ella la tienda',
    ],
    [
      'pt',
      'não é excluída, porque abaixo dela fica “products/growing/genetics”, que fica onde está porque por ela a loja',
    ],
  ])(
    'is rejected above one that a shop rule names by its path, and the error says why (%s)',
    async (language, words) => {
      const call = run(rejectDeletingRuleCategory, { id: 2, req: requestOn(tree(), language) })
      await expect(call).rejects.toMatchObject({ status: 400, message: expect.stringContaining(words) as string })
      // The admin would parse what follows a colon as a list of fields.
      await expect(call).rejects.not.toHaveProperty('message', expect.stringContaining(':'))
    },
  )

  test('is possible when no shop rule names it or one below it', async () => {
    expect(await run(rejectDeletingRuleCategory, { id: 3, req: requestOn(tree()) })).toBeUndefined()
  })
})
