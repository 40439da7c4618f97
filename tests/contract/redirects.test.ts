import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl } from '../setup/client'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'

const stamp = Date.now()
const made: number[] = []

async function create(body: Record<string, unknown>, language = 'en'): Promise<{ status: number; message: string }> {
  const headers = { 'accept-language': language }
  const { status, json, text } = await call('/api/redirects', { body, headers, token: await asAdmin() })
  if (status === 201) made.push(Number(at(json, 'doc.id')))
  return { status, message: text }
}

/** Polls where a path redirects, for the two seconds that a save may take (OPS-06). */
const expectLocation = (path: string) =>
  expect.poll(
    async () => {
      const { status, headers } = await call(path)
      return status === 308 ? headers.get('location') : null
    },
    { message: path },
  )

afterAll(async () => {
  for (const id of made) await call(`/api/redirects/${id}`, { method: 'DELETE', token: await asAdmin() })
})

describe('NAV-17 redirects, in the visitor’s locale', () => {
  test('lead to a document, also where the address was a 404 before', async () => {
    const from = `/moved-species-${stamp}`
    expect((await call(from)).status).toBe(404)
    const { json } = await call('/api/mushrooms?where[slug][equals]=boletus-edulis&limit=1')
    const value = at(json, 'docs.0.id')
    const reference = { relationTo: 'mushrooms', value }
    expect((await create({ from: `${from}/`, to: { type: 'reference', reference } })).status).toBe(201)
    await expectLocation(from).toBe('/mushrooms/boletus-edulis')
    await expectLocation(`/es${from}`).toBe('/es/mushrooms/boletus-edulis')
    await expectLocation(`/pt${from}`).toBe('/pt/mushrooms/boletus-edulis')
  })

  test.each([
    ['/mushrooms/specie', '/mushrooms/species'],
    ['/es/mushrooms/product', '/es/mushrooms/products'],
    ['/pt/mushrooms/specie/type/culinary', '/pt/mushrooms/species/type/culinary'],
    ['/mushrooms/species/all', '/mushrooms/species'],
    ['/mushrooms/all', '/mushrooms'],
    ['/ES/Mushrooms/Boletus-Edulis?sort=Az', '/es/mushrooms/boletus-edulis?sort=Az'],
  ])('D-33 BLK-12 NAV-15 %s redirects permanently to its canonical address', async (from, to) => {
    const { status, headers } = await call(from)
    expect([status, headers.get('location')]).toEqual([308, to])
  })

  test('NAV-15 lead from lower case to a slug with capitals, and to lower case once the slug is so', async () => {
    const slug = `Capitals-${stamp}`
    const id = await makeOne('pages', { slug })
    await expectLocation(`/es/${slug.toLowerCase()}?q=A`).toBe(`/es/${slug}?q=A`)
    expect((await call(`/${slug}`)).status).toBe(200)
    await change('pages', id, { slug: slug.toLowerCase() })
    await expectLocation(`/${slug}`).toBe(`/${slug.toLowerCase()}`)
    await expect.poll(async () => (await call(`/${slug.toLowerCase()}`)).status).toBe(200)
  })

  test('lead from a nested path, and from an address that a document could have', async () => {
    const folder = `/old-shop-${stamp}/kits`
    expect((await create({ from: folder, to: { type: 'custom', url: '/mushrooms/products' } })).status).toBe(201)
    await expectLocation(`/es${folder}`).toBe('/es/mushrooms/products')
    const product = `/mushrooms/product/gone-${stamp}`
    expect((await create({ from: product, to: { type: 'custom', url: 'https://example.org/kits' } })).status).toBe(201)
    await expectLocation(product).toBe('https://example.org/kits')
  })

  test('lead from addresses of an older site that no page here could have, with their query', async () => {
    const old = [
      ...[`/old-${stamp}.html`, `/old-${stamp}.php`, `/con espacio ${stamp}`, `/con_guion_${stamp}`, `/old~${stamp}`],
      ...[`/%C3%B1u-${stamp}`, `/mushrooms/product/Old_${stamp}`, `/shop/${stamp}.aspx`, `/Cart/${stamp}.html`],
      ...[`/mushrooms/products/${stamp}.html`, `/old//twice-${stamp}`, `/old-${stamp}.md`],
    ]
    for (const from of old)
      expect((await create({ from, to: { type: 'custom', url: '/posts?page=2#list' } })).status, from).toBe(201)
    for (const from of old.map((one) => one.replace('//', '/'))) {
      await expectLocation(from).toBe('/posts?page=2#list')
      await expectLocation(`/es${from}?id=3`).toBe('/es/posts?page=2&id=3#list')
      await expectLocation(`/en${from}/`).toBe('/posts?page=2#list')
    }
    expect((await call(`/nothing-${stamp}.html`)).status).toBe(404)
    expect((await call('/posts/feed.xml')).status).toBe(200)
    expect((await call('/icon.svg')).status).toBe(200)
  })

  test.each([
    ['en', 'belongs to the site', ['/cart', '/search', '/login', '/sitemap.xml', '/robots.txt', '/mushrooms/all']],
    ['es', 'del propio sitio', ['/admin/foo', '/api/foo', '/es/cart', '/posts/feed.xml', '/icon.svg']],
    ['pt', 'do próprio site', ['/_next/static/a.js', '/og/en/site/site.jpg', '/poison', '/pt/account']],
  ])(
    'are rejected with a message (%s) from addresses where the site itself responds',
    async (language, sentence, froms) => {
      for (const from of froms) {
        const { status, message } = await create({ from, to: { type: 'custom', url: '/posts' } }, language)
        expect([from, status]).toEqual([from, 400])
        expect(message).toContain(sentence)
      }
    },
  )

  test('are rejected from the address of a category and of a page’s markdown', async () => {
    const { json } = await call('/api/categories?limit=1&depth=0')
    const to = { type: 'custom', url: '/posts' }
    for (const from of [`/categories/${at(json, 'docs.0.path') as string}`, '/mushrooms/boletus-edulis.md'])
      expect((await create({ from, to })).message).toContain('There is a page at this address')
  })

  test('L9 are rejected where they close a circle of 13, with a locale or the site’s origin in the target too', async () => {
    const [first, ...others] = Array.from({ length: 13 }, (_, step) => `/ring-${step}-${stamp}`)
    const ring = [first ?? '', ...others]
    for (const [step, from] of others.entries())
      expect((await create({ from: ring[step], to: { type: 'custom', url: from } })).status).toBe(201)
    const last = ring.at(-1) ?? ''
    for (const url of [`/es${first ?? ''}`, `${siteUrl}${first ?? ''}/?a=b`, `${siteUrl}${last}`]) {
      const { status, message } = await create({ from: last, to: { type: 'custom', url } })
      expect([url, status]).toEqual([url, 400])
      expect(message).toContain('leads back to itself')
    }
    // An unknown address with capitals is redirected to its lower case.
    const { status, message } = await create({
      from: `/big-${stamp}`,
      to: { type: 'custom', url: `/Big-${stamp}?a=b` },
    })
    expect([status, message]).toEqual([400, expect.stringContaining('leads back to itself')])
    // A chain of redirects is resolved in one step.
    expect((await create({ from: last, to: { type: 'custom', url: `${siteUrl}/posts` } })).status).toBe(201)
    await expectLocation(`/es${first ?? ''}`).toBe('/es/posts')
  })

  test.each([
    ['/Poison', '/poison'],
    ['/es/POISON/?from=mail', '/es/poison?from=mail'],
    ['/PT/Poison', '/pt/poison'],
  ])('SAF-05 %s redirects to the poison help in lower case', async (from, to) => {
    await expectLocation(from).toBe(to)
  })

  test.each([
    ['a target without a certificate', { from: `/a-${stamp}`, to: { type: 'custom', url: 'http://evil.example' } }],
    ['a target on another site in disguise', { from: `/b-${stamp}`, to: { type: 'custom', url: '//evil.example' } }],
    ['a script', { from: `/c-${stamp}`, to: { type: 'custom', url: 'javascript:alert(1)' } }],
    ['an address elsewhere', { from: 'https://evil.example/x', to: { type: 'custom', url: '/posts' } }],
    ['the home page', { from: '/es', to: { type: 'custom', url: '/posts' } }],
  ])('are rejected for %s, with a message', async (_, body) => {
    const { status, message } = await create(body)
    expect(status).toBe(400)
    expect(message).toMatch(/begins with \/|https:\/\//)
  })
})

describe('NAV-17 the old address of a document redirects to its new slug', () => {
  afterAll(cleanUp)

  test('in every locale, in one step after two changes, and not once the document has the old slug again', async () => {
    const [first, second, third] = ['first', 'second', 'third'].map((word) => `moved-${word}-${stamp}`) as [
      string,
      string,
      string,
    ]
    const id = await makeOne('pages', { title: 'On the move', slug: first, _status: 'published' })
    const rename = (slug: string, _status = 'published') => change('pages', id, { slug, _status })
    await rename(second)
    await expectLocation(`/${first}`).toBe(`/${second}`)
    await expectLocation(`/es/${first}`).toBe(`/es/${second}`)
    await rename(third)
    await expectLocation(`/pt/${first}`).toBe(`/pt/${third}`)
    await expectLocation(`/${second}`).toBe(`/${third}`)
    // The picture for sharing redirects as well (SEO-02).
    await expectLocation(`/og/pt/pages/${first}.jpg`).toBe(`/og/pt/pages/${third}.jpg`)
    expect((await call(`/og/pt/pages/${third}.jpg`)).status).toBe(200)
    await rename(first)
    await expectLocation(`/${third}`).toBe(`/${first}`)
    await expect.poll(async () => (await call(`/${first}`)).status).toBe(200)
  })

  test('also after an older version was restored; each duplicate has a slug of its own', async () => {
    const [first, second] = [`restored-first-${stamp}`, `restored-second-${stamp}`]
    const id = await makeOne('pages', { title: 'There and back', slug: first, _status: 'published' })
    const token = await asAdmin()
    await change('pages', id, { slug: second, _status: 'published' })
    await expectLocation(`/${first}`).toBe(`/${second}`)
    const versions = await call(`/api/pages/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`, { token })
    const restore = async (query: string): Promise<void> => {
      const version = at(versions.json, 'docs.0.id') as string
      const restored = await call(`/api/pages/versions/${version}${query}`, { body: {}, token })
      expect(restored.status, restored.text).toBe(200)
    }
    await restore('?draft=true')
    await expectLocation(`/${first}`).toBe(`/${second}`)
    await restore('')
    await expectLocation(`/${second}`).toBe(`/${first}`)
    expect((await call(`/${first}`)).status).toBe(200)
    const slugs: unknown[] = []
    for (let copy = 0; copy < 3; copy += 1) {
      const doubled = await call(`/api/pages/${id}/duplicate`, { body: { _status: 'draft' }, token })
      remember('pages', doubled)
      slugs.push(at(doubled.json, 'doc.slug'))
    }
    expect(slugs).toEqual(['-copy', '-copy-2', '-copy-3'].map((ending) => first + ending))
  })

  test('also where the document has relations', async () => {
    const [from, to] = [`naming-from-${stamp}`, `naming-to-${stamp}`]
    const { json } = await call('/api/mushrooms?where[slug][equals]=boletus-edulis&limit=1')
    const species = [at(json, 'docs.0.id')]
    const id = await makeOne('posts', { title: 'Naming', slug: from, species, _status: 'published' })
    await change('posts', id, { slug: to, _status: 'published' })
    await expectLocation(`/posts/${from}`).toBe(`/posts/${to}`)
  })

  test('also where a draft had the new slug before it was published', async () => {
    const [from, to] = [`drafted-from-${stamp}`, `drafted-to-${stamp}`]
    const id = await makeOne('posts', { title: 'Drafted', slug: from, _status: 'published' })
    const token = await asAdmin()
    const path = `/api/posts/${id}?draft=true`
    expect((await call(path, { method: 'PATCH', body: { slug: to, _status: 'draft' }, token })).status).toBe(200)
    expect((await call(`/posts/${from}`)).status).toBe(200)
    await change('posts', id, { slug: to, _status: 'published' })
    await expectLocation(`/posts/${from}`).toBe(`/posts/${to}`)
  })

  test('also where the call selects few fields to return, for a post and a category', async () => {
    const [from, to] = [`few-from-${stamp}`, `few-to-${stamp}`]
    const id = await makeOne('posts', { title: 'Few', slug: from, _status: 'published' })
    const category = await makeOne('categories', { title: 'Few', slug: from })
    const rename = async (path: string): Promise<void> => {
      const query = '?select[updatedAt]=true'
      const { status } = await call(path + query, { method: 'PATCH', body: { slug: to }, token: await asAdmin() })
      expect(status).toBe(200)
    }
    await rename(`/api/posts/${id}`)
    await rename(`/api/categories/${category}`)
    await expectLocation(`/posts/${from}`).toBe(`/posts/${to}`)
    await expectLocation(`/pt/categories/${from}`).toBe(`/pt/categories/${to}`)
  })

  test.each([
    ['before it was taken off the site', true],
    ['while it was off the site', false],
  ])('also where the new slug was drafted %s', async (when, isBefore) => {
    const [from, to] = [`off-from-${isBefore}-${stamp}`, `off-to-${isBefore}-${stamp}`]
    const id = await makeOne('posts', { title: `Drafted ${when}`, slug: from, _status: 'published' })
    const draft = async (): Promise<void> => {
      const body = { slug: to, _status: 'draft' }
      const { status } = await call(`/api/posts/${id}?draft=true`, { method: 'PATCH', body, token: await asAdmin() })
      expect(status).toBe(200)
    }
    if (isBefore) await draft()
    await change('posts', id, { _status: 'draft' })
    if (!isBefore) await draft()
    expect((await call(`/posts/${from}`)).status).toBe(404)
    await change('posts', id, { _status: 'published' })
    await expectLocation(`/posts/${from}`).toBe(`/posts/${to}`)
    await expectLocation(`/es/posts/${from}`).toBe(`/es/posts/${to}`)
  })
})

describe('NAV-17 NAV-14 the old path of a category redirects to its new one', () => {
  afterAll(cleanUp)

  test('with all below it, in every locale, and not once the category has the old path again', async () => {
    const [root, first, second] = ['root', 'first', 'second'].map((word) => `moved-${word}-${stamp}`) as [
      string,
      string,
      string,
    ]
    const parent = await makeOne('categories', { title: 'Root', slug: root })
    const id = await makeOne('categories', { title: 'On the move', slug: first, parent })
    await makeOne('categories', { title: 'Below', slug: 'below', parent: id })
    await change('categories', id, { slug: second })
    await expectLocation(`/categories/${root}/${first}`).toBe(`/categories/${root}/${second}`)
    await expectLocation(`/es/categories/${root}/${first}/below`).toBe(`/es/categories/${root}/${second}/below`)
    await expectLocation(`/pt/categories/${root}/${first}/below/one`).toBe(`/pt/categories/${root}/${second}/below/one`)
    await expectLocation(`/og/es/categories/${root}/${first}/below.jpg`).toBe(
      `/og/es/categories/${root}/${second}/below.jpg`,
    )
    await change('categories', id, { parent: null })
    await expectLocation(`/categories/${root}/${first}/below`).toBe(`/categories/${second}/below`)
    await change('categories', id, { slug: first, parent })
    await expectLocation(`/categories/${second}/below`).toBe(`/categories/${root}/${first}/below`)
    await expect.poll(async () => (await call(`/categories/${root}/${first}/below`)).status).toBe(200)
  })
})
