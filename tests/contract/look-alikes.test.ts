import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { idsOf, listed, makeNamed } from '../setup/catalogue'
import { change, cleanUp, unique } from '../setup/fixtures'

afterAll(cleanUp)

const languages = ['', '/es', '/pt'] as const

/** The markup of a page without scripts, except structured data. */
const pageOf = async (path: string): Promise<string> => {
  const { status, text } = await call(path)
  expect([path, status]).toEqual([path, 200])
  return text.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '').replaceAll('<!-- -->', '')
}

const speciesPage = (slug: string): string => `/mushrooms/${slug}`

const leadsTo = async (from: string, to: string): Promise<boolean> =>
  (await pageOf(speciesPage(from))).includes(`href="${speciesPage(to)}"`)

/** Whether the filter lists a species as having no deadly look-alike in Europe. */
const isSaidSafe = async (id: number): Promise<boolean> => {
  const { cards } = await listed({ relationTo: 'mushrooms', activeFilters: { no_deadly_double: ['europe'] } })
  return idsOf(cards).includes(id)
}

const save = async (id: number, data: unknown, query = '', language = 'en'): Promise<ClientResponse> =>
  call(`/api/mushrooms/${id}${query}`, {
    method: 'PATCH',
    body: data,
    token: await asAdmin(),
    headers: { 'accept-language': language },
  })

const namesOf = ({ status, json, text }: ClientResponse): unknown[] => {
  expect(status, text.slice(0, 300)).toBe(200)
  const synonyms = at(json, 'doc.specie.synonyms')
  return Array.isArray(synonyms) ? synonyms.map((one) => at(one, 'name')) : []
}

const pair = (species: string, edibility: string, differences = 'Its gills are pink.') => ({
  species,
  commonName: 'Toadstool',
  edibility,
  differences,
})

/** Creates an edible and a deadly species of Europe, of which only the deadly one names the other as a look-alike. */
async function makePair() {
  const [eaten, deadly] = [unique('t-eaten'), unique('t-deadly')]
  const names = { eaten: `Testus ${eaten}`, deadly: `Testus ${deadly}` }
  const recorded = { continents: ['europe'] }
  const eatenId = await makeNamed('mushrooms', eaten, {
    slug: eaten,
    specie: {
      ...recorded,
      scientificName: names.eaten,
      edibility: 'choice',
      // The filter leaves out species without any recorded look-alike, so this one has one.
      lookAlikeSpecies: [pair('Testus aliud', 'inedible')],
    },
  })
  const deadlyId = await makeNamed('mushrooms', deadly, {
    slug: deadly,
    specie: {
      ...recorded,
      scientificName: names.deadly,
      edibility: 'deadly',
      lookAlikeSpecies: [pair(names.eaten, 'choice')],
    },
  })
  return { eaten, deadly, eatenId, deadlyId, names }
}

test('SPC-04 SAF-06 a species without recorded look-alikes is not listed as having no deadly one, and its page says so', async () => {
  const slug = unique('t-unwritten')
  const specie = { scientificName: `Testus ${slug}`, edibility: 'choice', continents: ['europe'] }
  const id = await makeNamed('mushrooms', slug, { slug, specie })
  expect(await isSaidSafe(id)).toBe(false)
  const said = ['No look-alikes are recorded here yet.', 'Aún no hay aquí especies', 'Ainda não há aqui espécies']
  for (const [place, language] of languages.entries()) {
    expect(await pageOf(`${language}${speciesPage(slug)}`)).toContain(said[place])
    expect(await pageOf(`${language}${speciesPage(slug)}.md`)).toContain(said[place])
  }
  await change('mushrooms', id, { specie: { lookAlikeSpecies: [pair('Testus aliud', 'inedible')] } })
  expect(await isSaidSafe(id)).toBe(true)
})

