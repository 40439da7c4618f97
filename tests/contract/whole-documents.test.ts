import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type Json } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, fileForm, makeOne, paragraph, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

let token: string
let image: number
let product: number
let species: number
let post: number

beforeAll(async () => {
  token = await asAdmin()
  const form = fileForm(await picture(), `${unique('whole')}.png`, 'image/png', { alt: 'A picture' })
  image = remember('media', await call('/api/media', { form, token }))
  const details = [{ title: 'One', content: paragraph('One') }]
  product = await makeOne('products', { gallery: [{ image }, { image, title: 'Two' }], details })
  const names = (word: string) => [{ name: `${word} one` }, { name: `${word} two` }]
  species = await makeOne('mushrooms', {
    specie: {
      scientificName: unique('Testus'),
      edibility: 'edible',
      commonNames: names('Common'),
      synonyms: names('Former'),
      substrates: names('Wood'),
    },
  })
  post = await makeOne('posts', { meta: { title: 'Found', description: 'Here', image } })
})
afterAll(cleanUp)

const stored = async (path: string): Promise<Json> => (await call(`${path}?depth=0&locale=all`, { token })).json

/** Unexpected values that a query or a body can contain in place of a plain one. */
const odd: readonly unknown[] = [{ toString: 1 }, { valueOf: 1, toString: null }, [{ toString: 1 }], {}, [[1]]]

describe('OPS-01 a save that is refused leaves the document as it was', () => {
  test('where the database refuses it, after the rows of a list were deleted', async () => {
    const before = await stored(`/api/products/${product}`)
    expect(before.gallery).toHaveLength(2)
    const id = unique('row')
    const body = {
      gallery: [
        { id, image },
        { id, image },
      ],
      details: [],
    }
    expectRefusal(await call(`/api/products/${product}`, { method: 'PATCH', token, body }), 400)
    expect(await stored(`/api/products/${product}`)).toEqual(before)
  })

  const bodiesOf: readonly [string, () => string, Record<string, unknown>][] = [
    ['a list as a single picture', () => `/api/products/${product}`, { gallery: [{ image: [1] }] }],
    ['a list as the picture of a page', () => `/api/posts/${post}`, { meta: { image: [1] } }],
    ['a list as a text', () => `/api/posts/${post}`, { meta: { title: ['x'] } }],
    ['texts by other keys than languages', () => `/api/posts/${post}`, { title: { root: 1 } }],
    ['a state that is none', () => `/api/mushrooms/${species}`, { _status: 'waiting' }],
    ['no state', () => `/api/mushrooms/${species}`, { _status: null }],
    ['a text as a list', () => `/api/mushrooms/${species}`, { specie: { lookAlikeSpecies: 'x' } }],
    ...odd.map((value): [string, () => string, Record<string, unknown>] => [
      `${JSON.stringify(value)} as a relation`,
      () => `/api/products/${product}`,
      { vendor: value },
    ]),
    ...odd.map((value): [string, () => string, Record<string, unknown>] => [
      `${JSON.stringify(value)} as a picture of a row`,
      () => `/api/products/${product}`,
      { gallery: [{ image: value }] },
    ]),
  ]
  test.each(bodiesOf)('%s', async (_what, path, body) => {
    const before = await stored(path())
    expectRefusal(await call(path(), { method: 'PATCH', token, body }), 400)
    expect(await stored(path())).toEqual(before)
  })

  test('a list that is saved as null is empty, and the list beside it stays', async () => {
    const path = `/api/mushrooms/${species}`
    const commonNames = at(await stored(path), 'specie.commonNames')
    expect(at(await stored(path), 'specie.synonyms')).toHaveLength(2)
    for (const list of ['synonyms', 'substrates', 'lookAlikeSpecies']) {
      const { status, text } = await call(path, { method: 'PATCH', token, body: { specie: { [list]: null } } })
      expect(status, `${list}: ${text.slice(0, 300)}`).toBe(200)
    }
    const after = await stored(path)
    expect(at(after, 'specie.commonNames')).toEqual(commonNames)
    for (const list of ['synonyms', 'substrates', 'lookAlikeSpecies']) expect(at(after, `specie.${list}`)).toEqual([])
  })
})

