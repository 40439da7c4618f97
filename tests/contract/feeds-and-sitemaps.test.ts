import { XMLParser } from 'fast-xml-parser'
import { SyntaxValidator } from 'fast-xml-validator'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import messages from '@messages/en.json'
import { at, call, siteUrl } from '../setup/client'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['sitemap', 'url', 'entry', 'xhtml:link', 'link'].includes(name),
})

async function xml(path: string): Promise<object> {
  const { status, text } = await call(path)
  expect([path, status]).toEqual([path, 200])
  expect(new SyntaxValidator().validate(text)).toBe(true)
  return parser.parse(text) as object
}

const listOf = (value: unknown, path: string): Record<string, unknown>[] => {
  const found = at(value, path)
  return Array.isArray(found) ? (found as Record<string, unknown>[]) : []
}

const locOf = ({ loc }: Record<string, unknown>): string => String(loc)

async function addresses(): Promise<Map<string, string[]>> {
  const files = listOf(await xml('/sitemap.xml'), 'sitemapindex.sitemap').map(locOf)
  const read = await Promise.all(files.map((file) => xml(new URL(file).pathname)))
  return new Map(
    read
      .flatMap((file) => listOf(file, 'urlset.url'))
      .map((url) => [
        locOf(url),
        listOf(url, 'xhtml:link').map(({ hreflang, href }) => `${String(hreflang)} ${String(href)}`),
      ]),
  )
}

const locales = ['', '/es', '/pt']

describe('SEO-02 the sitemap', () => {
  test('lists pages of every kind in every locale, with alternates that link back', async () => {
    const found = await addresses()
    const paths = [
      '/mushrooms/boletus-edulis',
      '/mushrooms/product/lions-mane-grow-kit',
      '/mushrooms/vendor/hudson-valley-fungi',
      '/mushrooms/growing-guide/shiitake-on-oak-logs',
      '/posts/reading-a-spore-print',
      '/projects/chanterelle-watch',
      '/identification-safety',
      '/mushrooms/species/type/medicinal',
      '/mushrooms/species/chemistry/medicinal/beta-glucans',
      '/categories/products/growing',
      '/mushrooms/calendar',
    ]
    const missing = paths
      .flatMap((path) => locales.map((prefix) => `${siteUrl}${prefix}${path}`))
      .filter((url) => !found.has(url))
    expect(missing).toEqual([])
    const oneWay = [...found].flatMap(([url, links]) =>
      links.filter((link) => !found.get(link.split(' ')[1] ?? '')?.some((back) => back.endsWith(` ${url}`))),
    )
    expect(oneWay).toEqual([])
    expect([...found.values()].filter((links) => links.length !== 4)).toEqual([])
  })

  test('has a lastmod for every category and document', async () => {
    for (const kind of ['categories', 'mushrooms', 'recipes']) {
      const { text } = await call(`/sitemaps/${kind}-1.xml`)
      expect(text.match(/<lastmod>2/g)?.length, kind).toBe(text.match(/<url>/g)?.length)
    }
  })

  test('lists a published post, and not once it is unpublished', async () => {
    const slug = unique('mapped')
    const id = await makeOne('posts', { title: slug, slug, _status: 'published' })
    const url = `${siteUrl}/es/posts/${slug}`
    try {
      expect((await addresses()).has(url)).toBe(true)
      await change('posts', id, { _status: 'draft' })
      expect((await addresses()).has(url)).toBe(false)
    } finally {
      await cleanUp()
    }
  })

  test('an unknown file of the sitemap is a 404', async () => {
    for (const file of ['posts-2.xml', 'users-1.xml', 'posts.xml', '__proto__-1.xml'])
      expect([file, (await call(`/sitemaps/${file}`)).status]).toEqual([file, 404])
  })
})

