import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services'
import { invented, makeNamed, type Card, type Counts } from '../setup/catalogue'
import { asAdmin, at, call, siteUrl } from '../setup/client'
import { change, cleanUp, fileForm, make, makeOne, remember, unique } from '../setup/fixtures'
import { letterTo } from '../setup/letters'
import { mailsTo } from '../setup/mails'
import { membersAtOnce, member, type Member } from '../setup/members'

/** Only PostgreSQL can be shared by several processes; SQLite is a file of one process. */
const shared = process.env.TEST_DATABASE === 'postgres'

describe.runIf(shared)('several processes on one database', () => {
  let other: Awaited<ReturnType<typeof startSite>>

  beforeAll(async () => {
    const port = await freePort()
    other = await startSite({ ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
  })

  afterAll(async () => {
    await cleanUp()
    await other.stop()
  })

  type Received = { data: Record<string, Card[]>; totalDocs: number; facets: Counts }

  const send = async (site: string, relationTo: string, body: Record<string, unknown> = {}): Promise<Received> => {
    const response = await fetch(`${site}/api/filter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ relationTo, activeFilters: {}, ...body }),
    })
    return (await response.json()) as Received
  }

  const titlesThere = async (slug: string): Promise<string[]> => {
    const { data } = await send(other.address, 'posts')
    return (data.posts ?? []).filter((post) => post.slug === slug).map(({ title }) => title)
  }

  const countsOf = async (site: string) => {
    const { facets, totalDocs } = await send(site, 'products', { facets: true, limit: 1 })
    return { facets, totalDocs }
  }

  /** Titles and vendors on the other process's cards of a vendor's products. */
  const cardsThere = async (vendor: string): Promise<unknown[]> => {
    const { data } = await send(other.address, 'products', { activeFilters: { vendor: [vendor] } })
    return (data.products ?? []).map(({ title, over }) => [title, over?.text])
  }

  test('FLT-12 the list of one process follows what another publishes, renames and unpublishes', async () => {
    const slug = unique('t-process')
    expect(await titlesThere(slug)).toEqual([])
    const id = await make('posts', { title: 'First name', slug, _status: 'published' })
    await expect.poll(() => titlesThere(slug)).toEqual(['First name'])
    await change('posts', id, { title: 'Second name' })
    await expect.poll(() => titlesThere(slug)).toEqual(['Second name'])
    await change('posts', id, { _status: 'draft' })
    await expect.poll(() => titlesThere(slug)).toEqual([])
    expect((await call(`/posts/${slug}`)).status).toBe(404)
  })

  test('OPS-06 the page in one process follows what another publishes, renames and unpublishes', async () => {
    const slug = unique('t-page')
    const title = async (): Promise<string | number> => {
      const response = await fetch(`${other.address}/posts/${slug}`)
      return response.ok ? (/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '') : response.status
    }
    expect(await title()).toBe(404)
    const id = await make('posts', { title: 'First name', slug, _status: 'published' })
    await expect.poll(title).toBe('First name')
    await change('posts', id, { title: 'Second name' })
    await expect.poll(title).toBe('Second name')
    await change('posts', id, { _status: 'draft' })
    await expect.poll(title).toBe(404)
  })

  /** The other process's response to a path: status, location and body in one string. */
  const there = async (path: string): Promise<string> => {
    const response = await fetch(other.address + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location') ?? '', await response.text()].join(' ')
  }

  /** Polls the other process until each of these paths contains its text, or until none does. */
  const expectThere = async (said: Readonly<Record<string, string>>, isSaid = true): Promise<void> => {
    const read = async (): Promise<boolean[]> =>
      Promise.all(Object.entries(said).map(async ([path, text]) => (await there(path)).includes(text)))
    await expect.poll(read, { message: Object.keys(said).join(' ') }).toEqual(Object.keys(said).map(() => isSaid))
  }

  test('OPS-06 D-36 search, feeds, sitemap and structured data of one process follow another’s saves', async () => {
    const [slug, first, second] = [unique('t-found'), invented(), invented()]
    const saying = (title: string) => ({
      [`/api/search?q=${title}`]: slug,
      [`/es/search?q=${title}`]: `>${title}<`,
      '/posts/feed.xml': title,
      '/es/posts/feed.json': title,
      '/sitemaps/posts-1.xml': slug,
      [`/posts/${slug}`]: `"headline":"${title}"`,
      [`/posts/${slug}.md`]: title,
    })
    // Requested once before the change, so that every cacheable response is in the cache.
    await expectThere(saying(first), false)
    const id = await make('posts', { title: first, slug, _status: 'published' })
    await expectThere(saying(first))
    await change('posts', id, { title: second })
    await expectThere(saying(second))
    await change('posts', id, { _status: 'draft' })
    await expectThere(saying(second), false)
  })

  test('OPS-06 one process shows the settings, forms, poison lines and redirects that another changes', async () => {
    const [from, first, second] = [unique('t-moved'), invented(), invented()]
    const settings = '/api/globals/site-settings'
    const token = await asAdmin()
    const { siteName } = (await call(`${settings}?depth=0`)).json
    const labelled = (label: string) => ({ fields: [{ blockType: 'text', name: 'first', label }] })
    const form = await makeOne('forms', labelled(first))
    const slug = unique('t-form')
    await makeOne('pages', { slug, layout: [{ blockType: 'form', form }] })
    const line = await makeOne('poisoncenters', { name: first, isCertain: true })
    await makeOne('redirects', { from: `/${from}` })
    await expectThere({ [`/${slug}`]: first, '/poison': first, '/es/poison': first, [`/${from}`]: '308 /posts' })
    try {
      await change('forms', form, labelled(second))
      await change('poisoncenters', line, { name: second })
      await call(settings, { body: { siteName: second }, token })
      await expectThere({ [`/${slug}`]: second, '/poison': second, '/es/poison': second, '/posts': second })
    } finally {
      await call(settings, { body: { siteName }, token })
    }
    await cleanUp()
    await expectThere({ [`/${slug}`]: second, '/poison': second, [`/${from}`]: '308 /posts', '/posts': second }, false)
  })

  test('FLT-12 facets and cards of one process follow products and vendor names that another saves', async () => {
    const before = await countsOf(siteUrl)
    await expect.poll(() => countsOf(other.address)).toEqual(before)
    const word = invented()
    const { json } = await call('/api/categories?where[path][equals]=products/educational/books&depth=0')
    const categories = [Number(at(json, 'docs.0.id'))]
    const vendor = await makeNamed('vendors', 'First maker', { slug: word })
    const product = await makeNamed('products', word, { vendor, categories })
    const after = await countsOf(siteUrl)
    expect(after.totalDocs).toBe(before.totalDocs + 1)
    expect(after.facets.vendor?.[word]).toBe(1)
    expect(after.facets.educational?.books).toBe((before.facets.educational?.books ?? 0) + 1)
    await expect.poll(() => countsOf(other.address)).toEqual(after)
    expect(await cardsThere(word)).toEqual([[word, 'from First maker']])
    await change('vendors', vendor, { displayName: 'Second maker' })
    await expect.poll(() => cardsThere(word)).toEqual([[word, 'from Second maker']])
    await change('products', product, { _status: 'draft' })
    await expect.poll(() => countsOf(other.address)).toEqual(before)
  })

  test('R-04 of 200 calls at once to both processes for a stock of 50 pieces, 50 get one and 150 a 409', async () => {
    const id = await makeOne('products', { baseInventory: { unitPrice: 5, stock: 50 } })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await asAdmin()}` }
    const results = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const site = at % 2 ? siteUrl : other.address
        const response = await fetch(`${site}/api/products/${id}/take`, {
          method: 'POST',
          headers,
          body: '{"pieces":1}',
        })
        return [response.status, ((await response.json()) as { stock?: number }).stock] as const
      }),
    )
    const left = results.flatMap(([status, stock]) => (status === 200 ? [Number(stock)] : []))
    expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at))
    expect(results.filter(([status]) => status === 409)).toHaveLength(150)
    for (const site of [siteUrl, other.address]) {
      const stored = (await (await fetch(`${site}/api/products/${id}?depth=0`)).json()) as unknown
      expect(at(stored, 'baseInventory.stock')).toBe(0)
    }
  })

  test('OPS-01 pictures of one name that are uploaded to both processes at once are each stored whole', async () => {
    const name = `${unique('same')}.png`
    const token = await asAdmin()
    const colours = ['#f00000', '#00f000', '#0000f0', '#f0f000']
    const stored = await Promise.all(
      colours.map(async (background, turn) => {
        const image = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        const form = fileForm(Uint8Array.from(await image.png().toBuffer()), name, 'image/png', { alt: background })
        const response = await call('/api/media', { form, token, ...(turn % 2 ? { at: other.address } : {}) })
        remember('media', response)
        return String(at(response.json, 'doc.url'))
      }),
    )
    const shown = await Promise.all(
      stored.map(async (url) => {
        const response = await fetch(new URL(new URL(url, siteUrl).pathname, siteUrl))
        const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
        return channels.map(({ mean }) => (mean > 120 ? 'f' : '0')).join('')
      }),
    )
    expect(shown).toEqual(['f00', '0f0', '00f', 'ff0'])
  })

  test('ACT-01 a queued mail is sent once, and no process runs out of database connections', async () => {
    const crowd = await membersAtOnce('two queues', 20)
    const later = await Promise.all([member('later here'), member('later there')])
    const sites = [siteUrl, other.address]
    const forget = (people: Member[]): Promise<number[]> =>
      Promise.all(
        people.map(async ({ email }, at) => {
          const headers = { 'content-type': 'application/json' }
          const body = JSON.stringify({ email })
          return (await fetch(`${sites[at % 2]}/api/users/forgot-password`, { method: 'POST', headers, body })).status
        }),
      )
    expect(new Set(await forget(crowd))).toEqual(new Set([200]))
    await Promise.all(crowd.map(({ email }) => letterTo(email)))
    // Once these have arrived, any duplicate of the first ones would have arrived as well.
    expect(await forget(later)).toEqual([200, 200])
    await Promise.all(later.map(({ email }) => letterTo(email)))
    expect(crowd.map(({ email }) => mailsTo(email).length)).toEqual(crowd.map(() => 1))
    // More requests at once than a process has database connections.
    for (const site of sites) {
      const responses = await Promise.all(crowd.map(() => fetch(`${site}/api/posts?limit=1&depth=0`)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    }
  })
})

test.skipIf(shared)('on SQLite a second process does not start, and says that another server runs', async () => {
  const port = await freePort()
  await expect(startSite({ ...process.env, PORT: String(port) })).rejects.toThrow(/another server/)
})
