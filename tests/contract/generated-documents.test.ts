import config from '@payload-config'
import fc from 'fast-check'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRecord } from '@/core/is-record'
import { isPagedCollection, documentPath } from '@/core/paths'
import { gradeRule } from '@/features/catalogue/danger/grade-rule'
import { asAdmin, call, type ClientResponse } from '../setup/client'
import { isPostgres } from '../setup/database'
import { bodyOf, drivable, kept, relationsOf } from '../setup/drivable'
import { docsOf } from '../setup/envelope'
import { cleanUp, fileForm, makeOne, picture, remember, unique } from '../setup/fixtures'
import { fieldsOf, relationKey, type World } from '../setup/generated'
import { member } from '../setup/members'

/** Documents generated for each collection; the bench generates more, from another seed (docs/measurements.md). */
const rounds = Number(process.env.GENERATED_ROUNDS ?? 1)
/** Each database gets other documents. */
const seed = Number(process.env.GENERATED_SEED ?? (isPostgres ? 20_261_125 : 20_261_123))

const { collections, globals, blocks } = await config
const locales = ['en', 'es', 'pt'] as const
const prefixes = ['', '/es', '/pt'] as const
const known: World['blocks'] = new Map((blocks ?? []).map((block) => [block.slug, block]))

let ids: World['ids'] = {}
let form: number | null = null
let admin = ''
let author = ''

const tally = { generated: 0, accepted: 0, refused: 0, written: 0, writtenAccepted: 0 }

const drafted = (slug: string): boolean => Boolean(collections.find((each) => each.slug === slug)?.versions?.drafts)

/** Ids that a relation may name: published documents, and of species only rated, harmless ones. */
async function idsOf({ slug, where }: ReturnType<typeof relationsOf>[number]): Promise<number[]> {
  const conditions = [
    ...(where ? [where] : []),
    ...(drafted(slug) ? [{ _status: { equals: 'published' } }] : []),
    ...(slug === 'mushrooms' ? [{ 'specie.edibility': { in: ['choice', 'edible'] } }] : []),
  ]
  const query = conditions.length > 0 ? `&where=${encodeURIComponent(JSON.stringify({ and: conditions }))}` : ''
  return docsOf(await call(`/api/${slug}?limit=10&depth=0&sort=id${query}`, { token: admin })).map(({ id }) =>
    Number(id),
  )
}

beforeAll(async () => {
  admin = await asAdmin()
  author = (await member('generated')).token
  form = await makeOne('forms')
  const relations = relationsOf(collections, known)
  const found: [string, number[]][] = []
  for (const relation of relations) found.push([relationKey(relation.slug, relation.where), await idsOf(relation)])
  ids = Object.fromEntries(found)
})
afterAll(async () => {
  await cleanUp()
  console.log(
    `${tally.generated} documents generated, ${tally.accepted} accepted, ${tally.refused} refused, none unreadable; ` +
      `of ${tally.written} that an admin might write ${tally.writtenAccepted} accepted`,
  )
})

const world = (odd: number): World => ({ odd, ids, blocks: known })

const countOf = async (slug: string): Promise<number> =>
  Number((await call(`/api/${slug}/count`, { token: admin })).json.totalDocs)

const shown = (what: unknown): string => JSON.stringify(what).slice(0, 1500)

/** Fails on a 5xx, with the generated data in the message. */
function expectNoFault(response: ClientResponse, what: unknown): void {
  expect(response.status, `${response.text.slice(0, 200)} at ${shown(what)}`).toBeLessThan(500)
}

