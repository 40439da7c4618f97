import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { archivePagePath, archivePaths, documentPath } from '@/core/paths'
import { collections, counted, makeNamed, type Collection } from '../setup/catalogue'
import { asAdmin, at, call } from '../setup/client'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { expectPage, type Wanted } from '../setup/pages'
import { linking } from '../setup/paragraph'

const prefixes = ['', '/es', '/pt']

let page: { id: number; slug: string }

const update = async (path: string, body: unknown): Promise<number> =>
  (await call(path, { method: 'PATCH', body, token: await asAdmin() })).status

beforeAll(async () => {
  const slug = `asked-for-too-early-${Date.now()}`
  for (const prefix of prefixes) expect((await call(`${prefix}/${slug}`)).status).toBe(404)
  const made = await call('/api/pages', {
    body: { title: 'First words', slug, _status: 'draft' },
    token: await asAdmin(),
  })
  expect(made.status).toBe(201)
  page = { id: Number(at(made.json, 'doc.id')), slug }
})

afterAll(async () => {
  await cleanUp()
  await call(`/api/pages/${page.id}`, { method: 'DELETE', token: await asAdmin() })
})

describe('R-18 what an admin saves reaches visitors at once', () => {
  test('NAV-17 a draft is a 404 in every language', async () => {
    for (const prefix of prefixes) expect((await call(`${prefix}/${page.slug}`)).status).toBe(404)
  })

  test('NAV-10 a page requested before it existed appears once published, in three locales', async () => {
    expect(await update(`/api/pages/${page.id}`, { _status: 'published' })).toBe(200)
    for (const prefix of prefixes) {
      await expectPage(`${prefix}/${page.slug}`, (status, html) => status === 200 && html.includes('First words'))
    }
  })

  test('restoring a draft leaves the published version as it is', async () => {
    const id = await makeOne('posts', { title: 'As it is read', _status: 'published' })
    const token = await asAdmin()
    const path = `/api/posts/${id}`
    const draft = (title: string) =>
      call(`${path}?draft=true`, { method: 'PATCH', body: { title, _status: 'draft' }, token })
    for (const title of ['An earlier draft', 'A later draft']) expect((await draft(title)).status).toBe(200)
    const versions = await call(`/api/posts/versions?where[parent][equals]=${id}&sort=-createdAt&depth=0`, { token })
    const docs = at(versions.json, 'docs') as { id: number; version: { title: string } }[]
    const restore = async (title: string): Promise<number> => {
      const wanted = docs.find(({ version }) => version.title === title)
      return (await call(`/api/posts/versions/${String(wanted?.id)}`, { method: 'POST', body: {}, token })).status
    }
    const read = async (query: string): Promise<unknown[]> => {
      const { json } = await call(`${path}${query}`, { token })
      return [json.title, json._status]
    }
    expect(await restore('An earlier draft')).toBe(200)
    expect(await read('')).toEqual(['As it is read', 'published'])
    expect(await read('?draft=true')).toEqual(['An earlier draft', 'draft'])
    expect(await restore('As it is read')).toBe(200)
    expect(await read('?draft=true')).toEqual(['As it is read', 'published'])
  })

  test('a duplicate has no publication date', async () => {
    const id = await makeOne('posts', { publishedAt: '2026-02-09T12:00:00.000Z', _status: 'published' })
    const copy = await call(`/api/posts/${id}/duplicate`, {
      method: 'POST',
      body: { _status: 'draft' },
      token: await asAdmin(),
    })
    expect(copy.status).toBe(200)
    expect(at(copy.json, 'doc.publishedAt')).toBeNull()
    await call(`/api/posts/${String(at(copy.json, 'doc.id'))}`, { method: 'DELETE', token: await asAdmin() })
  })

  test('a duplicate is no sample and has neither the SKU nor the link of the original', async () => {
    const copyOf = async (collection: string, id: number): Promise<Record<string, unknown>> => {
      const made = await call(`/api/${collection}/${id}/duplicate`, {
        method: 'POST',
        body: {},
        token: await asAdmin(),
      })
      remember(collection, made)
      return at(made.json, 'doc') as Record<string, unknown>
    }
    const product = await makeOne('products', { sample: true, sku: 'stock-1' })
    expect(await copyOf('products', product)).toMatchObject({ sample: false, sku: null })
    const reference = await makeOne('references', { link: `https://example.org/${unique('t')}` })
    expect((await copyOf('references', reference)).link).toBeNull()
    // A second copy works too: copies have no link, so the unique index does not reject them.
    expect((await copyOf('references', reference)).link).toBeNull()
  })

  test('the access call accepts a document nested 40 levels deep and rejects one of 70', async () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
    const ask = (levels: number) => call(`/api/posts/access/${page.id}`, { body: { deep: deep(levels) }, token: asked })
    const asked = await asAdmin()
    expect((await ask(40)).status).toBe(200)
    expect((await ask(70)).status).toBe(400)
  })

  test('I18-01 a change in one language shows in that language and leaves the others', async () => {
    expect(await update(`/api/pages/${page.id}?locale=es`, { title: 'Primeras palabras', _status: 'published' })).toBe(
      200,
    )
    await expectPage(`/es/${page.slug}`, (_, html) => html.includes('Primeras palabras'))
    await expectPage(`/${page.slug}`, (_, html) => html.includes('First words'))
  })

  test('a page that is rendered during a save shows the save to every later request', async () => {
    const slug = unique('t-rendered')
    const id = await makeOne('posts', { title: 'Before', slug })
    const title = async (): Promise<string> => /<h1[^>]*>([^<]*)/.exec((await call(`/posts/${slug}`)).text)?.[1] ?? ''
    // The pauses are about as long as a render, so that most saves come during one.
    for (let pause = 0; pause < 60; pause += 3) {
      await change('posts', id, { title: `Begun ${pause}` })
      const readers = [0, 12, 24, 36].map(async (after) => setTimeout(after).then(title))
      await setTimeout(pause)
      await change('posts', id, { title: `Saved ${pause}` })
      expect(await title()).toBe(`Saved ${pause}`)
      await Promise.all(readers)
      expect(await title()).toBe(`Saved ${pause}`)
    }
  })

  test('NAV-17 an unpublished page is a 404 again, also after a draft was saved beside it', async () => {
    expect(await update(`/api/pages/${page.id}?draft=true`, { title: 'Half a thought', _status: 'draft' })).toBe(200)
    await expectPage(`/${page.slug}`, (status, html) => status === 200 && html.includes('First words'))
    expect(await update(`/api/pages/${page.id}`, { _status: 'draft' })).toBe(200)
    for (const prefix of prefixes) await expectPage(`${prefix}/${page.slug}`, (status) => status === 404)
  })

  test('BLK-08 a list of cards on a page shows the chosen documents that are published, and disappears with the last', async () => {
    const name = unique('t-listed')
    const [guide, hidden] = await Promise.all([
      makeOne('growingguides', { title: name, slug: name }),
      makeOne('growingguides', { _status: 'draft' }),
    ])
    const docs = [hidden, guide].map((value) => ({ relationTo: 'growingguides', value }))
    const list = { blockType: 'cardList', relationTo: 'growingguides', source: 'chosen', docs, limit: 3 }
    const slug = unique('t-page')
    await makeOne('pages', { title: slug, slug, layout: [list] })
    const linked = `href="/pt/mushrooms/growing-guide/${name}"`
    await expectPage(`/pt/${slug}`, (_, html) => html.includes(linked))
    await change('growingguides', guide, { _status: 'draft' })
    await expectPage(`/pt/${slug}`, (status, html) => status === 200 && !html.includes(linked))
    // With no document left to list, the heading and its link disappear.
    expect((await call(`/pt/${slug}`)).text).not.toContain('href="/pt/mushrooms/growing-guides" class="button')
  })

  test('NAV-17 a text links to an address of the site that was typed in it only while that is published', async () => {
    const [name, slug] = [unique('t-linked'), unique('t-linking')]
    const post = await makeOne('posts', { title: name, slug: name })
    const content = linking('to it', `/posts/${name}`)
    const layout = [{ blockType: 'buttonArray', buttons: [{ label: 'Go', url: `/posts/${name}` }] }]
    await makeOne('posts', { title: slug, slug, content, layout })
    const links = async (): Promise<number> => {
      const [page, words] = await Promise.all([call(`/es/posts/${slug}`), call(`/es/posts/${slug}.md`)])
      expect(page.text).toContain('to it')
      return page.text.split(`href="/es/posts/${name}"`).length + words.text.split(`/es/posts/${name})`).length - 2
    }
    expect(await links()).toBe(4)
    await change('posts', post, { _status: 'draft' })
    expect(await links()).toBe(0)
    await change('posts', post, { _status: 'published' })
    expect(await links()).toBe(4)
  })

  test('OPS-06 FRM-01 a change of a form shows on the page that has it', async () => {
    const form = await makeOne('forms', { submitButtonLabel: 'Send it first' })
    const slug = unique('t-with-form')
    await makeOne('pages', { title: slug, slug, layout: [{ blockType: 'form', form }] })
    await expectPage(`/${slug}`, (_, html) => html.includes('Send it first'))
    await change('forms', form, { submitButtonLabel: 'Send it later' })
    await expectPage(`/${slug}`, (_, html) => html.includes('Send it later') && !html.includes('Send it first'))
  })

  test.each(['growingguides', 'posts', 'projects'] as const)(
    'FLT-13 the page of a species lists the %s that name it while they are published',
    async (collection) => {
      const slug = unique('t-written-about')
      const species = await makeOne('mushrooms', { title: slug, slug })
      const name = unique('t-about-it')
      const linked = `href="/es${documentPath(collection, name)}"`
      const section = `id="${collection === 'growingguides' ? 'guides' : 'articles'}"`
      const place = `/es/mushrooms/${slug}`
      const has = (html: string): boolean => html.includes(linked) && html.includes(section)
      const hasNot = (status: number, html: string): boolean =>
        status === 200 && !html.includes(linked) && !html.includes(section)

      await expectPage(place, hasNot)
      const article = await makeOne(collection, { title: name, slug: name, species: [species] })
      await expectPage(place, (_, html) => has(html))
      await change(collection, article, { species: [], _status: 'published' })
      await expectPage(place, hasNot)
      await change(collection, article, { species: [species], _status: 'published' })
      await expectPage(place, (_, html) => has(html))
      await change(collection, article, { _status: 'draft' })
      await expectPage(place, hasNot)
    },
  )

  test('ARC-03 a renamed species shows its new name on its page and in the archive', async () => {
    const { json } = await call('/api/mushrooms?where[slug][equals]=agaricus-bisporus', { token: await asAdmin() })
    const id = Number(at(json, 'docs.0.id'))
    const title = String(at(json, 'docs.0.title'))
    await call('/mushrooms/species')
    expect(await update(`/api/mushrooms/${id}`, { title: 'Renamed for a test', _status: 'published' })).toBe(200)
    await expectPage('/mushrooms/species', (_, html) => html.includes('Renamed for a test'))
    await expectPage('/mushrooms/agaricus-bisporus', (_, html) => html.includes('Renamed for a test'))
    expect(await update(`/api/mushrooms/${id}`, { title, _status: 'published' })).toBe(200)
    await expectPage('/mushrooms/species', (_, html) => !html.includes('Renamed for a test'))
  })

  test('NAV-06 NAV-09 a product’s page and card show its vendor’s new name, and no name once it is unpublished', async () => {
    const name = unique('Vendor')
    const vendor = await makeOne('vendors', { displayName: name })
    const slug = unique('sold-by')
    await makeOne('products', { title: slug, slug, vendor })
    const places = ['/mushrooms/products', `/es/mushrooms/product/${slug}`]
    for (const place of places) await expectPage(place, (_, html) => html.includes(name))

    const later = unique('Successor')
    await change('vendors', vendor, { displayName: later, _status: 'published' })
    for (const place of places) await expectPage(place, (_, html) => html.includes(later) && !html.includes(name))

    await change('vendors', vendor, { _status: 'draft' })
    for (const place of places) await expectPage(place, (status, html) => status === 200 && !html.includes(later))
  })

  test('NAV-10 a slug that was changed in a draft moves the page only when it is published', async () => {
    const [before, after] = [unique('before'), unique('after')]
    const post = await makeOne('posts', { title: before, slug: before })
    expect((await call(`/posts/${before}`)).status).toBe(200)
    expect(await update(`/api/posts/${post}?draft=true`, { slug: after, _status: 'draft' })).toBe(200)
    expect((await call(`/posts/${before}`)).status).toBe(200)
    expect(await update(`/api/posts/${post}`, { _status: 'published', slug: after })).toBe(200)
    await expectPage(`/posts/${after}`, (status) => status === 200)
    await expectPage(`/posts/${before}`, (status) => status !== 200)
  })

  test('the footer links to a page only while it is published', async () => {
    const token = await asAdmin()
    const slug = unique('in-the-footer')
    const linked = await makeOne('pages', { title: slug, slug })
    const footer = await call('/api/globals/footer?depth=0', { token })
    const columns = at(footer.json, 'columns') as { links: unknown[] }[]
    const link = { type: 'reference', reference: { relationTo: 'pages', value: linked }, label: slug }
    const put = (body: unknown) => call('/api/globals/footer', { method: 'POST', body, token })
    try {
      const [first, ...others] = columns
      expect((await put({ columns: [{ ...first, links: [...(first?.links ?? []), link] }, ...others] })).status).toBe(
        200,
      )
      await expectPage('/about', (_, html) => html.includes(`/${slug}"`))
      const named = async (as: { token?: string } = {}) => {
        const { json } = await call('/api/globals/footer?depth=2&populate[pages][createdAt]=true', as)
        const [{ links } = { links: [] }] = at(json, 'columns') as { links: { reference?: { value: unknown } }[] }[]
        return links.at(-1)?.reference?.value
      }
      // T-1A: for visitors a relation holds only what names the document, here too.
      expect(await named()).toMatchObject({ id: linked, slug, title: slug })
      expect(await named()).not.toHaveProperty('createdAt')
      expect(await named({ token })).toHaveProperty('createdAt')
      await change('pages', linked, { _status: 'draft' })
      await expectPage('/about', (_, html) => !html.includes(`/${slug}"`))
    } finally {
      await put({ columns })
    }
  })

  test('a change of the footer shows on a cached page', async () => {
    const token = await asAdmin()
    const before = await call('/api/globals/footer?locale=pt', { token })
    await call('/pt/about')
    const saved = await call('/api/globals/footer?locale=pt', {
      method: 'POST',
      body: { notice: 'Aviso de teste' },
      token,
    })
    expect(saved.status).toBe(200)
    await expectPage('/pt/about', (_, html) => html.includes('Aviso de teste'))
    await call('/api/globals/footer?locale=pt', { method: 'POST', body: { notice: at(before.json, 'notice') }, token })
    await expectPage('/pt/about', (_, html) => !html.includes('Aviso de teste'))
  })
})