describe('SEO-02 robots.txt, llms.txt and markdown', () => {
  test('robots.txt names the sitemap, and disallows the admin and the cart', async () => {
    const { status, text } = await call('/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Disallow: /admin/', 'Disallow: /es/cart$']))
  })

  test('llms.txt links to the markdown of every document, and the pages exist', async () => {
    const { text } = await call('/llms.txt')
    const links = [...text.matchAll(/\((http[^)]+\.md)\)/g)].map(([, url]) => String(url))
    const totals = await Promise.all(
      ['mushrooms', 'growingguides', 'posts', 'recipes'].map(async (collection) =>
        Number((await call(`/api/${collection}?limit=1&depth=0`)).json.totalDocs),
      ),
    )
    expect(links).toHaveLength(totals.reduce((sum, total) => sum + total, 0))
    const read = await Promise.all(links.slice(0, 20).map((url) => call(new URL(url).pathname)))
    expect(read.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      read.map(() => [200, 'text/markdown; charset=utf-8']),
    )
  })

  test('the markdown of a toxic species has its danger right below the title, and a page without markdown is a 404', async () => {
    const { text, headers } = await call('/pt/mushrooms/amanita-muscaria.md')
    expect(text.split('\n')[2]).toMatch(/\*\*T[ÓO]XICO\*\*$/)
    expect(text).toContain(`](${siteUrl}/pt/poison)`)
    expect(text).not.toContain('\u2060')
    expect(text.indexOf('/pt/poison')).toBeLessThan(text.indexOf('## '))
    expect(headers.get('link')).toBe(`<${siteUrl}/pt/mushrooms/amanita-muscaria>; rel="canonical"`)
    expect((await call('/mushrooms/nothing-here.md')).status).toBe(404)
    expect((await call('/mushrooms/product/lions-mane-grow-kit.md')).status).toBe(404)
  })
})