/** Expects that an accepted document can be read, listed, rendered in pages and the admin, and deleted. */
async function expectUsable(slug: string, id: number, data: unknown): Promise<void> {
  await Promise.all(
    locales.map(async (locale) => {
      const read = await call(`/api/${slug}/${id}?locale=${locale}&depth=2`, { token: admin })
      expect(read.status, `${read.text.slice(0, 200)} at ${shown(data)}`).toBe(200)
    }),
  )
  const list = await call(`/api/${slug}?where[id][equals]=${id}&depth=1`, { token: admin })
  expect(docsOf(list), shown(data)).toHaveLength(1)
  await expectShown(slug, id, docsOf(list)[0], data)
  const removed = await call(`/api/${slug}/${id}`, { method: 'DELETE', token: admin })
  expect(removed.status, `${removed.text.slice(0, 200)} at ${shown(data)}`).toBe(200)
  expect((await call(`/api/${slug}/${id}`, { token: admin })).status).toBe(404)
}

async function expectShown(slug: string, id: number, stored: Record<string, unknown> | undefined, data: unknown) {
  const name = stored?._status === 'published' && typeof stored.slug === 'string' ? stored.slug : null
  const path = isPagedCollection(slug) && name !== null ? documentPath(slug, encodeURIComponent(name)) : null
  const pages = prefixes.map(async (prefix) => {
    if (path === null) return
    const page = await call(`${prefix}${path}`)
    expect(page.status, `${prefix}${path} of ${shown(data)}`).toBe(200)
  })
  const inAdmin = call(`/admin/collections/${slug}/${id}`, {
    headers: { cookie: `payload-token=${admin}`, 'sec-fetch-site': 'same-origin' },
  })
  expect((await inAdmin).status, `the admin's form of ${shown(data)}`).toBe(200)
  await Promise.all(pages)
}

const sample = (fields: readonly Field[], odd: number, chance: number, numRuns: number) =>
  fc.sample(fieldsOf(fields, world(odd), chance), { numRuns, seed })

/** Generated documents: valid ones as an editor might write, and invalid ones. */
const drawn = (fields: readonly Field[]) => [
  ...sample(fields, 0, 0.1, rounds).map((data) => ({ data, isWritten: true })),
  ...sample(fields, 1, 0.2, rounds).map((data) => ({ data, isWritten: false })),
]

type Data = Record<string, unknown>

/** Drops a syndrome that contradicts the species' grade, as an editor would; the default grade is that of food. */
function withAgreeingGrade(data: Data): Data {
  const { specie } = data
  if (!isRecord(specie) || !isRecord(specie.danger)) return data
  const { syndrome: _syndrome, ...danger } = specie.danger
  const isTaken =
    gradeRule(specie.edibility ?? 'choice', { data: { specie }, req: { i18n: { language: 'en' } } }) === true
  return isTaken ? data : { ...data, specie: { ...specie, danger } }
}

const samples = (slug: string) =>
  drawn(collections.find((each) => each.slug === slug)?.fields ?? []).map(({ data, isWritten }) => {
    const sent = Object.fromEntries(Object.entries(data).filter(([name]) => !kept(slug).includes(name)))
    return { isWritten, data: isWritten && slug === 'mushrooms' ? withAgreeingGrade(sent) : sent }
  })

/** Expects at least three of four valid documents to be accepted, since rejected ones test nothing of what follows. */
function expectMostAccepted(written: number, refusals: readonly string[]): void {
  tally.written += written
  tally.writtenAccepted += written - refusals.length
  const least = Math.max(1, Math.floor(written * 0.75))
  expect(written - refusals.length, refusals.join('\n')).toBeGreaterThanOrEqual(least)
}

