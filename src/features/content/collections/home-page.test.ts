import { describe, expect, test } from 'vitest'
import { keepHome, keepHomeFromDeletion } from './home-page'

const rows = [
  { id: 1, slug: 'home', _status: 'published' },
  { id: 2, slug: 'about', _status: 'published' },
  { id: 3, slug: 'home', _status: 'draft' },
]

const requestIn = (language: string, query: object = {}) => ({
  payload: {
    db: {
      findOne: ({ where }: { where: { id: { equals: number } } }) =>
        Promise.resolve(rows.find(({ id }) => id === where.id.equals) ?? null),
    },
  },
  i18n: { language },
  query,
})

/** Runs a hook with only the arguments that it uses. */
const run = (hook: unknown, args: object): Promise<unknown> =>
  Promise.resolve().then(() => (hook as (args: object) => unknown)(args))

const save = (id: number, data: object, language = 'en', query?: object): Promise<unknown> =>
  run(keepHome, { data, originalDoc: { id }, operation: 'update', req: requestIn(language, query) })

describe('NAV-01 the home page stays where visitors find it', () => {
  test.each([
    ['en', 'keeps the address', 'stays published', 'is not deleted'],
    ['es', 'Conserva la dirección', 'Sigue publicada', 'No se borra'],
    ['pt', 'mantém o endereço', 'continua publicada', 'não é excluída'],
  ])(
    'another slug, unpublishing and deletion are rejected, with the reason (%s)',
    async (language, slug, draft, deletion) => {
      const saying = (words: string) => expect.stringContaining(words) as string
      await expect(save(1, { slug: 'start' }, language)).rejects.toMatchObject({
        message: saying(slug),
        data: { errors: [{ path: 'slug', message: saying(slug) }] },
      })
      await expect(save(1, { _status: 'draft' }, language)).rejects.toMatchObject({
        status: 400,
        message: saying(draft),
      })
      const deleted = run(keepHomeFromDeletion, { id: 1, req: requestIn(language) })
      await expect(deleted).rejects.toMatchObject({ status: 400, message: saying(deletion) })
    },
  )

  test('it can be edited, published again and saved as a draft, but not renamed in a draft', async () => {
    for (const data of [{ title: 'Welcome' }, { slug: 'home', _status: 'published' }])
      expect(await save(1, data)).toBe(data)
    const data = { title: 'Welcome', slug: 'home', _status: 'draft' }
    expect(await save(1, data, 'en', { draft: 'true' })).toBe(data)
    await expect(save(1, { ...data, slug: 'start' }, 'en', { draft: 'true' })).rejects.toThrow()
  })

  test('other pages, and a home page that was never published, can be renamed, unpublished and deleted', async () => {
    for (const id of [2, 3]) {
      expect(await save(id, { slug: 'start', _status: 'draft' })).toEqual({ slug: 'start', _status: 'draft' })
      expect(await run(keepHomeFromDeletion, { id, req: requestIn('en') })).toBeUndefined()
    }
  })
})