describe('OPS-01 a published document with a newer draft', () => {
  const path = (): string => `/api/posts/${post}`
  const patch = (body: Record<string, unknown>, query = '') =>
    call(`${path()}${query}`, { method: 'PATCH', token, body })
  const published = async (): Promise<Json> => (await call(`${path()}?depth=0`)).json
  const newest = async (): Promise<Json> => (await call(`${path()}?depth=0&draft=true`, { token })).json

  test('keeps both versions where a change names no status, which is a 409', async () => {
    const title = unique('Unfinished')
    expect((await patch({ title, _status: 'draft' }, '?draft=true')).status).toBe(200)
    const [before, draft] = [await published(), await newest()]
    expect(draft.title).toBe(title)
    const refused = await patch({ lead: 'Only this' })
    expectRefusal(refused, 409)
    const where = encodeURIComponent(JSON.stringify({ id: { equals: post } }))
    const several = await call(`/api/posts?where=${where}`, { method: 'PATCH', token, body: { lead: 'Only this' } })
    expectRefusal(several, 409)
    expect([await published(), await newest()]).toEqual([before, draft])
    expect((await patch({ lead: 'Added' }, '?draft=true')).status).toBe(200)
    expect(await published()).toEqual(before)
    expect((await patch({ lead: 'Only this', _status: 'published' })).status).toBe(200)
    expect(await published()).toMatchObject({ title, lead: 'Only this' })
    expect((await patch({ lead: 'No draft is waiting' })).status).toBe(200)
  })

  test('is skipped with an error where documents are unpublished from a list, and keeps its draft', async () => {
    const title = unique('Unfinished')
    const other = await makeOne('posts')
    expect((await patch({ title, _status: 'draft' }, '?draft=true')).status).toBe(200)
    const [before, draft] = [await published(), await newest()]
    const where = encodeURIComponent(JSON.stringify({ id: { in: [post, other] } }))
    const asked = { method: 'PATCH', token, body: { _status: 'draft' }, headers: { 'accept-language': 'es' } }
    const { json } = await call(`/api/posts?where=${where}`, asked)
    expect(json).toMatchObject({ docs: [{ id: other, _status: 'draft' }], errors: [{ id: post }] })
    expect(String(at(json, 'errors.0.message'))).toContain('tiene cambios sin publicar. Ábralo para retirarlo')
    expect([await published(), await newest()]).toEqual([before, draft])
    expect((await patch({ _status: 'draft' })).status).toBe(200)
    expect(await newest()).toMatchObject({ title, _status: 'draft' })
    await change('posts', post, { _status: 'published' })
  })
})

