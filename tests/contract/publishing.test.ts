import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'

const prefixes = ['', '/es', '/pt']

/** Asks until the page is as wanted, for at most the two seconds the issue allows. */
async function within2s(path: string, wanted: (status: number, html: string) => boolean): Promise<boolean> {
  const end = Date.now() + 2000
  for (;;) {
    const { status, text } = await call(path)
    if (wanted(status, text)) return true
    if (Date.now() > end) return false
  }
}

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
  await call(`/api/pages/${page.id}`, { method: 'DELETE', token: await asAdmin() })
})

describe('what an admin saves reaches readers at once', () => {
  test('NAV-17 a draft is a 404 in every language', async () => {
    for (const prefix of prefixes) expect((await call(`${prefix}/${page.slug}`)).status).toBe(404)
  })

  test('NAV-10 a page asked for before it existed appears once published, in three languages', async () => {
    expect(await update(`/api/pages/${page.id}`, { _status: 'published' })).toBe(200)
    for (const prefix of prefixes) {
      expect(
        await within2s(`${prefix}/${page.slug}`, (status, html) => status === 200 && html.includes('First words')),
      ).toBe(true)
    }
  })

  test('I18-01 a change in one language shows in that language and leaves the others', async () => {
    expect(await update(`/api/pages/${page.id}?locale=es`, { title: 'Primeras palabras', _status: 'published' })).toBe(
      200,
    )
    expect(await within2s(`/es/${page.slug}`, (_, html) => html.includes('Primeras palabras'))).toBe(true)
    expect(await within2s(`/${page.slug}`, (_, html) => html.includes('First words'))).toBe(true)
  })

  test('NAV-17 an unpublished page is a 404 again, also after a draft was saved beside it', async () => {
    expect(await update(`/api/pages/${page.id}?draft=true`, { title: 'Half a thought', _status: 'draft' })).toBe(200)
    expect(await within2s(`/${page.slug}`, (status, html) => status === 200 && html.includes('First words'))).toBe(true)
    expect(await update(`/api/pages/${page.id}`, { _status: 'draft' })).toBe(200)
    for (const prefix of prefixes)
      expect(await within2s(`${prefix}/${page.slug}`, (status) => status === 404)).toBe(true)
  })

  test('ARC-03 a renamed species shows its new name on its page and in the archive', async () => {
    const { json } = await call('/api/mushrooms?where[slug][equals]=agaricus-bisporus', { token: await asAdmin() })
    const id = Number(at(json, 'docs.0.id'))
    const title = String(at(json, 'docs.0.title'))
    await call('/mushrooms/species')
    expect(await update(`/api/mushrooms/${id}`, { title: 'Renamed for a test', _status: 'published' })).toBe(200)
    expect(await within2s('/mushrooms/species', (_, html) => html.includes('Renamed for a test'))).toBe(true)
    expect(await within2s('/mushrooms/agaricus-bisporus', (_, html) => html.includes('Renamed for a test'))).toBe(true)
    expect(await update(`/api/mushrooms/${id}`, { title, _status: 'published' })).toBe(200)
    expect(await within2s('/mushrooms/species', (_, html) => !html.includes('Renamed for a test'))).toBe(true)
  })

  test('a change of the footer shows on every page', async () => {
    const token = await asAdmin()
    const before = await call('/api/globals/footer?locale=pt', { token })
    await call('/pt/about')
    const saved = await call('/api/globals/footer?locale=pt', {
      method: 'POST',
      body: { notice: 'Aviso de teste' },
      token,
    })
    expect(saved.status).toBe(200)
    expect(await within2s('/pt/about', (_, html) => html.includes('Aviso de teste'))).toBe(true)
    await call('/api/globals/footer?locale=pt', { method: 'POST', body: { notice: at(before.json, 'notice') }, token })
    expect(await within2s('/pt/about', (_, html) => !html.includes('Aviso de teste'))).toBe(true)
  })
})
