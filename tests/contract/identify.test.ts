import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, siteUrl } from '../setup/client'
import { makeNamed } from '../setup/catalogue'
import { cleanUp, unique } from '../setup/fixtures'
import { pageText } from '../setup/pages'

const identify = '/mushrooms/species/identify'
const compare = '/mushrooms/species/compare'

const languages = [
  {
    prefix: '',
    key: 'What could it be?',
    side: 'Two species side by side',
    left: (count: number) => `${count} species could still be it`,
    dangerous: 'Dangerous, and still possible',
    others: 'Others it could still be',
    decides: 'These tell them apart',
    none: 'No species of this guide is called',
    several: 'Several species may be called',
    same: 'both names mean one species',
  },
  {
    prefix: '/es',
    key: '¿Qué podría ser?',
    side: 'Dos especies frente a frente',
    left: (count: number) => `${count} especies todavía podrían ser`,
    dangerous: 'Peligrosas y todavía posibles',
    others: 'Otras que todavía podrían ser',
    decides: 'Esto las distingue',
    none: 'Ninguna especie de esta guía se llama',
    several: 'Varias especies pueden llamarse',
    same: 'los dos nombres son de una misma especie',
  },
  {
    prefix: '/pt',
    key: 'O que pode ser?',
    side: 'Duas espécies lado a lado',
    left: (count: number) => `${count} espécies ainda podem ser`,
    dangerous: 'Perigosas e ainda possíveis',
    others: 'Outras que ainda podem ser',
    decides: 'Isto as distingue',
    none: 'Nenhuma espécie deste guia se chama',
    several: 'Várias espécies podem se chamar',
    same: 'os dois nomes são de uma mesma espécie',
  },
] as const

const isNoindex = (html: string): boolean => /<meta name="robots" content="[^"]*noindex/.test(html)
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** A common name shared by two species that are created here, one of them deadly. */
const shared = unique('Sombrerillo')
const [eaten, deadly, altering] = [unique('t-eaten'), unique('t-deadly'), unique('t-altering')]
beforeAll(async () => {
  for (const [slug, edibility] of [
    [eaten, 'choice'],
    [deadly, 'deadly'],
  ] as const)
    await makeNamed('mushrooms', slug, {
      slug,
      specie: { scientificName: slug, commonNames: [{ name: shared }], edibility },
    })
  await makeNamed('mushrooms', altering, {
    slug: altering,
    specie: { scientificName: altering, edibility: 'psychoactive' },
  })
})

let species = 0
beforeAll(async () => {
  species = Number((await call('/api/mushrooms?limit=1&depth=0')).json.totalDocs)
  expect(species).toBeGreaterThan(5)
})

afterAll(cleanUp)