describe('SPC-04 SAF-06 a renamed species with a deadly look-alike', () => {
  let made: Awaited<ReturnType<typeof makePair>>
  beforeAll(async () => {
    made = await makePair()
  })

  test('keeps its warnings on pages, in markdown, comparison and filter while its old name is a synonym', async () => {
    const { eaten, deadly, eatenId, names } = made
    const before = [await leadsTo(eaten, deadly), await leadsTo(deadly, eaten), await isSaidSafe(eatenId)]
    expect(before).toEqual([true, true, false])
    // The same name with other case and spaces.
    const synonyms = [{ name: names.eaten.toUpperCase().replace(' ', '  ') }]
    await change('mushrooms', eatenId, { specie: { scientificName: `Novus ${eaten}`, synonyms } })
    const after = [await leadsTo(eaten, deadly), await leadsTo(deadly, eaten), await isSaidSafe(eatenId)]
    expect(after).toEqual(before)
    expect(await pageOf(`${speciesPage(eaten)}.md`)).toContain(deadly)
    for (const prefix of languages)
      expect(await pageOf(`${prefix}/mushrooms/species/compare?a=${eaten}&b=${deadly}`)).toContain(
        'Its gills are pink.',
      )
  })

  test('keeps as a synonym the name that its look-alike uses, also when the renaming draft is published', async () => {
    const { eaten, deadly, eatenId, names } = made
    await change('mushrooms', eatenId, { specie: { scientificName: names.eaten, synonyms: [] } })
    await save(eatenId, { specie: { scientificName: `Novus ${eaten}` } }, '?draft=true')
    expect(namesOf(await save(eatenId, { _status: 'published' }))).toEqual([names.eaten])
    expect([await leadsTo(eaten, deadly), await isSaidSafe(eatenId)]).toEqual([true, false])
    // A name that no other species uses is not kept as a synonym.
    expect(namesOf(await save(eatenId, { specie: { scientificName: `Tertius ${eaten}` } }))).toEqual([names.eaten])
  })

  test.each([
    ['en', 'among its look-alikes. Keep that name here'],
    ['es', 'Conserve aquí ese nombre'],
    ['pt', 'Mantenha esse nome aqui'],
  ])('cannot drop that synonym, and the error names the species that uses it (%s)', async (language, said) => {
    const { eaten, deadly, eatenId, names } = made
    const refused = await save(eatenId, { specie: { synonyms: [] } }, '', language)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(said) as string])
    expect(refused.text).toContain(names.deadly)
    expect(refused.text).toContain(names.eaten)
    expect(await leadsTo(eaten, deadly)).toBe(true)
  })

  test('can drop the synonym once its look-alike uses the current name', async () => {
    const { eaten, deadly, eatenId, deadlyId } = made
    await change('mushrooms', deadlyId, { specie: { lookAlikeSpecies: [pair(`Tertius ${eaten}`, 'choice')] } })
    expect(namesOf(await save(eatenId, { specie: { synonyms: [] } }))).toEqual([])
    expect([await leadsTo(eaten, deadly), await isSaidSafe(eatenId)]).toEqual([true, false])
  })
})

test('SPC-04 SAF-06 a synonym added to a species links it at once with the species that has it as a look-alike', async () => {
  const { eaten, deadly, eatenId, deadlyId } = await makePair()
  const older = `Vetus ${eaten}`
  await change('mushrooms', deadlyId, { specie: { lookAlikeSpecies: [pair(older, 'choice')] } })
  expect([await leadsTo(eaten, deadly), await leadsTo(deadly, eaten), await isSaidSafe(eatenId)]).toEqual([
    false,
    false,
    true,
  ])
  await change('mushrooms', eatenId, { specie: { synonyms: [{ name: older }] } })
  expect([await leadsTo(eaten, deadly), await leadsTo(deadly, eaten), await isSaidSafe(eatenId)]).toEqual([
    true,
    true,
    false,
  ])
})