describe.each(drivable(collections).map(({ slug }) => slug))('OPS-01 generated documents of %s', (slug) => {
  const create = async (data: Record<string, unknown>, token: string | null, locale = 'en'): Promise<ClientResponse> =>
    slug === 'media'
      ? call(`/api/${slug}?locale=${locale}`, {
          form: fileForm(await picture(), `${unique('g')}.png`, 'image/png', data),
          token,
        })
      : call(`/api/${slug}?locale=${locale}`, { body: data, token })

  test(
    'are rejected and leave no row, or can be read, rendered and deleted',
    { timeout: 60_000 + rounds * 10_000 },
    async () => {
      const refusals: string[] = []
      let written = 0
      for (const [index, { data: generated, isWritten }] of samples(slug).entries()) {
        // Visitors and members also send the first document and every invalid one.
        for (const token of index === 0 || !isWritten ? [admin, author, null] : [admin]) {
          const data = { ...bodyOf(slug, form), ...generated }
          const before = await countOf(slug)
          // A document written in one locale is then read in all of them.
          const response = await create(data, token, locales[(seed + index) % locales.length])
          tally.generated += 1
          if (isWritten && token === admin) written += 1
          expectNoFault(response, data)
          // A mark or text that exists already returns the existing row.
          const id = response.status === 201 ? remember(slug, response) : null
          if (id === null) {
            tally.refused += 1
            if (isWritten && token === admin) refusals.push(`${response.text.slice(0, 300)} at ${shown(data)}`)
            expect(await countOf(slug), shown(data)).toBe(before)
            continue
          }
          tally.accepted += 1
          await expectUsable(slug, id, data)
        }
      }
      expectMostAccepted(written, refusals)
    },
  )

  test(
    'change an existing document, or are rejected and leave it unchanged',
    { timeout: 60_000 + rounds * 5000 },
    async () => {
      if (Object.keys(bodyOf(slug, form)).length === 0 || slug === 'form-submissions') return
      // The texts of a form's fields are in one locale until the whole form is translated.
      const locale = slug === 'forms' ? 'en' : 'es'
      const refusals: string[] = []
      let written = 0
      for (const { data: change, isWritten } of samples(slug)) {
        if (isWritten) written += 1
        const made = await create(bodyOf(slug, form), admin)
        const id = remember(slug, made)
        const path = `/api/${slug}/${id}`
        const before = (await call(`${path}?depth=0`, { token: admin })).json
        const changed = await call(`${path}?locale=${locale}`, { method: 'PATCH', body: change, token: admin })
        tally.generated += 1
        expectNoFault(changed, change)
        if (changed.status >= 400) {
          tally.refused += 1
          if (isWritten) refusals.push(`${changed.text.slice(0, 300)} at ${shown(change)}`)
          expect((await call(`${path}?depth=0`, { token: admin })).json, shown(change)).toEqual(before)
        } else {
          tally.accepted += 1
          await expectUsable(slug, id, change)
        }
      }
      expectMostAccepted(written, refusals)
    },
  )
})

test('OPS-01 at least nine of ten generated valid documents are accepted', () => {
  expect(tally.written).toBeGreaterThan(0)
  expect(tally.writtenAccepted / tally.written).toBeGreaterThanOrEqual(0.9)
})

describe.each(globals.map(({ slug }) => slug))('OPS-01 generated settings of %s', (slug) => {
  test(
    'are rejected, or can be read and the home page renders with them',
    { timeout: 60_000 + rounds * 5000 },
    async () => {
      const path = `/api/globals/${slug}`
      const fields = globals.find((each) => each.slug === slug)?.fields ?? []
      const { json: before } = await call(`${path}?depth=0&locale=en`, { token: admin })
      try {
        for (const { data: change } of drawn(fields)) {
          const saved = await call(`${path}?locale=en`, { body: change, token: admin })
          tally.generated += 1
          expectNoFault(saved, change)
          if (saved.status >= 400) {
            tally.refused += 1
            expect((await call(`${path}?depth=1`)).status, shown(change)).toBe(200)
            continue
          }
          tally.accepted += 1
          for (const locale of locales)
            expect((await call(`${path}?locale=${locale}&depth=1`)).status, shown(change)).toBe(200)
          for (const prefix of prefixes) expect((await call(prefix || '/')).status, shown(change)).toBe(200)
        }
      } finally {
        const { id: _, createdAt: __, updatedAt: ___, globalType: ____, ...restored } = before
        const back = await call(`${path}?locale=en`, { body: restored, token: admin })
        expect(back.status, back.text.slice(0, 300)).toBe(200)
      }
    },
  )
})
