import { describe, expect, test } from 'vitest'
import { Categories } from './schema'

type Row = { slug?: string; parent?: number; path?: string }
type Args = { data: Row; originalDoc?: Row & { id: number }; req: unknown }

const paths = new Map([
  [1, 'products'],
  [2, 'products/growing'],
  [3, 'topics'],
  [5, 'products/microscopy'],
])

/** The data that the hook returns for a save; no category has the slug yet. */
const saved = (data: Row, originalDoc?: Row & { id: number }, language = 'en'): Promise<Row> => {
  const [hook] = Categories.hooks?.beforeChange ?? []
  const payload = {
    findByID: ({ id }: { id: number }) => Promise.resolve({ id, path: paths.get(id) }),
    db: { find: () => Promise.resolve({ docs: [] }) },
  }
  const req = { payload, i18n: { language } }
  return (hook as unknown as (args: Args) => Promise<Row>)({ data, ...(originalDoc ? { originalDoc } : {}), req })
}

describe('FLT-01 a category right below `products` is a section with its slug as its key', () => {
  test.each(['price', 'species', 'nearMe', 'nearme', 'page', 'locale', 'constructor'])(
    'the reserved slug %s is rejected at its field',
    async (slug) => {
      await expect(saved({ slug, parent: 1 })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug', message: expect.stringContaining('use this address word') as string }] },
      })
    },
  )

  test('I18-01 a reserved slug is rejected in the editor’s language', async () => {
    await expect(saved({ slug: 'price', parent: 1 }, undefined, 'pt')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('Os filtros da loja') as string }] },
    })
  })

  test('a reserved slug is accepted deeper down, in another tree or at the top', async () => {
    expect((await saved({ slug: 'price', parent: 2 })).path).toBe('products/growing/price')
    expect((await saved({ slug: 'price', parent: 3 })).path).toBe('topics/price')
    expect((await saved({ slug: 'price' })).path).toBe('price')
  })

  test('a category with a reserved slug cannot be moved there; one that is there already can be saved', async () => {
    const below = { id: 9, slug: 'price', parent: 2, path: 'products/growing/price' }
    await expect(saved({ parent: 1 }, below)).rejects.toThrow()
    const old = { id: 9, slug: 'price', parent: 1, path: 'products/price' }
    expect((await saved({}, old)).path).toBe('products/price')
  })
})

describe('SHP-01 D-30 a category that a shop rule names by its path keeps that path', () => {
  const held = (language = 'en') => ({
    spores: { id: 9, slug: 'spores', parent: 5, path: 'products/microscopy/spores' },
    refused: (data: Row) =>
      saved(data, { id: 9, slug: 'spores', parent: 5, path: 'products/microscopy/spores' }, language),
  })

  test.each([
    ['another address word', { slug: 'spore-samples' }, 'slug', 'en', 'by it the shop knows spores'],
    ['another parent', { parent: 2 }, 'parent', 'es', 'por ella la tienda reconoce'],
    ['no parent', { parent: null } as unknown as Row, 'parent', 'pt', 'por ela a loja reconhece'],
  ])('%s is rejected at its field, in the editor’s language', async (_, data, path, language, words) => {
    await expect(held(language).refused(data)).rejects.toMatchObject({
      data: { errors: [{ path, message: expect.stringContaining(words) as string }] },
    })
  })

  test('its title can change, and other categories can be renamed and moved', async () => {
    expect(await saved({ title: 'Spores' } as Row, held().spores)).toMatchObject({ path: 'products/microscopy/spores' })
    const books = { id: 9, slug: 'books', parent: 5, path: 'products/microscopy/books' }
    expect(await saved({ slug: 'maps', parent: 2 }, books)).toMatchObject({ path: 'products/growing/maps' })
  })
})
