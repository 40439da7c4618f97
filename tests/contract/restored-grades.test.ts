import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

afterAll(cleanUp)

/** Creates a species with one grade, publishes it with another, and returns what restores and reads its versions. */
async function regraded(first: string, then: string) {
  const slug = unique('restored')
  const specie = (edibility: string) => ({ scientificName: 'Testus restitutus', edibility })
  const id = await makeOne('mushrooms', { slug, title: slug, specie: specie(first) })
  await change('mushrooms', id, { specie: specie(then), _status: 'published' })
  const token = await asAdmin()
  const versions = await call(`/api/mushrooms/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`, { token })
  const version = String(at(versions.json, 'docs.0.id'))
  const restore = async (): Promise<void> => {
    const { status, text } = await call(`/api/mushrooms/versions/${version}`, { method: 'POST', body: {}, token })
    expect(status, text).toBe(200)
  }
  const read = async (query = ''): Promise<unknown[]> => {
    const { json } = await call(`/api/mushrooms/${id}${query}`, { token })
    return [at(json, 'specie.edibility'), json._status]
  }
  return { id, restore, read }
}

test('SAF-04 a species found to be deadly is food again by no version that is restored, until that is published', async () => {
  const { id, restore, read } = await regraded('choice', 'deadly')
  await restore()
  expect(await read()).toEqual(['deadly', 'published'])
  expect(await read('?draft=true')).toEqual(['choice', 'draft'])
  await change('mushrooms', id, { _status: 'published' })
  expect(await read()).toEqual(['choice', 'published'])
})

test('SAF-04 a deadly species that was taken off the site is not published as food by a version that is restored', async () => {
  const { id, restore, read } = await regraded('choice', 'deadly')
  await change('mushrooms', id, { _status: 'draft' })
  await restore()
  expect(await read()).toEqual(['deadly', 'draft'])
  expect(await read('?draft=true')).toEqual(['choice', 'draft'])
})

test('SAF-04 a restored version with a stricter grade is published at once', async () => {
  const { restore, read } = await regraded('deadly', 'choice')
  await restore()
  expect(await read()).toEqual(['deadly', 'published'])
})