describe.each([
  ['/posts', 'posts'],
  ['/mushrooms/growing-guides', 'growingguides'],
  ['/mushrooms/products', 'products'],
])('SEO-02 the feeds of %s', (path, collection) => {
  test.each(locales)('have the newest entries, the same in Atom and JSON, in %j', async (prefix) => {
    const home = `${siteUrl}${prefix}${path}`
    const atom = await xml(`${prefix}${path}/feed.xml`)
    const links = listOf(atom, 'feed.link').map(({ rel, href }) => `${String(rel)} ${String(href)}`)
    expect(links).toEqual([`self ${home}/feed.xml`, `alternate ${home}`])
    const entries = listOf(atom, 'feed.entry')
    const published = (await call(`/api/${collection}?limit=1&depth=0`)).json.totalDocs
    // A feed has the newest fifty entries.
    expect(entries).toHaveLength(Math.min(Number(published), 50))
    for (const entry of entries)
      expect(Object.keys(entry)).toEqual(expect.arrayContaining(['id', 'title', 'link', 'updated', 'published']))
    const { json, headers } = await call(`${prefix}${path}/feed.json`)
    expect(headers.get('content-type')).toContain('application/feed+json')
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${home}/feed.json` })
    expect(listOf(json, 'items').map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
    // The entry of a product names its vendor and price.
    const bare = listOf(json, 'items').filter(({ title, content_text }) => title === content_text)
    if (collection === 'products') expect(bare).toEqual([])
    expect((await call(`${prefix}${path}`)).text).toContain(`href="${home}/feed.xml"`)
  })
})

test('PRD-02 SEO-02 the product feeds give the sale price and the price before, and none once the sale ends', async () => {
  const slug = unique('t-sale')
  const sales = [{ active: true, salePrice: 8 }]
  const id = await makeOne('products', { slug, baseInventory: { unitPrice: 10, currency: 'EUR', stock: 1 }, sales })
  const told = async () => {
    const entry = listOf(await xml('/mushrooms/products/feed.xml'), 'feed.entry').find(
      (one) => listOf(one, 'link')[0]?.href === `${siteUrl}/mushrooms/product/${slug}`,
    )
    const { json } = await call('/mushrooms/products/feed.json')
    const item = (json.items as Record<string, unknown>[]).find(({ url }) => String(url).endsWith(`/${slug}`))
    return { prices: [entry?.['g:price'], entry?.['g:sale_price']], text: String(item?.content_text) }
  }
  await expect.poll(async () => (await told()).prices).toEqual(['10.00 EUR', '8.00 EUR'])
  expect((await told()).text).toContain(messages.product.before.replace('{price}', '€10.00'))
  await change('products', id, { sales: [], _status: 'published' })
  await expect.poll(async () => (await told()).prices).toEqual(['10.00 EUR', undefined])
})

test('SEO-02 an entry of a feed names its author, and keeps its id when its slug changes', async () => {
  const [old, now] = [unique('t-fed'), unique('t-fed-again')]
  const entryAt = async (slug: string): Promise<Record<string, unknown> | undefined> => {
    const { json } = await call('/posts/feed.json')
    return listOf(json, 'items').find(({ url }) => url === `${siteUrl}/posts/${slug}`)
  }
  const idAt = async (slug: string): Promise<unknown> => (await entryAt(slug))?.id
  try {
    const post = await makeOne('posts', { slug: old, author: 'Inês Caldeira' })
    await expect.poll(() => idAt(old)).toMatch(new RegExp(`^tag:[^:]+:posts/${post}/en$`))
    const before = await idAt(old)
    expect((await entryAt(old))?.authors).toEqual([{ name: 'Inês Caldeira' }])
    const inAtom = listOf(await xml('/posts/feed.xml'), 'feed.entry').find(({ id }) => id === before)
    expect(inAtom?.author).toEqual({ name: 'Inês Caldeira' })
    await change('posts', post, { slug: now, _status: 'published' })
    await expect.poll(() => idAt(now)).toBe(before)
  } finally {
    await cleanUp()
  }
})

test('SEO-02 NAV-17 the markdown address of a moved page redirects to the markdown of the new address, or the page', async () => {
  const [old, now, gone] = [unique('t-written'), unique('t-written-again'), unique('t-gone')]
  try {
    const post = await makeOne('posts', { slug: old })
    await change('posts', post, { slug: now, _status: 'published' })
    await makeOne('redirects', { from: `/posts/${gone}`, to: { type: 'custom', url: '/mushrooms/products' } })
    for (const prefix of locales) {
      const moved = await call(`${prefix}/posts/${old}.md`)
      expect([moved.status, moved.headers.get('location')]).toEqual([308, `${prefix}/posts/${now}.md`])
      expect((await call(`${prefix}/posts/${now}.md`)).status).toBe(200)
      // The target has no markdown, so the address redirects to the page itself.
      expect((await call(`${prefix}/posts/${gone}.md`)).headers.get('location')).toBe(`${prefix}/mushrooms/products`)
    }
  } finally {
    await cleanUp()
  }
})

const tag = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

describe('SEO-02 the head of a page has canonical URL, alternates, title, description and picture', () => {
  test.each([
    '/',
    '/mushrooms/species',
    '/mushrooms/products/page/2',
    '/mushrooms/boletus-edulis',
    '/mushrooms/product/lions-mane-grow-kit',
    '/mushrooms/vendor/hudson-valley-fungi',
    '/posts/reading-a-spore-print',
    '/about',
    '/categories/products/growing',
    '/mushrooms/species/type/medicinal',
  ])('%s', async (path) => {
    for (const prefix of locales) {
      const own = path === '/' ? prefix || '/' : `${prefix}${path}`
      const { text } = await call(own)
      expect(tag(text, /<link rel="canonical" href="([^"]+)"/)).toBe(`${siteUrl}${own === '/' ? '' : own}`)
      const links = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
      const tail = path === '/' ? '' : path
      expect(links.map(([, lang, href]) => `${lang} ${href}`)).toEqual([
        `en-US ${siteUrl}${tail}`,
        `es ${siteUrl}/es${tail}`,
        `pt-BR ${siteUrl}/pt${tail}`,
        `x-default ${siteUrl}${tail}`,
      ])
      expect(tag(text, /<title>([^<]+)<\/title>/)).not.toBe('')
      expect(tag(text, /<meta name="description" content="([^"]+)"/)).not.toBe('')
      expect(tag(text, /<meta property="og:image" content="([^"]+)"/)).toContain('/og/')
    }
  })
})

describe('SEO-02 a document without a description for search engines is described by its lead', () => {
  afterAll(cleanUp)

  test.each([
    ['products', '/mushrooms/product'],
    ['vendors', '/mushrooms/vendor'],
    ['projects', '/projects'],
    ['posts', '/posts'],
  ] as const)('%s', async (collection, folder) => {
    const [slug, lead] = [unique('t-described'), `The lead of ${collection} alone`]
    await makeOne(collection, { slug, lead })
    const { text } = await call(`${folder}/${slug}`)
    expect(tag(text, /<meta name="description" content="([^"]+)"/)).toBe(lead)
    expect(tag(text, /<meta property="og:description" content="([^"]+)"/)).toBe(lead)
  })
})

describe('SEO-02 Open Graph pictures', () => {
  test.each([
    '/og/en/site/site.jpg',
    '/og/es/mushrooms/amanita-muscaria.jpg',
    '/og/pt/products/lions-mane-grow-kit.jpg',
    '/og/pt/categories/products/growing.jpg',
    '/og/es/archives/posts.jpg',
  ])('%s is 1200 by 630', async (path) => {
    const response = await fetch(`${siteUrl}${path}`)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test.each([
    '/og/en/mushrooms/nothing-here.jpg',
    '/og/en/users/1.jpg',
    '/og/xx/site/site.jpg',
    '/og/en/pages/..%2f..%2f.env.jpg',
    '/og/en/mushrooms/boletus-edulis.png',
  ])('%s is a 404', async (path) => {
    expect((await call(path)).status).toBe(404)
  })
})