describe('OPS-01 two editors of one document', () => {
  /** Saves fields as a form of the admin does. */
  function saveForm(path: string, fields: object, method = 'PATCH', query = ''): ReturnType<typeof call> {
    const form = new FormData()
    form.set('_payload', JSON.stringify(fields))
    const headers = { referer: `http://localhost/admin${path.replace('/api', '/collections')}` }
    return call(`${path}${query}`, { method, token, form, headers })
  }

  test('a form that was opened before the other’s save is rejected as stale and overwrites nothing', async () => {
    const path = `/api/posts/${post}`
    const { json: opened } = await call(`${path}?depth=0&draft=true`, { token })
    const theirs = await saveForm(path, { lead: 'A warning', _status: 'published', updatedAt: opened.updatedAt })
    expect(theirs.status, theirs.text).toBe(200)
    const ours = { title: 'Another title', lead: opened.lead, _status: 'published', updatedAt: opened.updatedAt }
    const refused = await saveForm(path, ours)
    expectRefusal(refused, 409)
    expect(refused.text).toContain('after you opened it')
    const { json: after } = await call(`${path}?depth=0`, { token })
    expect(after).toMatchObject({ title: opened.title, lead: 'A warning' })
    expect((await saveForm(path, { ...ours, updatedAt: after.updatedAt })).status).toBe(200)
    // Calls from outside the admin change only the fields they name, so they are never rejected as stale.
    const elsewhere = await call(path, { method: 'PATCH', token, body: { lead: 'Now', updatedAt: opened.updatedAt } })
    expect(elsewhere.status, elsewhere.text).toBe(200)
  })

  test('publishing over another’s newer draft is rejected, and reverting to the published version is not', async () => {
    const path = `/api/posts/${post}`
    const { json: opened } = await call(`${path}?depth=0`, { token })
    const body = { lead: 'Begun by another', _status: 'draft' }
    expect((await call(`${path}?draft=true`, { method: 'PATCH', token, body })).status).toBe(200)
    const fields = { title: 'Published over it', _status: 'published', updatedAt: opened.updatedAt }
    expectRefusal(await saveForm(path, fields), 409)
    expect((await call(`${path}?depth=0&draft=true`, { token })).json.lead).toBe('Begun by another')
    // The admin reads the published version and sends it unchanged.
    const headers = { referer: `http://localhost/admin/collections/posts/${post}` }
    const reverted = await call(path, { method: 'PATCH', token, body: opened, headers })
    expect(reverted.status, reverted.text).toBe(200)
    expect((await call(`${path}?depth=0&draft=true`, { token })).json.lead).toBe(opened.lead)
  })

  test('a form is not stale after a change of status alone, and is stale after another’s change', async () => {
    // With a relation, since saving it makes further calls within the request.
    const id = await makeOne('posts', { title: unique('Alone'), meta: { image }, _status: 'draft' })
    const path = `/api/posts/${id}`
    const moment = async (): Promise<unknown> => (await call(`${path}?depth=0&draft=true`, { token })).json.updatedAt
    // As a schedule and the button beside the form do.
    const setState = (state: string) => call(path, { method: 'PATCH', token, body: { _status: state } })
    let title = ''
    const save = (state: string, updatedAt: unknown, query = '') => {
      title = unique('Typed')
      return saveForm(path, { title, _status: state, updatedAt }, 'PATCH', query)
    }
    const loaded = await moment()
    expect((await setState('published')).status).toBe(200)
    expect((await save('published', loaded)).status).toBe(200)
    const autosaved = await save('draft', await moment(), '?draft=true&autosave=true')
    expect(autosaved.status, autosaved.text).toBe(200)
    const shown = await moment()
    expect((await setState('draft')).status).toBe(200)
    expect((await setState('published')).status).toBe(200)
    expect((await setState('draft')).status).toBe(200)
    expect((await save('published', shown)).status).toBe(200)
    expect((await call(`${path}?depth=0`)).json.title).toBe(title)
    // A change by somebody else between two of them is a conflict.
    const old = await moment()
    await change('posts', id, { lead: 'By another', _status: 'published' })
    expect((await setState('draft')).status).toBe(200)
    expectRefusal(await save('published', old), 409)
  })

  test('two calls at once that change different fields both keep their change', async () => {
    const settings = '/api/globals/site-settings'
    const { json: before } = await call(`${settings}?depth=0`, { token })
    for (const [path, method, fields] of [
      [`/api/posts/${post}`, 'PATCH', ['title', 'lead']],
      [`/api/products/${product}`, 'PATCH', ['title', 'lead']],
      [`/api/categories/${await makeOne('categories')}`, 'PATCH', ['title', 'description']],
      [settings, 'POST', ['siteName', 'description']],
    ] as const)
      for (let round = 0; round < 3; round += 1) {
        const sent = fields.map((field) => [field, unique('At once')] as const)
        const saved = await Promise.all(
          sent.map(([field, words]) => call(path, { method, token, body: { [field]: words } })),
        )
        expect(saved.map(({ status }) => status)).toEqual([200, 200])
        expect((await call(`${path}?depth=0`, { token })).json).toMatchObject(Object.fromEntries(sent))
      }
    const { siteName, description } = before
    expect((await call(settings, { method: 'POST', token, body: { siteName, description } })).status).toBe(200)
  })

  test('a stale form of a document without drafts or of a global is rejected as well', async () => {
    const line = `/api/poisoncenters/${await makeOne('poisoncenters', { name: unique('Two editors') })}`
    for (const [path, method, field] of [
      [line, 'PATCH', 'name'],
      ['/api/globals/site-settings', 'POST', 'siteName'],
      // Payload does not update `updatedAt` of these globals.
      ['/api/globals/header', 'POST', 'links'],
      ['/api/globals/footer', 'POST', 'columns'],
    ] as const) {
      const { json: opened } = await call(`${path}?depth=0`, { token })
      const fields = { [field]: opened[field], updatedAt: opened.updatedAt }
      const theirs = await saveForm(path, fields, method)
      expect(theirs.status, theirs.text).toBe(200)
      expectRefusal(await saveForm(path, fields, method), 409)
      const { json: now } = await call(`${path}?depth=0`, { token })
      expect(now.updatedAt).not.toBe(opened.updatedAt)
      expect((await saveForm(path, { ...fields, updatedAt: now.updatedAt }, method)).status).toBe(200)
    }
  })
})