describe.each(languages)('the key in $prefix/', (language) => {
  const { prefix, key, side, left, dangerous, others, decides, none, several, same } = language

  test('KEY-01 without an answer every species is left, the harmful ones listed first', async () => {
    const { status, text } = await call(`${prefix}${identify}`)
    expect(status).toBe(200)
    const read = pageText(text)
    expect(read).toContain(key)
    expect(read).toContain(left(species))
    expect(read.indexOf(dangerous)).toBeGreaterThan(0)
    expect(read.indexOf(dangerous)).toBeLessThan(read.indexOf(others))
    expect(text.indexOf(`${prefix}/mushrooms/amanita-muscaria"`)).toBeLessThan(
      text.indexOf(`${prefix}/mushrooms/boletus-edulis"`),
    )
  })

  test('KEY-01 answers exclude the species they contradict, but a harmful one not by a single contradiction', async () => {
    const { text } = await call(`${prefix}${identify}?underside=pores&grows-on=soil`)
    const [harmful, wanted] = ['amanita-muscaria', 'boletus-edulis'].map((slug) =>
      text.indexOf(`href="${prefix}/mushrooms/${slug}"`),
    )
    expect(harmful).toBeGreaterThan(0)
    expect(wanted).toBeGreaterThan(harmful ?? 0)
    expect(text).not.toContain(`href="${prefix}/mushrooms/agaricus-bisporus"`)
    const { text: green } = await call(`${prefix}${identify}?underside=gills&spore-print=green`)
    expect(green).toContain(`href="${prefix}/mushrooms/amanita-muscaria"`)
  })

  test('KEY-01 the key with answers is noindex, without answers it is not; both have the same canonical URL', async () => {
    const [bare, answered] = await Promise.all([call(`${prefix}${identify}`), call(`${prefix}${identify}?ring=absent`)])
    expect([isNoindex(bare.text), isNoindex(answered.text)]).toEqual([false, true])
    for (const { text } of [bare, answered]) expect(canonical(text)).toBe(`${siteUrl}${prefix}${identify}`)
  })

  test.each([identify, compare])(
    'SEO-02 campaign parameters leave %s indexable, with its canonical URL',
    async (path) => {
      const { text } = await call(`${prefix}${path}?utm_source=letter&srsltid=a`)
      expect([isNoindex(text), canonical(text)]).toEqual([false, `${siteUrl}${prefix}${path}`])
    },
  )

  test('KEY-04 two species are compared, on a page that is noindex', async () => {
    const { status, text } = await call(`${prefix}${compare}?a=boletus-edulis&b=amanita-muscaria`)
    expect(status).toBe(200)
    expect(pageText(text)).toContain(decides)
    expect(text).toContain(`href="${prefix}/mushrooms/boletus-edulis"`)
    expect(text).toContain(`href="${prefix}/mushrooms/amanita-muscaria"`)
    expect([isNoindex(text), canonical(text)]).toEqual([true, `${siteUrl}${prefix}${compare}`])
  })

  test.each([
    '',
    '?a=boletus-edulis',
    '?b=boletus-edulis',
    '?a=none-of-ours&b=x',
    '?a=boletus-edulis&b=boletus-edulis',
  ])('KEY-04 with %j the form that chooses the species is shown', async (query) => {
    const { status, text } = await call(`${prefix}${compare}${query}`)
    expect(status).toBe(200)
    expect(pageText(text)).toContain(side)
    expect(text).toContain(`action="${prefix}${compare}"`)
  })

  test.each(['Boletus edulis', ' boletus  EDULIS', 'Penny bun', 'hongo blanco', 'Boleto comestivel'])(
    'KEY-04 “%s” is taken as the species of that name',
    async (name) => {
      const { text } = await call(`${prefix}${compare}?${new URLSearchParams({ a: name, b: 'fly agaric' }).toString()}`)
      expect(pageText(text)).toContain(decides)
      expect(text).toContain(`href="${prefix}${compare}?b=amanita-muscaria"`)
      expect(text).toContain(`href="${prefix}${compare}?a=boletus-edulis"`)
    },
  )

  test('KEY-04 SAF-02 a name of several species offers each of them, the deadly one first', async () => {
    const { text } = await call(`${prefix}${compare}?a=${shared.toUpperCase()}&b=Boletus+edulis`)
    expect(pageText(text)).toContain(several)
    expect(pageText(text)).not.toContain(none)
    const [first, second] = [deadly, eaten].map((slug) => text.indexOf(`?a=${slug}&amp;b=boletus-edulis"`))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first ?? 0)
  })

  test.each(['a=Penny+bun&b=hongo+blanco', 'a=boletus-edulis&b=boletus-edulis', 'a=Boletus+edulis&b=cep'])(
    'KEY-04 two names of one species (%s) get a message that says so, and no comparison',
    async (query) => {
      const { text } = await call(`${prefix}${compare}?${query}`)
      const second = new URLSearchParams(query).get('b') ?? ''
      const said = /<p role="status"[^>]*>(.*?)<\/p>/.exec(text)?.[1] ?? ''
      expect(said).toContain(second)
      expect(said).toContain(same)
      expect(pageText(text)).not.toContain(none)
      expect(text).toContain(`value="${second}"`)
      expect(pageText(text)).not.toContain(decides)
    },
  )

  test('KEY-04 unknown names are reported, with a similar species offered', async () => {
    const { text } = await call(`${prefix}${compare}?a=Boletus+edulus&b=zzzqqq`)
    expect(pageText(text).split(none)).toHaveLength(3)
    expect(text).toContain(`href="${prefix}${compare}?a=boletus-edulis&amp;b=zzzqqq"`)
  })
})

