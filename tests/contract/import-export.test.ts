import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { cleanUp, fileForm, makeOne, paragraph, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

const columns = ['id', 'displayName', 'slug']

const exportOf = async (collectionSlug: unknown, where: unknown, token: string | null): Promise<ClientResponse> =>
  call('/api/exports', { body: { collectionSlug, format: 'csv', fields: columns, where }, token })

const importOf = async (
  collectionSlug: string,
  csv: string,
  token: string,
  how: { how?: object; headers?: Record<string, string> } = {},
): Promise<ClientResponse> =>
  call('/api/imports', {
    form: fileForm(csv, `${unique('t-import')}.csv`, 'text/csv', { collectionSlug, importMode: 'create', ...how.how }),
    headers: how.headers,
    token,
  })

/** Rows of a CSV without commas in its cells, keyed by column. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])))
}

const vendorsCalled = async (slug: string): Promise<ClientResponse> => call(`/api/vendors?where[slug][equals]=${slug}`)

describe('an export', () => {
  test('is complete when the response arrives, and no visitor can read it', async () => {
    const [slug, other] = [unique('t-export'), unique('t-export')]
    const ids = [
      await makeOne('vendors', { displayName: `Shop ${slug}`, slug }),
      await makeOne('vendors', { displayName: `Shop ${other}`, slug: other }),
    ]
    const response = await exportOf('vendors', { id: { in: ids } }, await asAdmin())
    expect(response.status, response.text).toBe(201)
    remember('exports', response)
    const filename = String(at(response.json, 'doc.filename'))
    expect(filename).toMatch(/\.csv$/)
    const path = `/api/exports/file/${encodeURIComponent(filename)}`
    const file = await call(path, { token: await asAdmin() })
    expect(file.status).toBe(200)
    const rows = rowsOf(file.text).sort((a, b) => Number(a.id) - Number(b.id))
    expect(rows).toEqual([
      { id: String(ids[0]), displayName: `Shop ${slug}`, slug },
      { id: String(ids[1]), displayName: `Shop ${other}`, slug: other },
    ])
    expectRefusal(await call(path), 403)
  })

  test('is without drafts and with columns by locale in its preview, and without drafts in its download', async () => {
    const token = await asAdmin()
    const ids = [await makeOne('products'), await makeOne('products', { _status: 'draft' })]
    const asked = { collectionSlug: 'products', format: 'csv', where: { id: { in: ids } } }
    // As the admin's form sends it, with the plugin's defaults for hidden fields.
    const body = { ...asked, draft: 'yes', locale: 'es', previewPage: 1, previewLimit: 10 }
    const shown = await call('/api/exports/export-preview', { body, token })
    expect(shown.json, shown.text).toMatchObject({ exportTotalDocs: 1, docs: [{ id: ids[0] }] })
    expect(at(shown.json, 'columns')).toContain('title_en')
    const made = await call('/api/exports/download', { body: { data: { ...asked, drafts: 'yes' } }, token })
    expect(made.text.trim().split('\n')).toHaveLength(2)
  })

  test('ACL-01 is for admins only', async () => {
    const { token } = await member('exporter')
    for (const caller of [null, token]) {
      expectRefusal(await exportOf('vendors', {}, caller), 403)
      expectRefusal(await exportOf('users', { hash: { exists: true } }, caller), 403)
      const data = { collectionSlug: 'vendors', format: 'csv' }
      expectRefusal(await call('/api/exports/download', { body: { data }, token: caller }), 403)
    }
  })

  test.each(['users', 'carts', 'stats', 'constructor', '', null, 7])(
    'T-1P of the collection %j is rejected',
    async (collectionSlug) => {
      const token = await asAdmin()
      expectRefusal(await exportOf(collectionSlug, {}, token), 400)
      const asked = { collectionSlug, format: 'csv' }
      expectRefusal(await call('/api/exports/download', { body: { data: asked }, token }), 400)
      expectRefusal(await call('/api/exports/export-preview', { body: asked, token }), 400)
    },
  )
})

describe('an import', () => {
  test('has stored its rows when the response arrives', async () => {
    const slug = unique('t-import')
    const csv = `displayName,slug,vendorType\nShop ${slug},${slug},grower\n`
    // As the form sends it when no import mode was selected.
    const response = await importOf('vendors', csv, await asAdmin(), { how: { importMode: null } })
    expect(response.status, response.text).toBe(201)
    const id = remember('imports', response)
    const docs = docsOf(await vendorsCalled(slug))
    expect(docs).toHaveLength(1)
    remember('vendors', { ...response, json: { doc: docs[0] } })
    expect(docs[0]).toMatchObject({ displayName: `Shop ${slug}`, slug, vendorType: 'grower' })
    expect(at(response.json, 'doc.status')).toBe('completed')
    const kept = await call(`/api/imports/${id}`, { token: await asAdmin() })
    expect(kept.json).toMatchObject({ status: 'completed', summary: { imported: 1, updated: 0, total: 1, issues: 0 } })
  })

  test('stores no invalid row, and returns its number and error', async () => {
    const slug = unique('t-import')
    const csv = `displayName,slug,vendorType\nShop ${slug},${slug},nobody\n`
    const response = await importOf('vendors', csv, await asAdmin())
    expect(response.status, response.text).toBe(201)
    const id = remember('imports', response)
    expect(docsOf(await vendorsCalled(slug))).toEqual([])
    const kept = await call(`/api/imports/${id}`, { token: await asAdmin() })
    expect(kept.json).toMatchObject({ status: 'failed', summary: { imported: 0, total: 1, issues: 1 } })
    expect(at(kept.json, 'summary.issueDetails.0.row')).toBe(1)
    expect(at(kept.json, 'summary.issueDetails.0.error')).toBeTypeOf('string')
  })

  test('I18-01 names, in the admin’s locale, the row and locale that were rejected, and stores the rest', async () => {
    const token = await asAdmin()
    const [first, second] = [await makeOne('products'), await makeOne('products')]
    const csv = `id,title_en,title_es\n${first},First,Primero\n${second},Second,${'x'.repeat(3000)}\n`
    const response = await importOf('products', csv, token, {
      how: { importMode: 'update', matchField: 'id' },
      headers: { 'accept-language': 'pt' },
    })
    const id = remember('imports', response)
    const kept = (await call(`/api/imports/${id}`, { token })).json
    for (const told of [kept, at(response.json, 'doc')]) {
      expect(told, response.text).toMatchObject({ status: 'partial', summary: { updated: 2, total: 2, issues: 1 } })
      expect(at(told, 'summary.issueDetails.0.row')).toBe(2)
      expect(at(told, 'summary.issueDetails.0.error')).toMatch(/^O que diz em espanhol não foi salvo: .*Título \(.+\)$/)
    }
    const titleOf = async (of: number, locale: string): Promise<unknown> =>
      at((await call(`/api/products/${of}?locale=${locale}`, { token })).json, 'title')
    expect(await titleOf(first, 'es')).toBe('Primero')
    expect(await titleOf(second, 'en')).toBe('Second')
  })

  test.each([
    ['nothing at all', '\n'],
    ['no row', 'displayName,slug\n'],
    ['rows of empty cells', 'displayName,slug\n,\n'],
  ])('of a file with %s fails with a message in the admin’s locale', async (_, csv) => {
    const response = await importOf('vendors', csv, await asAdmin(), { headers: { 'accept-language': 'es' } })
    expect(response.status, response.text).toBe(201)
    remember('imports', response)
    expect(response.json.doc).toMatchObject({ status: 'failed', summary: { imported: 0, issues: 1 } })
    expect(at(response.json, 'doc.summary.issueDetails.0.error')).toBe('Este archivo no tiene filas: no se leyó nada.')
  })

  test.each([
    ['a column that no field is called', 'displayNme,slug\nShop,t-shop\n', 'displayNme'],
    ['another encoding', 'displayName,slug\nDise\uFFFDo,t-shop\n', 'UTF-8'],
  ])('fails as a whole for %s', async (_, csv, said) => {
    const response = await importOf('vendors', csv, await asAdmin())
    remember('imports', response)
    expect(at(response.json, 'doc.status'), response.text).toBe('failed')
    expect(response.text).toContain(said)
    expect(docsOf(await vendorsCalled('t-shop'))).toEqual([])
  })

  test('ACL-01 is for admins only, and never of users', async () => {
    const { token } = await member('importer')
    expectRefusal(await importOf('vendors', 'displayName\nx\n', token), 403)
    expectRefusal(await importOf('users', 'email\nx@members.test\n', await asAdmin()), 400)
  })
})

describe('I18-01 an export in every locale and its import', () => {
  test('leave a product unchanged, apply an edit of one locale, and do not overwrite a draft', async () => {
    const token = await asAdmin()
    const image = remember(
      'media',
      await call('/api/media', {
        form: fileForm(await picture(), `${unique('t-table')}.png`, 'image/png', { alt: 'A kit' }),
        token,
      }),
    )
    const found = await call('/api/categories?where[path][equals]=products/growing&limit=1', { token })
    const kitCategory = at(found.json, 'docs.0.id')
    expect(kitCategory).toBeTypeOf('number')
    const product = await makeOne('products', {
      title: 'Kit',
      // A spreadsheet would run this as a formula.
      lead: '=HYPERLINK("http://x.example")',
      details: [
        { title: 'In the box', content: paragraph('A block') },
        { title: 'Care', content: paragraph('Water it') },
      ],
      meta: { title: 'A kit', image },
      categories: [kitCategory],
    })
    const stored = async (): Promise<Record<string, unknown>> =>
      (await call(`/api/products/${product}?locale=all&depth=0`, { token })).json
    const { json } = await call(`/api/products/${product}?depth=0`, { token })
    const rows = at(json, 'details') as Record<string, unknown>[]
    const inSpanish = { ...rows[0], title: 'En la caja', content: paragraph('Un bloque') }
    const translated = await call(`/api/products/${product}?locale=es`, {
      method: 'PATCH',
      body: { title: 'Caja', details: [inSpanish, { ...rows[1], title: '', content: null }] },
      token,
    })
    expect(translated.status, translated.text).toBe(200)
    const before = await stored()

    const sent = { collectionSlug: 'products', format: 'csv', locale: 'all', where: { id: { equals: product } } }
    const exported = await call('/api/exports', { body: sent, token })
    remember('exports', exported)
    const name = encodeURIComponent(String(at(exported.json, 'doc.filename')))
    const { text } = await call(`/api/exports/file/${name}`, { token })
    expect(text).toContain(`"'=HYPERLINK(`)
    const readIn = async (table: string): Promise<ClientResponse> => {
      const how = { collectionSlug: 'products', importMode: 'update', matchField: 'id' }
      const form = fileForm(table, `${unique('t-back')}.csv`, 'text/csv', how)
      const response = await call('/api/imports?locale=pt', { form, token })
      remember('imports', response)
      return response
    }
    const readBack = async (table: string): Promise<void> => {
      const response = await readIn(table)
      expect(at(response.json, 'doc.summary'), response.text).toMatchObject({ updated: 1, issues: 0 })
    }
    await readBack(text)
    const { updatedAt: _, ...same } = before
    expect(await stored()).toMatchObject(same)
    await readBack(text.replace('En la caja', 'Dentro de la caja'))
    expect(at(await stored(), 'details.0.title')).toEqual({ en: 'In the box', es: 'Dentro de la caja' })
    // An import of published data does not overwrite a waiting draft.
    await call(`/api/products/${product}?draft=true`, { method: 'PATCH', body: { title: 'Waiting' }, token })
    expect(at((await readIn(text)).json, 'doc.summary')).toMatchObject({ updated: 0, issues: 1 })
    expect(at((await call(`/api/products/${product}?draft=true`, { token })).json, 'title')).toBe('Waiting')
    // A direct download is the same, whatever the admin's locale.
    const asked = { data: { ...sent, locale: 'es', drafts: 'yes' } }
    expect((await call('/api/exports/download', { body: asked, token })).text).toContain('details_0_title_en')
    // An export as JSON is rejected, since its import would lose the categories.
    expectRefusal(await call('/api/exports', { body: { ...sent, format: 'json' }, token }), 400)
  })
})