test('SPC-04 SAF-06 a look-alike’s name means the species that has it, and once that is unpublished the one that had it', async () => {
  const { eaten, deadly, eatenId, names } = await makePair()
  await change('mushrooms', eatenId, { specie: { scientificName: `Novus ${eaten}` } })
  const heir = unique('t-heir')
  const specie = { scientificName: names.eaten, edibility: 'edible', continents: ['europe'] }
  const heirId = await makeNamed('mushrooms', heir, { slug: heir, specie })
  expect([await isSaidSafe(heirId), await isSaidSafe(eatenId)]).toEqual([false, true])
  expect([await leadsTo(deadly, heir), await leadsTo(deadly, eaten)]).toEqual([true, false])
  await change('mushrooms', heirId, { _status: 'draft' })
  expect([await isSaidSafe(eatenId), await leadsTo(deadly, eaten), await leadsTo(eaten, deadly)]).toEqual([
    false,
    true,
    true,
  ])
})

test('SPC-04 SAF-04 SAF-06 a look-alike regraded as deadly shows as deadly everywhere, without notes that praise it', async () => {
  const [cauliflower, maitake] = [unique('t-cauliflower'), unique('t-maitake')]
  const name = `Testus ${maitake.replaceAll('-', '')}`
  // With its author citation, as editors copy it.
  const written = `${name} (Dicks.) Gray`
  const recorded = { continents: ['europe'] }
  const maitakeId = await makeNamed('mushrooms', maitake, {
    slug: maitake,
    specie: { ...recorded, scientificName: name, edibility: 'choice' },
  })
  const lookAlikeSpecies = [
    pair('Testus aliud', 'inedible', 'It is bitter.'),
    pair(written, 'choice', 'A good edible of oak.'),
    pair(`${name} var. alba`, 'toxic', 'It smells of radish.'),
  ]
  const id = await makeNamed('mushrooms', cauliflower, {
    slug: cauliflower,
    specie: { ...recorded, scientificName: `Testus ${cauliflower}`, edibility: 'choice', lookAlikeSpecies },
  })
  expect(await pageOf(speciesPage(cauliflower))).toContain('A good edible of oak.')
  expect(await isSaidSafe(id)).toBe(true)
  await change('mushrooms', maitakeId, { specie: { edibility: 'deadly' } })

  const compare = `/mushrooms/species/compare?a=${cauliflower}&b=${maitake}`
  const expected = [
    ['', 'Deadly', `The guide now grades`],
    ['/es', 'Mortal', 'figura ahora en esta guía como «Mortal»'],
    ['/pt', 'Mortal', 'consta agora neste guia como “Mortal”'],
  ] as const
  for (const [prefix, grade, said] of expected) {
    const page = await pageOf(`${prefix}${speciesPage(cauliflower)}`)
    const texts = [page, await pageOf(`${prefix}${speciesPage(cauliflower)}.md`), await pageOf(`${prefix}${compare}`)]
    for (const text of texts) {
      expect(text).toContain(said)
      expect(text).toContain('It smells of radish.')
      expect(text).not.toContain('A good edible of oak.')
    }
    expect(texts[1]).toContain(`**, ${grade}: **`)
    // The deadly one comes first, and structured data includes its grade.
    expect(page.indexOf(said)).toBeLessThan(page.indexOf('It is bitter.'))
    expect(page).toContain(`${written} (${grade.toLowerCase()})`)
  }
  expect(await isSaidSafe(id)).toBe(false)

  // It stays deadly when its page is unpublished, without links to that page.
  await change('mushrooms', maitakeId, { _status: 'draft' })
  for (const path of [speciesPage(cauliflower), `${speciesPage(cauliflower)}.md`]) {
    const text = await pageOf(path)
    expect(text).toContain('The guide now grades')
    expect(text).not.toContain('A good edible of oak.')
    expect(text).not.toContain(speciesPage(maitake))
  }
  expect(await isSaidSafe(id)).toBe(false)
})