describe('hostile query strings of key and comparison', () => {
  test.each([
    '?ring=none-of-ours&volva=__proto__&underside=constructor',
    '?month=99&half=west&width=-1&continent=atlantis',
    '?page=-1',
    '?page=1e9',
    '?page=x&nothing=here',
    `?smell=${'a'.repeat(3000)}`,
    `?${Array.from({ length: 100 }, () => 'host=nowhere').join('&')}`,
    '?__proto__=x&toString=1&ring[]=present&ring[a]=b',
  ])('KEY-01 %s excludes no species', async (query) => {
    const { status, text } = await call(`${identify}${query}`)
    expect(status).toBe(200)
    expect(pageText(text)).toContain(languages[0].left(species))
  })

  test('a script in the query is escaped', async () => {
    const { status, text } = await call(`${compare}?a=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert(1)')
  })

  test.each([`?a=${'x'.repeat(3000)}`, '?a=1&a=2&b=3&b=4', '?a=../../etc&b=%00', '?a[]=x'])(
    'KEY-04 a comparison with %s responds with 200',
    async (query) => {
      expect((await call(`${compare}${query}`)).status).toBe(200)
    },
  )
})

/** The text of a page's main element. */
const mainOf = (html: string): string => pageText(/<main.*?<\/main>/s.exec(html)?.[0] ?? '')

test('KEY-04 SAF-02 suggestions for an unknown name list the deadly species first, with its grade', async () => {
  const { text } = await call(`${compare}?${new URLSearchParams({ a: `${shared} zzzqqq` }).toString()}`)
  const [first, second] = [deadly, eaten].map((slug) => text.indexOf(`href="${compare}?a=${slug}"`))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first ?? 0)
  expect(mainOf(text)).toContain('Deadly')
})

test('KEY-03 KEY-04 a comparison marks the psychoactive species, and that one only', async () => {
  const { text } = await call(`${compare}?a=${altering}&b=lentinula-edodes`)
  expect(mainOf(text).match(/Psychoactive/g)).toHaveLength(1)
})

test('SAF-02 a list filtered by a text is in the order of the search, the deadly first, unless a sort is requested', async () => {
  const found = async (more: object) => {
    const body = { relationTo: 'mushrooms', activeFilters: {}, text: shared, ...more }
    const { mushrooms } = (await call('/api/filter', { body })).json.data as { mushrooms: { slug: string }[] }
    return mushrooms.map(({ slug }) => slug)
  }
  expect(await found({})).toEqual([deadly, eaten])
  expect(await found({ page: 2, limit: 1 })).toEqual([eaten])
  expect(await found({ sort: 'createdAt' })).toEqual([eaten, deadly])
})

test('KEY-04 each cell of the comparison table references two header cells', async () => {
  const html = (await call(`/pt${compare}?a=lentinula-edodes&b=boletus-edulis`)).text
  const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? ''
  const ids = new Set([...table.matchAll(/<th [^>]*id="([^"]+)"/g)].map(([, id]) => id))
  const cells = [...table.matchAll(/<td ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  expect(cells.length).toBeGreaterThan(10)
  for (const attributes of cells) {
    const headers = /headers="([^"]+)"/.exec(attributes)?.[1]?.split(' ') ?? []
    expect(headers.map((id) => ids.has(id))).toEqual([true, true])
  }
})
