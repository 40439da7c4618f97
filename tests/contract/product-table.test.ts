import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { isPostgres, onDatabase } from '../setup/database'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

/** A vendor's whole range on SQLite, which writes row by row; fewer suffice for PostgreSQL's single transaction. */
const large = isPostgres ? 200 : 1000

async function send(csv: string, seen = '', token?: string | null): Promise<ClientResponse> {
  const form = new FormData()
  form.set('table', new Blob([csv], { type: 'text/csv' }), 'products.csv')
  form.set('language', 'en')
  form.set('seen', seen)
  return call('/api/products/table', { form, token: token === undefined ? await asAdmin() : token })
}

/** Previews a table and then imports it. */
async function write(csv: string): Promise<ClientResponse> {
  const looked = await send(csv)
  expect(looked.status, looked.text).toBe(200)
  return send(csv, String(looked.json.seen))
}

const productCalled = async (slug: string, query = ''): Promise<Record<string, unknown> | undefined> =>
  docsOf(await call(`/api/products?where[slug][equals]=${slug}&depth=0${query}`, { token: await asAdmin() }))[0]

const forget = (document: Record<string, unknown> | undefined): void => {
  remember('products', { status: 201, headers: new Headers(), text: '', json: { doc: document } })
}

const kinds = (response: ClientResponse): unknown => (response.json.rows as { kind: string }[]).map(({ kind }) => kind)