test('SPC-04 SAF-04 an unpublished deadly species stays a look-alike by its former names, whatever its draft says', async () => {
  const { deadly, eatenId, deadlyId, names } = await makePair()
  const former = `Vetus ${deadly}`
  const { specie } = (await call(`/api/mushrooms/${deadlyId}?depth=0`, { token: await asAdmin() })).json as {
    specie: object
  }
  await change('mushrooms', deadlyId, { specie: { ...specie, synonyms: [{ name: former }] } })
  await change('mushrooms', eatenId, { specie: { lookAlikeSpecies: [pair(names.deadly, 'edible')] } })
  const other = unique('t-other')
  const lookAlikeSpecies = [pair(former, 'edible')]
  const otherId = await makeNamed('mushrooms', other, {
    slug: other,
    specie: { scientificName: `Testus ${other}`, edibility: 'choice', continents: ['europe'], lookAlikeSpecies },
  })
  const draft = { specie: { ...specie, scientificName: `Novus ${deadly}`, synonyms: [] }, _status: 'draft' }
  expect((await save(deadlyId, draft, '?draft=true')).status).toBe(200)
  await change('mushrooms', deadlyId, { _status: 'draft' })
  expect([await isSaidSafe(eatenId), await isSaidSafe(otherId)]).toEqual([false, false])
  // The names are kept when it is published again under its new name.
  expect(namesOf(await save(deadlyId, { _status: 'published' }))).toEqual([names.deadly, former])
})

/** The text of a page or of its markdown, without markup. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[sign] ?? "'")
    .replace(/[\\*]/g, '')
    .replace(/\s+/g, ' ')

test('SPC-04 SAF-04 page, markdown and structured data of every species have the same look-alikes in one order', async () => {
  const { text: every } = await call('/llms.txt')
  const slugs = [...every.matchAll(/\/mushrooms\/([^/)]+)\.md\)/g)].map(([, slug]) => String(slug))
  expect(slugs.length).toBeGreaterThan(5)
  let compared = 0
  for (const slug of slugs) {
    const [page, markdown] = await Promise.all([pageOf(speciesPage(slug)), pageOf(`${speciesPage(slug)}.md`)])
    const lines = [...markdown.matchAll(/^- \*\*(?:.* \()?\*(.+?)\*\)?\*\*, (.+?): (.*)$/gm)].map(
      ([, name = '', grade = '', note = '']) => ({ name: plain(name), grade, note: plain(note) }),
    )
    const cards = page.split('<li').filter((card) => /class="scientific[^"]*">[^<]*<\/span><\/h3>/.test(card))
    const names = cards.map((card) => plain(/class="scientific[^"]*">([^<]*)<\/span><\/h3>/.exec(card)?.[1] ?? ''))
    expect([slug, lines.map(({ name }) => name)]).toEqual([slug, names])
    for (const [at, { grade, note }] of lines.entries()) {
      expect([slug, cards[at]]).toEqual([slug, expect.stringContaining(`>${grade}<`)])
      expect([slug, plain(cards[at] ?? '')]).toEqual([slug, expect.stringContaining(note)])
    }
    const harmful = lines.filter(({ grade }) => ['Deadly', 'Toxic', 'Suspect'].includes(grade))
    const said = /Look-alikes: ([^"]*?\))\./.exec(page.replace(/^[^]*?application\/ld\+json/, ''))?.[1] ?? ''
    expect([slug, said]).toEqual([
      slug,
      harmful.map(({ name, grade }) => `${name} (${grade.toLowerCase()})`).join(', '),
    ])
    compared += lines.length
  }
  expect(compared).toBeGreaterThan(0)
})

test('SAF-04 the markdown of a recipe names the deadly look-alikes that its page shows', async () => {
  for (const [recipe, deadly] of [
    ['chanterelle-omelette', 'Deadly Webcap'],
    ['porcini-risotto', null],
  ] as const) {
    const [page, markdown] = await Promise.all([pageOf(`/recipes/${recipe}`), pageOf(`/recipes/${recipe}.md`)])
    expect(markdown).toMatch(/^## \[.+\]\(.+\): Look-alikes$/m)
    const lines = markdown.split(/^## \[.+: Look-alikes$/m)[1]?.match(/^- \*\*.+\*\*, .+:/gm) ?? []
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(plain(page)).toContain(plain(/\(\*(.+?)\*\)/.exec(line)?.[1] ?? line))
    if (deadly) expect(lines.join('\n')).toMatch(new RegExp(`${deadly}.*, Deadly:`))
  }
})