describe('ERR-01 G2 values of a wrong type are rejected', () => {
  test.each(odd.map((value) => [JSON.stringify(value)]))('%s in a filter of a visitor', async (value) => {
    for (const operator of ['in', 'not_in'])
      for (const collection of ['categories', 'mushrooms', 'products'])
        expectRefusal(await call(`/api/${collection}?where={"id":{"${operator}":${encodeURIComponent(value)}}}`), 400)
  })

  test.each([
    ['mushrooms', '{"id":null}'],
    ['mushrooms', '{"or":[null]}'],
    ['mushrooms', '{"id":{"in":[[1]]}}'],
    ['mushrooms', '{"title":{"equals":["x"]}}'],
    ['mushrooms', '{"id":{"near":"1,2"}}'],
    ['posts', '{"title":{"all":"x"}}'],
    ['comments', '{"doc":{"equals":1}}'],
    ['products', '{"createdAt":{"greater_than":"NaN"}}'],
  ])('%s by %s, in a filter of an admin', async (collection, where) => {
    expectRefusal(await call(`/api/${collection}?where=${encodeURIComponent(where)}`, { token }), 400)
  })

  test('a relation as an object, by which the admin’s lists filter, is accepted', async () => {
    const body = { comment: 'Seen in the wood', doc: { relationTo: 'mushrooms', value: species } }
    const { token: theirs } = await member(unique('filter'))
    expect((await call('/api/comments', { body, token: theirs })).status).toBe(201)
    const where = encodeURIComponent(JSON.stringify({ doc: { equals: body.doc } }))
    const { status, json } = await call(`/api/comments?where=${where}`, { token })
    expect([status, json.totalDocs]).toEqual([200, 1])
  })

  test.each(odd.map((value) => [JSON.stringify(value), value] as const))(
    '%s as the collection of what a member writes about or marks',
    async (_json, relationTo) => {
      const { token: theirs } = await member(unique('odd'))
      const doc = { relationTo, value: species }
      for (const [collection, body] of [
        ['likes', { item: doc }],
        ['helpfuls', { item: doc }],
        ['reports', { item: doc }],
        ['comments', { comment: 'Seen in the wood', doc }],
        ['reviews', { review: 'Seen in the wood', rating: 5, doc }],
      ] as const)
        expectRefusal(await call(`/api/${collection}`, { body, token: theirs }), 400)
    },
  )
})