describe('SHP-03 a table of products', () => {
  test('is previewed without a change, then imported: new and changed products, variants, a second locale', async () => {
    const vendor = unique('t-vendor')
    await makeOne('vendors', { slug: vendor })
    const [known, fresh] = [unique('t-known'), unique('t-fresh')]
    await makeOne('products', {
      slug: known,
      title: 'Known',
      baseInventory: { unitPrice: 5, currency: 'EUR', stock: 3 },
    })
    const csv = [
      'slug,variant,status,title_en,title_es,vendor,price,stock,variant_price',
      `${known},,published,Known,Conocido,${vendor},6.25,8,`,
      `${fresh},,published,Fresh,Fresco,,4,9,`,
      `${fresh},size=100g,,,,,,,4`,
      `${fresh},size=200g,,,,,,,7.5`,
    ].join('\n')
    const looked = await send(csv)
    expect(looked.json).toMatchObject({ state: 'planned' })
    expect(kinds(looked)).toEqual(['changed', 'new', 'new', 'new'])
    expect(await productCalled(fresh)).toBeUndefined()
    expect(at(await productCalled(known), 'baseInventory.unitPrice')).toBe(5)

    const written = await send(csv, String(looked.json.seen))
    expect(written.json, written.text).toMatchObject({ state: 'written' })
    const made = await productCalled(fresh)
    forget(made)
    expect(made).toMatchObject({
      _status: 'published',
      enableVariants: true,
      baseInventory: { unitPrice: 4, stock: 9 },
    })
    expect(at(made, 'variants.variants')).toMatchObject([{ pricing: { price: 4 } }, { pricing: { price: 7.5 } }])
    expect(await productCalled(known)).toMatchObject({
      title: 'Known',
      baseInventory: { unitPrice: 6.25, currency: 'EUR', stock: 8 },
    })
    expect(await productCalled(known, '&locale=es')).toMatchObject({ title: 'Conocido' })
    // A second import changes nothing.
    expect(kinds(await send(csv))).toEqual(['same', 'same', 'same', 'same'])
  })

  test('with one wrong row imports nothing, and returns the row, its columns and their errors', async () => {
    const [good, bad] = [unique('t-good'), unique('t-bad')]
    const csv = `slug,title_en,price,currency,ships_to\n${good},Good,4,USD,GB\n${bad},Bad,4.505,XYZ,UK\n`
    const looked = await send(csv)
    expect(kinds(looked)).toEqual(['new', 'wrong'])
    expect(looked.json.rows).toMatchObject([
      { row: 2 },
      {
        row: 3,
        problems: [
          { column: 'price', code: 'said' },
          { column: 'currency', code: 'said' },
          { column: 'ships_to', code: 'said', of: expect.stringContaining('“GB”') as unknown },
        ],
      },
    ])
    expect((await send(csv, String(looked.json.seen))).json.state).toBe('planned')
    expect(await productCalled(good)).toBeUndefined()
  })

  test('is not imported when a product has changed since the preview', async () => {
    const slug = unique('t-stale')
    const id = await makeOne('products', { slug, baseInventory: { unitPrice: 5, stock: 3 } })
    const csv = `slug,stock\n${slug},9\n`
    const looked = await send(csv)
    await change('products', id, { baseInventory: { unitPrice: 5, stock: 2 } })
    const written = await send(csv, String(looked.json.seen))
    expect(written.json.state).toBe('stale')
    expect(at(await productCalled(slug), 'baseInventory.stock')).toBe(2)
  })

  test('of two imported at once over the same products, one is written and the other is stale', async () => {
    const slugs = [unique('t-both'), unique('t-both'), unique('t-both')]
    for (const slug of slugs) await makeOne('products', { slug, baseInventory: { unitPrice: 5, currency: 'EUR' } })
    const tableOf = (price: number) => `slug,price\n${slugs.map((slug) => `${slug},${price}`).join('\n')}\n`
    const tables = [tableOf(6), tableOf(7)]
    const looked = await Promise.all(tables.map((csv) => send(csv)))
    const written = await Promise.all(tables.map((csv, one) => send(csv, String(looked[one]?.json.seen))))
    const states = written.map(({ json }) => json.state)
    expect(states.toSorted()).toEqual(['stale', 'written'])
    const winner = states[0] === 'written' ? 6 : 7
    expect(written.find(({ json }) => json.state === 'stale')?.json.rows).toMatchObject(
      slugs.map(() => ({ changes: [{ column: 'price', from: String(winner), to: String(13 - winner) }] })),
    )
    for (const slug of slugs) expect(at(await productCalled(slug), 'baseInventory.unitPrice')).toBe(winner)
  })

  test('OPS-03 does not keep health and pages waiting while it is imported', async () => {
    const slugs = Array.from({ length: 40 }, () => unique('t-long'))
    const rows = slugs.map((slug) => `${slug},${slug},published,4`)
    const csv = ['slug,title_en,status,price', ...rows].join('\n')
    const looked = await send(csv)
    const order: string[] = []
    const written = send(csv, String(looked.json.seen)).then((response) => {
      order.push('written')
      return response
    })
    // A transaction hides its rows on PostgreSQL, so the loop ends after ten reads, when the import is under way.
    for (let look = 0; look < 10 && !(await productCalled(slugs[0] ?? '')); look += 1);
    for (const path of ['/api/health/live', '/api/health/ready', '/mushrooms']) {
      expect((await call(path)).status).toBe(200)
      order.push(path)
    }
    expect((await written).json.state).toBe('written')
    expect(order).toEqual(['/api/health/live', '/api/health/ready', '/mushrooms', 'written'])
    await call(`/api/products?where[slug][like]=t-long-`, { method: 'DELETE', token: await asAdmin() })
  })

  test('that changes a variant keeps its id, so that carts keep the variant', async () => {
    const slug = unique('t-kept')
    expect(
      (await write(`slug,variant,title_en,price,variant_price\n${slug},,Kept,4,\n${slug},size=1,,,3\n`)).json.state,
    ).toBe('written')
    const made = await productCalled(slug)
    forget(made)
    await write(`slug,variant,variant_price\n${slug},size=1,2\n${slug},size=2,5\n`)
    const after = await productCalled(slug)
    expect(at(after, 'variants.variants.0.id')).toBe(at(made, 'variants.variants.0.id'))
    expect(at(after, 'variants.variants')).toMatchObject([{ pricing: { price: 2 } }, { pricing: { price: 5 } }])
  })

  test('that was exported is imported again without a change', async () => {
    const slug = unique('t-out')
    await makeOne('products', { slug, title: '=1+1 | "quoted", é' })
    const out = await call('/api/products/table', { token: await asAdmin() })
    expect(out.status).toBe(200)
    expect(out.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(out.text).toContain(`${slug},`)
    const again = await send(out.text)
    expect(again.status, again.text.slice(0, 300)).toBe(200)
    const told = (again.json.rows as { kind: string }[]).filter(({ kind }) => kind === 'new' || kind === 'changed')
    expect(told).toEqual([])
  })

  test('imports sales of products and variants; a label changed in one locale changes nothing else', async () => {
    const slug = unique('t-sale')
    const csv = [
      'slug,variant,status,title_en,title_es,price,stock,variant_price,sale_price,sale_from,sale_to,sale_label_en,sale_label_es',
      `${slug},,published,Lowered,Rebajado,20,5,,15|12,2020-01-01|,2126-03-05|2020-01-01,Long|Past,Larga|Pasada`,
      `${slug},size=s,,,,,,10,8,,,Small,Chica`,
      `${slug},size=l,,,,,,30,,,,,`,
    ].join('\n')
    expect((await write(csv)).json.state).toBe('written')
    const made = await productCalled(slug)
    forget(made)
    expect(made?.sales).toMatchObject([
      {
        active: true,
        salePrice: 15,
        scheduledSale: true,
        dateRange: { from: '2020-01-01T00:00:00.000Z', to: '2126-03-05T23:59:59.999Z' },
        saleLabel: 'Long',
      },
      { salePrice: 12, saleLabel: 'Past' },
    ])
    expect(at(made, 'variants.variants')).toMatchObject([
      { sales: [{ salePrice: 8, saleLabel: 'Small' }] },
      { sales: [] },
    ])
    const inSpanish = await productCalled(slug, '&locale=es')
    expect(inSpanish?.sales).toMatchObject([{ saleLabel: 'Larga' }, { saleLabel: 'Pasada' }])
    expect(at(inSpanish, 'variants.variants.0.sales')).toMatchObject([{ saleLabel: 'Chica' }])
    expect(kinds(await send(csv))).toEqual(['same', 'same', 'same'])

    // A new label in one locale changes neither the other locale, nor the variants, nor any id.
    expect((await write(`slug,sale_label_es\n${slug},Larguísima|Pasada\n`)).json.state).toBe('written')
    const after = await productCalled(slug)
    expect(after?.sales).toEqual(made?.sales)
    expect(at(after, 'variants.variants')).toEqual(at(made, 'variants.variants'))
    expect((await productCalled(slug, '&locale=es'))?.sales).toMatchObject([
      { saleLabel: 'Larguísima' },
      { saleLabel: 'Pasada' },
    ])
    expect((await write(`slug,variant,sale_label_es\n${slug},size=s,Mini\n${slug},size=l,\n`)).json.state).toBe(
      'written',
    )
    expect(at(await productCalled(slug, '&locale=es'), 'variants.variants.0.sales.0.saleLabel')).toBe('Mini')
    expect(at(await productCalled(slug), 'variants.variants')).toEqual(at(made, 'variants.variants'))
    const page = await call(`/mushrooms/product/${slug}?size=s`)
    expect(page.text).toContain('$8.00')
    expect(page.text).toContain('Small')
  })

  test('that is not UTF-8 is rejected', async () => {
    const form = new FormData()
    form.set('table', new Blob([Buffer.from('slug,title_es\na,Champi\u00f1\u00f3n\n', 'latin1')]), 'products.csv')
    const response = await call('/api/products/table', { form, token: await asAdmin() })
    expect([response.status, response.json]).toEqual([200, { fault: 'encoding' }])
  })

  test('ACL-01 is for admins alone', async () => {
    const { token } = await member('tabler')
    for (const caller of [null, token]) {
      expectRefusal(await call('/api/products/table', { token: caller }), 403)
      expectRefusal(await send('slug\na\n', '', caller), 403)
    }
  })

  test(`of ${large} rows is previewed and imported in one call each`, async () => {
    const prefix = unique('t-many')
    const lines = Array.from({ length: large }, (_, n) => `${prefix}-${n},Many ${n},${n + 1},${n}`)
    const csv = ['slug,title_en,price,stock', ...lines].join('\n')
    const looked = await send(csv)
    const written = await send(csv, String(looked.json.seen))
    expect(written.json.state, written.text.slice(0, 300)).toBe('written')
    expect(await productCalled(`${prefix}-${large - 1}`)).toMatchObject({
      baseInventory: { unitPrice: large, stock: large - 1 },
    })
    // Deleted by SQL, since Payload deletes one at a time, which takes longer than the import.
    const rows = `LIKE '${prefix}-%'`
    await onDatabase(`DELETE FROM products WHERE slug ${rows}; DELETE FROM _products_v WHERE version_slug ${rows}`)
  }, 180_000)
})
