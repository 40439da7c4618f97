import { afterAll, describe, expect, test } from 'vitest'
import { at, call, siteUrl } from '../setup/client'
import { change, cleanUp, make, makeOne, paragraph, unique } from '../setup/fixtures'

afterAll(cleanUp)

const robotsOf = (html: string): string | undefined => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]

type Thing = Record<string, unknown> & { readonly '@type': string }

const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as Thing & { '@graph'?: Thing[] }
    return data['@graph'] ?? [data]
  })

test('SEO-02 a category is indexed and in the sitemap only while it or one below it holds a document', async () => {
  const [above, below] = [unique('t-above'), unique('t-below')]
  const topics = at((await call('/api/categories?where[path][equals]=topics&depth=0')).json, 'docs.0.id')
  const parent = await makeOne('categories', { title: above, slug: above, parent: topics })
  const child = await makeOne('categories', { title: below, slug: below, parent })
  const paths = [`/categories/topics/${above}`, `/es/categories/topics/${above}/${below}`]
  const found = async () => {
    const { text: map } = await call('/sitemaps/categories-1.xml')
    return Promise.all(
      paths.map(async (path) => [robotsOf((await call(path)).text), map.includes(`<loc>${siteUrl}${path}</loc>`)]),
    )
  }
  const hidden = ['noindex, follow', false]
  expect(await found()).toEqual([hidden, hidden])
  const post = await makeOne('posts', { categories: [child] })
  const shown = [undefined, true]
  await expect.poll(found).toEqual([shown, shown])
  await change('posts', post, { categories: [], _status: 'published' })
  await expect.poll(found).toEqual([hidden, hidden])
})

describe('D-21 SEO-02 a document in Spanish alone', () => {
  test('is marked as Spanish in the feeds of other locales', async () => {
    const slug = unique('t-espanol')
    await make(
      'posts',
      { title: 'Solo en español', lead: 'Nadie lo ha traducido.', slug, _status: 'published' },
      '?locale=es',
    )
    const entryIn = async (prefix: string): Promise<string> => {
      const { text } = await call(`${prefix}/posts/feed.xml`)
      return text.split('<entry>').find((entry) => entry.includes(`/posts/${slug}"`)) ?? ''
    }
    const languageIn = async (prefix: string): Promise<unknown> => {
      const { json } = await call(`${prefix}/posts/feed.json`)
      const items = at(json, 'items') as { url: string; language?: string }[]
      return items.find(({ url }) => url.endsWith(`/posts/${slug}`))?.language
    }
    await expect.poll(() => entryIn('')).toContain('<title xml:lang="es">Solo en español</title>')
    expect(await entryIn('/pt')).toContain('<summary xml:lang="es">Nadie lo ha traducido.</summary>')
    expect(await entryIn('/es')).toContain('<title>Solo en español</title>')
    expect([await languageIn(''), await languageIn('/pt'), await languageIn('/es')]).toEqual(['es', 'es', undefined])
  })

  test('that is a recipe is found by its cuisine in every locale, and card and structured data have its language', async () => {
    const [slug, cuisine] = [unique('t-sopa'), unique('Altiplano')]
    const block = { blockType: 'recipe', cuisine, category: 'Sopa', ingredients: [{ ingredient: '2 setas' }] }
    const id = await make('recipes', { title: 'Sopa', slug, layout: [block], _status: 'published' }, '?locale=es')
    const filter = async (locale: string, activeFilters: object) =>
      (await call('/api/filter', { body: { relationTo: 'recipes', locale, activeFilters, page: 1, limit: 100 } })).json
    const value = cuisine.toLowerCase()
    await expect.poll(async () => at(await filter('en', {}), `facets.cuisine.${value}`)).toBe(1)
    for (const locale of ['en', 'es', 'pt'])
      expect(at(await filter(locale, { cuisine: [value] }), 'data.recipes')).toMatchObject([
        { id, over: { text: cuisine }, chips: [{ label: 'Sopa', ...(locale === 'es' ? {} : { lang: 'es' }) }] },
      ])
    for (const prefix of ['', '/es', '/pt']) {
      const recipe = thingsIn((await call(`${prefix}/recipes/${slug}`)).text).find((one) => one['@type'] === 'Recipe')
      expect(recipe).toMatchObject({ recipeCuisine: cuisine, recipeCategory: 'Sopa', inLanguage: 'es' })
    }
  })
})

test('SAF-04 SEO-02 a guide whose species becomes deadly has the new date in its page, its feed and the sitemap', async () => {
  const slug = unique('t-guide')
  const specie = { scientificName: unique('Testus'), edibility: 'edible' }
  const species = await makeOne('mushrooms', { specie })
  await makeOne('growingguides', { slug, lead: 'An easy one.', species: [species], content: paragraph('Grow it.') })
  const path = `/mushrooms/growing-guide/${slug}`
  const told = async () => {
    const article = thingsIn((await call(path)).text).find((one) => one['@type'] === 'Article')
    const items = at((await call('/mushrooms/growing-guides/feed.json')).json, 'items') as Record<string, string>[]
    const item = items.find(({ url }) => url === siteUrl + path)
    const { text: map } = await call('/sitemaps/growingguides-1.xml')
    const moment = map.split(`<loc>${siteUrl}${path}</loc><lastmod>`)[1]?.split('<')[0]
    return { said: item?.content_text, moments: [article?.dateModified, item?.date_modified, moment] }
  }
  await expect.poll(async () => (await told()).said).toBe('An easy one.')
  const [before = ''] = (await told()).moments.map(String)
  await change('mushrooms', species, { specie: { ...specie, edibility: 'deadly' }, _status: 'published' })
  await expect.poll(async () => (await told()).said).not.toBe('An easy one.')
  const saved = String((await call(`/api/mushrooms/${species}?depth=0`)).json.updatedAt)
  expect(saved > before).toBe(true)
  await expect.poll(async () => (await told()).moments).toEqual([saved, saved, saved])
})

test('SAF-04 SEO-02 a species whose look-alike becomes deadly has the new date in its page and the sitemap', async () => {
  const [slug, name] = [unique('t-species'), unique('Gemellus')]
  const pair = { species: name, edibility: 'edible', differences: 'The smell.' }
  const specie = { scientificName: unique('Testus'), edibility: 'edible', lookAlikeSpecies: [pair] }
  const twin = { scientificName: name, edibility: 'edible' }
  const other = await makeOne('mushrooms', { specie: twin })
  await makeOne('mushrooms', { slug, specie })
  const path = `/mushrooms/${slug}`
  const told = async () => {
    const article = thingsIn((await call(path)).text).find((one) => one['@type'] === 'Article')
    const { text: map } = await call('/sitemaps/mushrooms-1.xml')
    const moment = map.split(`<loc>${siteUrl}${path}</loc><lastmod>`)[1]?.split('<')[0]
    return { warns: String(article?.description).includes(name), moments: [article?.dateModified, moment] }
  }
  await expect.poll(async () => (await told()).moments[1]).toMatch(/^2/)
  expect((await told()).warns).toBe(false)
  await change('mushrooms', other, { specie: { ...twin, edibility: 'deadly' }, _status: 'published' })
  await expect.poll(async () => (await told()).warns).toBe(true)
  const saved = String((await call(`/api/mushrooms/${other}?depth=0`)).json.updatedAt)
  await expect.poll(async () => (await told()).moments).toEqual([saved, saved])
})
