import es from '@messages/es.json'
import { afterAll, describe, expect, test } from 'vitest'
import { cardCollections, type CardCollection } from '@/core/collections'
import { asAdmin, at, call } from '../setup/client'
import { change, cleanUp, fileForm, make, makeOne, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

const deleted = async (path: string): Promise<number> =>
  (await call(path, { method: 'DELETE', token: await asAdmin() })).status

/** Runs `work` while the site's header links to the document, and restores the links. */
async function inHeader(reference: unknown, work: () => Promise<void>): Promise<void> {
  const token = await asAdmin()
  const put = (links: unknown) => call('/api/globals/header', { method: 'POST', body: { links }, token })
  const links = at((await call('/api/globals/header?depth=0', { token })).json, 'links') as unknown[]
  const added = await put([...links.slice(0, 5), { type: 'reference', reference, label: 'Soon gone' }])
  expect(added.status, added.text).toBe(200)
  try {
    await work()
  } finally {
    expect((await put(links)).status).toBe(200)
  }
}

const comment = ['comments', { comment: 'Soon gone' }] as const
const review = ['reviews', { rating: 4, headline: 'Soon gone', review: 'Soon gone' }] as const

/** The contributions that a document of each collection can have. */
const saidOf = (kind: CardCollection) =>
  kind === 'vendors' ? [review] : kind === 'recipes' || kind === 'products' ? [review, comment] : [comment]

describe('R-07 a document that others reference can be deleted', () => {
  test.each(cardCollections)(
    'one of %s that is liked, commented or reviewed, linked in the header, and the target of a redirect',
    async (kind) => {
      const token = await asAdmin()
      const value = await makeOne(kind)
      const reference = { relationTo: kind, value }
      const { token: as } = await member('who said something')
      remember('likes', await call('/api/likes', { body: { item: reference }, token: as }))
      for (const [said, body] of saidOf(kind)) {
        remember(said, await call(`/api/${said}`, { body: { doc: reference, ...body }, token: as }))
      }
      const redirect = await make('redirects', {
        from: `/${unique('to-be-gone')}`,
        to: { type: 'reference', reference },
      })
      await inHeader(reference, async () => {
        expect(await deleted(`/api/${kind}/${value}`)).toBe(200)
      })
      expect((await call(`/api/${kind}/${value}`, { token })).status).toBe(404)
      const left = await call(`/api/redirects/${redirect}?depth=0`, { token })
      expect([left.status, at(left.json, 'to.reference') ?? null]).toEqual([200, null])
    },
  )

  test('a picture of a variant, which loses it', async () => {
    const token = await asAdmin()
    const file = fileForm(await picture(), `${unique('option')}.png`, 'image/png', { alt: 'An option' })
    const image = remember('media', await call('/api/media', { form: file, token }))
    const options = [
      { identifier: 'small', label: 'Small' },
      { identifier: 'large', label: 'Large' },
    ]
    const product = await makeOne('products', {
      enableVariants: true,
      variants: {
        keys: [{ identifier: 'size', label: 'Size', options }],
        variants: options.map(({ identifier }) => ({
          options: [{ key: 'size', option: identifier }],
          pricing: { price: 10 },
          image,
        })),
      },
    })
    expect(await deleted(`/api/media/${image}`)).toBe(200)
    const { json } = await call(`/api/products/${product}?depth=0`, { token })
    expect(at(json, 'variants.variants.0.image') ?? null).toBeNull()
  })
})

describe('R-07 a document that references a deleted one can be saved', () => {
  const words = (text: string) => ({ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 })
  const node = (type: string, children: unknown[], more: object = {}) => ({
    type,
    version: 3,
    direction: null,
    format: '',
    indent: 0,
    ...more,
    children,
  })
  const linking = (relationTo: string, value: number) => {
    const fields = { linkType: 'internal', newTab: false, url: null, doc: { relationTo, value } }
    const link = node('link', [words('a source')], { id: '0123456789abcdef01234567', fields })
    return { root: node('root', [node('paragraph', [words('As told in '), link])]) }
  }

  test('a product loses a deleted picture of its gallery on reads and saves, and when an old version is restored', async () => {
    const token = await asAdmin()
    const upload = async () => {
      const file = fileForm(await picture(), `${unique('gallery')}.png`, 'image/png', { alt: 'A jar' })
      return remember('media', await call('/api/media', { form: file, token }))
    }
    const [first, second] = [await upload(), await upload()]
    const product = await makeOne('products', { gallery: [{ image: first }, { image: second }] })
    const pictures = async (): Promise<unknown> =>
      (at((await call(`/api/products/${product}?depth=0`, { token })).json, 'gallery') as { image: unknown }[]).map(
        ({ image }) => image,
      )
    const versions = await call(`/api/products/versions?where[parent][equals]=${product}&depth=0&limit=1`, { token })
    expect(await deleted(`/api/media/${first}`)).toBe(200)
    // Reads must leave the row out, since the admin's form is built from them and would reject an empty row.
    expect(await pictures()).toEqual([second])
    await change('products', product, { baseInventory: { unitPrice: 6, stock: 3 } })
    expect(await pictures()).toEqual([second])
    const restored = await call(`/api/products/versions/${String(at(versions.json, 'docs.0.id'))}`, {
      method: 'POST',
      token,
    })
    expect(restored.status, restored.text.slice(0, 300)).toBe(200)
    expect(await pictures()).toEqual([second])
    // A row that never had a picture is still rejected.
    const empty = await call(`/api/products/${product}`, { method: 'PATCH', body: { gallery: [{}] }, token })
    expect(empty.status).toBe(400)
  })

  test('a page loses cards of and links to deleted documents, and the header its link, on saves and restores', async () => {
    const token = await asAdmin()
    const [recipe, kept, source] = [await makeOne('recipes'), await makeOne('recipes'), await makeOne('references')]
    const docs = [recipe, kept].map((value) => ({ relationTo: 'recipes', value }))
    const layout = [
      { blockType: 'cardList', collection: 'recipes', source: 'chosen', docs },
      { blockType: 'richText', content: linking('references', source) },
    ]
    const page = await makeOne('pages', { layout })
    const versions = await call(`/api/pages/versions?where[parent][equals]=${page}&depth=0&limit=1`, { token })
    await inHeader({ relationTo: 'recipes', value: recipe }, async () => {
      expect(await deleted(`/api/recipes/${recipe}`)).toBe(200)
      expect(await deleted(`/api/references/${source}`)).toBe(200)
      const { links } = (await call('/api/globals/header?depth=0', { token })).json
      const saved = await call('/api/globals/header', { method: 'POST', body: { links }, token })
      expect(saved.status, saved.text).toBe(200)
      expect(saved.text).not.toContain('Soon gone')
    })
    const written = async (): Promise<void> => {
      const { json, text } = await call(`/api/pages/${page}?depth=0&draft=true`, { token })
      expect(at(json, 'layout.0.docs')).toEqual([{ relationTo: 'recipes', value: kept }])
      expect(text).toContain('a source')
      expect(text).not.toContain('"doc"')
    }
    const draft = await call(`/api/pages/${page}?draft=true`, { method: 'PATCH', body: { lead: 'Kept' }, token })
    expect(draft.status, draft.text).toBe(200)
    await written()
    const restored = await call(`/api/pages/versions/${String(at(versions.json, 'docs.0.id'))}`, {
      method: 'POST',
      token,
    })
    expect(restored.status, restored.text.slice(0, 300)).toBe(200)
    await written()
    const wrong = [{ ...layout[0], docs: [{ relationTo: 'recipes', value: recipe }] }]
    const refused = await call(`/api/pages/${page}`, { method: 'PATCH', body: { layout: wrong }, token })
    expect(refused.status).toBe(400)
  })
})

test('FRM-04 a form cannot be deleted while a page or the newest draft of a post has it', async () => {
  const token = await asAdmin()
  const form = await makeOne('forms')
  const layout = [{ blockType: 'form', form }]
  const page = await makeOne('pages', { layout })
  const post = await makeOne('posts')
  const draft = await call(`/api/posts/${post}?draft=true`, { method: 'PATCH', body: { layout }, token })
  expect(draft.status, draft.text).toBe(200)
  const refused = await call(`/api/forms/${form}`, { method: 'DELETE', token, headers: { 'accept-language': 'es' } })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Este formulario está en Páginas (1), Artículos (1)')
  expect(await deleted(`/api/pages/${page}`)).toBe(200)
  expect(await deleted(`/api/forms/${form}`)).toBe(409)
  expect(await deleted(`/api/posts/${post}`)).toBe(200)
  expect(await deleted(`/api/forms/${form}`)).toBe(200)
})

test('FRM-04 a page cannot be deleted while a form redirects to it, and the form can be saved', async () => {
  const token = await asAdmin()
  const page = await makeOne('pages')
  const redirect = { type: 'reference', reference: { relationTo: 'pages', value: page } }
  const form = await makeOne('forms', { confirmationType: 'redirect', redirect })
  const refused = await call(`/api/pages/${page}`, { method: 'DELETE', token, headers: { 'accept-language': 'es' } })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Hay formularios que llevan a esta página al enviarse (1).')
  const saved = await call(`/api/forms/${form}`, { method: 'PATCH', body: { title: unique('t-leads') }, token })
  expect(saved.status, saved.text).toBe(200)
  expect(await deleted(`/api/forms/${form}`)).toBe(200)
  expect(await deleted(`/api/pages/${page}`)).toBe(200)
})

test('OPS-01 saving an admin form whose document was deleted is a 404 that says so in the admin’s locale', async () => {
  const token = await asAdmin()
  const post = await makeOne('posts')
  const { json } = await call(`/api/posts/${post}?depth=0`, { token })
  expect(await deleted(`/api/posts/${post}`)).toBe(200)
  const headers = { referer: `http://localhost/admin/collections/posts/${post}`, 'accept-language': 'es' }
  const saved = await call(`/api/posts/${post}`, { method: 'PATCH', token, body: json, headers })
  expect(saved.status).toBe(404)
  expect(saved.text).toContain('Alguien ha borrado esta entrada')
})

test('I18-01 a query for comments of an unknown collection is rejected in the locale of the query', async () => {
  const refused = await call('/api/comments?where[doc.relationTo][equals]=xx&locale=es')
  expect([refused.status, refused.json.message]).toEqual([400, es.refusals.filterValue])
})

test('I18-01 a missing document is a 404 in the locale of the query, not that of the header', async () => {
  const missing = await call('/api/posts/999999999?locale=es', { headers: { 'accept-language': 'en' } })
  expect([missing.status, missing.json.message]).toEqual([404, es.refusals.notFound])
})
