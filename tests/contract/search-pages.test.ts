import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, call } from '../setup/client'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

const slug = unique('t-quartz')
const titles = { en: 'Quartzling parcels', es: 'Cuarzoides de envío', pt: 'Quartzoides de remessa' } as const
let page: number

type Group = { kind: string; items: { title: string; href: string }[] }

const suggested = async (q: string, locale: keyof typeof titles): Promise<Group[]> => {
  const { json } = await call(`/api/search?${new URLSearchParams({ q, locale }).toString()}`)
  return json.groups as Group[]
}

beforeAll(async () => {
  page = await makeOne('pages', { title: titles.en, slug })
  for (const locale of ['es', 'pt'] as const) {
    const path = `/api/pages/${page}?locale=${locale}`
    await call(path, { method: 'PATCH', body: { title: titles[locale], _status: 'published' }, token: await asAdmin() })
  }
})
afterAll(cleanUp)

test.each([
  ['en', '', 'quartzling', en],
  ['es', '/es', 'cuarzoid', es],
  ['pt', '/pt', 'Quartzling', pt],
] as const)(
  'I18-01 suggestions and search find a page by its title of any locale, in %s',
  async (locale, prefix, q, words) => {
    const href = `${prefix}/${slug}`
    const items = [expect.objectContaining({ title: titles[locale], href })]
    expect(await suggested(q, locale)).toEqual([{ kind: 'pages', items }])
    const { text } = await call(`${prefix}/search?q=${q}`)
    expect(text).toContain(`href="${href}"`)
    expect(text).toContain(words.search.kinds.pages)
  },
)

test('control characters of a query separate its words and are not in the page', async () => {
  const { status, text } = await call('/search?q=%00quartzling%00%1b')
  expect(status).toBe(200)
  expect(text).toContain(`href="/${slug}"`)
  expect(text).not.toMatch(/[\u0000\u001b]/)
})

test('the home page is not suggested', async () => {
  const home = (await call('/api/pages?where[slug][equals]=home&depth=0')).json.docs as { title: string }[]
  expect(home).toHaveLength(1)
  const found = await suggested(home[0]?.title ?? '', 'en')
  expect(found.flatMap(({ items }) => items.map(({ href }) => href))).not.toContain('/')
})

test('OPS-06 a page that was unpublished is not suggested any more', async () => {
  await change('pages', page, { _status: 'draft' })
  expect(await suggested('quartzling', 'en')).toEqual([])
})
