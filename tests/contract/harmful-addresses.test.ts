import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'
import { pageText } from '../setup/pages'

afterAll(cleanUp)

const harmless = { scientificName: 'Testus mitis', edibility: 'choice' }

describe('SAF-04 the former slug of a deadly species', () => {
  const [former, now] = [unique('t-former'), unique('t-now')]
  let deadly = 0

  beforeAll(async () => {
    const specie = { scientificName: 'Testus letalis', edibility: 'deadly' }
    deadly = await makeOne('mushrooms', { slug: former, title: former, specie })
    await change('mushrooms', deadly, { slug: now, _status: 'published' })
  })

  /** The status of a save with the former slug, and the message of its field. */
  const save = async (path: string, method: string, body: object, language = 'en'): Promise<unknown[]> => {
    const headers = { 'accept-language': language }
    const sent = { method, body: { slug: former, ...body }, headers, token: await asAdmin() }
    const { status, json } = await call(path, sent)
    return [status, at(json, 'errors.0.data.errors.0.message')]
  }

  test.each([
    ['en', /^This address led to Testus letalis, which harms/],
    ['es', /^Esta dirección llevaba a Testus letalis, que hace daño/],
    ['pt', /^Este endereço levava a Testus letalis, que faz mal/],
  ])('is rejected for another species, new or renamed, published or drafted (%s)', async (language, message) => {
    const body = { title: unique('t-mild'), specie: harmless }
    const other = await makeOne('mushrooms', { ...body, slug: unique('t-other') })
    const refused = [400, expect.stringMatching(message)]
    expect(await save('/api/mushrooms', 'POST', { ...body, _status: 'published' }, language)).toEqual(refused)
    expect(await save('/api/mushrooms?draft=true', 'POST', { ...body, _status: 'draft' }, language)).toEqual(refused)
    expect(await save(`/api/mushrooms/${other}`, 'PATCH', { _status: 'published' }, language)).toEqual(refused)
    expect(await save(`/api/mushrooms/${other}?draft=true`, 'PATCH', {}, language)).toEqual(refused)
    const capitals = { ...body, slug: former.toUpperCase(), _status: 'published' }
    expect(await save('/api/mushrooms', 'POST', capitals, language)).toEqual(refused)
    const { status, headers } = await call(`/mushrooms/${former}`)
    expect([status, headers.get('location')]).toEqual([308, `/mushrooms/${now}`])
  })

  test('is rejected in a bulk edit', async () => {
    const other = await makeOne('mushrooms', { slug: unique('t-other'), specie: harmless })
    const sent = { method: 'PATCH', body: { slug: former }, token: await asAdmin() }
    const { json } = await call(`/api/mushrooms?where[id][equals]=${other}`, sent)
    expect(json).toMatchObject({ docs: [], errors: [{ message: expect.stringContaining('Testus letalis') as string }] })
  })

  test('is rejected when an older version of another species, which had it before, is restored', async () => {
    const slug = unique('t-shared')
    const other = await makeOne('mushrooms', { slug, specie: harmless })
    await change('mushrooms', other, { slug: unique('t-other'), _status: 'published' })
    const later = await makeOne('mushrooms', { slug: unique('t-later'), specie: harmless })
    await change('mushrooms', later, { slug, _status: 'published' })
    const specie = { scientificName: 'Testus serus', edibility: 'deadly' }
    await change('mushrooms', later, { slug: unique('t-away'), specie, _status: 'published' })
    const token = await asAdmin()
    const versions = await call(`/api/mushrooms/versions?where[parent][equals]=${other}&sort=createdAt&depth=0`, {
      token,
    })
    expect(at(versions.json, 'docs.0.version.slug')).toBe(slug)
    const restored = await call(`/api/mushrooms/versions/${String(at(versions.json, 'docs.0.id'))}`, {
      method: 'POST',
      body: {},
      token,
    })
    expect([restored.status, restored.text]).toEqual([400, expect.stringContaining('Testus serus')])
  })

  test('KEY-04 compares the species, as its old links do', async () => {
    const { status, text } = await call(`/es/mushrooms/species/compare?a=${former}&b=boletus-edulis`)
    expect(status).toBe(200)
    expect(pageText(text)).toContain('Testus letalis')
  })

  test('may be given back to the species itself', async () => {
    expect((await save(`/api/mushrooms/${deadly}`, 'PATCH', { _status: 'published' }))[0]).toBe(200)
    await change('mushrooms', deadly, { slug: now, _status: 'published' })
    expect((await call(`/mushrooms/${former}`)).status).toBe(308)
  })

  test('is free once the species is harmless', async () => {
    await change('mushrooms', deadly, { specie: harmless, _status: 'published' })
    expect(await makeOne('mushrooms', { slug: former, title: former, specie: harmless })).toBeGreaterThan(0)
  })
})
