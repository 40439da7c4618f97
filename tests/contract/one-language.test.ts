import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { adminFunction } from '../setup/server-function'

afterAll(cleanUp)

const languages = ['en', 'es', 'pt'] as const
type Language = (typeof languages)[number]
type Body = Record<string, unknown>
type LookAlike = { id?: string; species: string; edibility: string; differences?: string }

async function save(path: string, body: Body): Promise<void> {
  const response = await call(`/api/${path}`, { method: 'PATCH', body, token: await asAdmin() })
  expect(response.status, response.text).toBe(200)
}

async function read(path: string): Promise<Body> {
  const { json } = await call(`/api/${path}`, { token: await asAdmin() })
  return json
}

/** A value of a document in each locale, without fallbacks. */
const inEach = async <Value>(path: string, value: (doc: Body) => Value): Promise<Value[]> =>
  Promise.all(
    languages.map(async (locale) => value(await read(`${path}?depth=0&fallback-locale=none&locale=${locale}`))),
  )

const words = (locale: Language, species: string): string => `${locale}: not ${species}`

const lookAlikes = (doc: Body): LookAlike[] => at(doc, 'specie.lookAlikeSpecies') as LookAlike[]

test('I18-01 publishing one locale with rows added, removed and moved keeps each row’s strings in the others', async () => {
  const names = ['Volvariella volvacea', 'Amanita virosa', 'Agaricus campestris']
  const kept = ['Amanita virosa', 'Agaricus campestris']
  const id = await makeOne('mushrooms')
  const path = `mushrooms/${id}`
  const { specie } = (await read(`${path}?depth=0`)) as { specie: Body }
  let rows: LookAlike[] = names.map((species) => ({ species, edibility: 'edible' }))
  for (const locale of languages) {
    const said = rows.map((row) => ({ ...row, differences: words(locale, row.species) }))
    await save(`${path}?locale=${locale}`, { specie: { ...specie, lookAlikeSpecies: said }, _status: 'published' })
    rows = lookAlikes(await read(`${path}?depth=0&locale=${locale}`))
  }
  const [first, ...rest] = lookAlikes(await read(`${path}?depth=0&locale=es`))
  const added = { species: 'Amanita verna', edibility: 'deadly', differences: 'es: recién llegada' }
  const moved = [added, ...rest.toReversed()]
  expect(first?.species).toBe('Volvariella volvacea')
  await save(`${path}?locale=es&publishSpecificLocale=es`, {
    specie: { ...specie, lookAlikeSpecies: moved },
    _status: 'published',
  })
  const said = await inEach(path, (doc) => lookAlikes(doc).map((row) => [row.species, row.differences ?? null]))
  expect(said).toEqual(
    languages.map((locale) => [
      ['Amanita verna', locale === 'es' ? 'es: recién llegada' : null],
      ...kept.toReversed().map((species) => [species, words(locale, species)]),
    ]),
  )
})

const titleOf = (doc: Body): unknown => doc.title ?? null

test('I18-01 publishing one locale after 21 drafts leaves the other locales published', async () => {
  const id = await makeOne('posts', { title: 'English' })
  const path = `posts/${id}`
  await save(`${path}?locale=pt`, { title: 'Português', _status: 'published' })
  for (let draft = 0; draft < 21; draft += 1)
    await save(`${path}?locale=es&draft=true`, { title: `Borrador ${draft}`, _status: 'draft' })
  await save(`${path}?locale=es&publishSpecificLocale=es`, { title: 'Español', _status: 'published' })
  expect(await inEach(path, titleOf)).toEqual(['English', 'Español', 'Português'])
})

test('I18-01 publishing one locale of an unpublished document keeps the others unpublished, with their drafts', async () => {
  const id = await makeOne('posts', { title: 'English, as it was' })
  const path = `posts/${id}`
  await save(`${path}?locale=es`, { title: 'Español', _status: 'published' })
  await save(`${path}?locale=en&draft=true`, { title: 'English, mended', _status: 'draft' })
  await save(path, { _status: 'draft' })
  await save(`${path}?locale=es&publishSpecificLocale=es`, { title: 'Español', _status: 'published' })
  expect(await inEach(path, titleOf)).toEqual([null, 'Español', null])
  const drafts = languages.map((locale) => read(`${path}?depth=0&draft=true&fallback-locale=none&locale=${locale}`))
  expect((await Promise.all(drafts)).map(titleOf)).toEqual(['English, mended', 'Español', null])
})

/** "Copy to locale", as the admin's form sends it. */
async function copy(id: number, fromLocale: Language, toLocale: Language, overrideData: boolean): Promise<void> {
  const response = await adminFunction('copy-data-from-locale', {
    collectionSlug: 'posts',
    docID: id,
    fromLocale,
    toLocale,
    overrideData,
  })
  expect(response.status, response.text).toBe(200)
}

test('I18-01 copying to another locale of a published document saves a draft and leaves what is published', async () => {
  const slug = unique('t-copied')
  const id = await makeOne('posts', { title: 'English', slug })
  await save(`posts/${id}?locale=es`, { title: 'Español', _status: 'published' })
  await copy(id, 'en', 'es', true)
  expect(await inEach(`posts/${id}`, titleOf)).toEqual(['English', 'Español', null])
  expect((await call(`/es/posts/${slug}`)).text).toContain('Español')
  const draft = await read(`posts/${id}?depth=0&draft=true&locale=es`)
  expect([draft.title, draft._status]).toEqual(['English', 'draft'])
})

test('D-21 copying to a locale copies the named locale’s strings, no fallbacks, and deletes none that it lacks', async () => {
  const id = await makeOne('posts', { title: 'English', lead: 'An English lead', _status: 'draft' })
  await save(`posts/${id}?locale=pt&draft=true`, { title: 'Português', _status: 'draft' })
  await copy(id, 'pt', 'es', false)
  const texts = async (): Promise<unknown[]> =>
    Promise.all(
      languages.map(async (locale) => {
        const doc = await read(`posts/${id}?depth=0&draft=true&fallback-locale=none&locale=${locale}`)
        return [doc.title ?? null, doc.lead ?? null]
      }),
    )
  expect(await texts()).toEqual([
    ['English', 'An English lead'],
    ['Português', null],
    ['Português', null],
  ])
  // A text that the source locale lacks is not deleted in the target locale.
  await copy(id, 'pt', 'en', true)
  expect((await texts())[0]).toEqual(['Português', 'An English lead'])
})