type Listed = { collection: Collection; slug: string; name: string; others: number }

/** The number of documents that the heading of an archive's cards states. */
const countedBy = (html: string): number => Number(/ - \d+ (?:of|de) (\d+)/.exec(html)?.[1])

/** The number of documents that the catalogue's page states for an archive. */
const enteredIn = (html: string, archive: string): number =>
  Number(new RegExp(String.raw`<h2[^>]*><a href="${archive}".*?>(\d+) `, 's').exec(html)?.[1])

/** What each path contains in one locale with and without the document; new documents are on the last page. */
function placesOf({ collection, slug, name, others }: Listed, prefix: string, published: boolean): [string, Wanted][] {
  const own = `${prefix}${documentPath(collection, slug)}`
  const archive = `${prefix}${archivePaths[collection]}`
  const last = `${prefix}${archivePagePath(collection, Math.ceil((others + 1) / limits.archivePageSize))}`
  const total = others + Number(published)
  return [
    [own, (status, html) => (published ? status === 200 && html.includes(name) : status === 404)],
    [last, (status, html) => status < 500 && html.includes(`href="${own}"`) === published],
    [archive, (_, html) => countedBy(html) === total],
    [`${prefix}/mushrooms`, (_, html) => enteredIn(html, archive) === total],
  ]
}

/** Checks all places in all locales at once. */
async function expectEverywhere(listed: Listed, published: boolean): Promise<void> {
  const places = prefixes.flatMap((prefix) => placesOf(listed, prefix, published))
  await Promise.all(places.map(([path, wanted]) => expectPage(path, wanted)))
}

describe('a document is found in three locales while it is published, and in none while it is not', () => {
  test.each(collections)(
    'NAV-02..NAV-10 NAV-17 ARC-03 %s: the page, the first and last page of the archive, the catalogue',
    async (collection) => {
      const { totalDocs: others } = await counted({ relationTo: collection })
      const listed = { collection, slug: unique('shown'), name: unique('Shown'), others }
      // Requested before publishing: neither the 404 nor the cached listing may stay.
      await expectEverywhere(listed, false)
      const id = await makeNamed(collection, listed.name, { slug: listed.slug })
      await expectEverywhere(listed, true)
      await change(collection, id, { _status: 'draft' })
      await expectEverywhere(listed, false)
      await change(collection, id, { _status: 'published' })
      await expectEverywhere(listed, true)
    },
  )
})
