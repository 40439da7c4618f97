import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

let token: string

beforeAll(async () => {
  token = await asAdmin()
})

afterAll(cleanUp)

describe('ERR-01 what would be stored and never shown is rejected', () => {
  const form = { title: 'A form', confirmationType: 'redirect', redirect: { type: 'custom', url: '/posts' } }
  const field = { blockType: 'text', name: 'words', label: 'Words' }
  const link = { label: 'Nowhere' }

  test.each([
    ['a link of the header without an address', '/api/globals/header', { links: [{ ...link, type: 'custom' }] }],
    ['a link of the header without a page', '/api/globals/header', { links: [{ ...link, type: 'reference' }] }],
    ['a form without a field', '/api/forms', { ...form, fields: [] }],
    ['a form that says nothing of fields', '/api/forms', form],
    [
      'a list without an option',
      '/api/forms',
      { ...form, fields: [field, { blockType: 'select', name: 'pick', label: 'Pick', options: [] }] },
    ],
    [
      'a redirect from an archive',
      '/api/redirects',
      { from: '/mushrooms/products', to: { type: 'custom', url: '/about' } },
    ],
  ])('%s is rejected', async (_what, path, body) => {
    expectRefusal(await call(path, { token, body }), 400)
  })

  test('a redirect from a published page or to itself is rejected, one from an unpublished page is not', async () => {
    const slug = unique('t-shown')
    const post = await makeOne('posts', { title: slug, slug })
    const body = { from: `/posts/${slug}`, to: { type: 'custom', url: '/about' } }
    const refused = await call('/api/redirects?locale=pt', { token, body, headers: { 'accept-language': 'pt' } })
    expectRefusal(refused, 400)
    expect(refused.text).toContain('Há uma página neste endereço')
    expect(at(refused.json, 'errors.0.data.errors.0.path')).toBe('from')
    const endless = { from: '/t-endless', to: { type: 'custom', url: '/t-endless' } }
    const circle = await call('/api/redirects', { token, body: endless })
    expectRefusal(circle, 400)
    expect(at(circle.json, 'errors.0.data.errors.0.path')).toBe('to.url')
    await change('posts', post, { _status: 'draft' })
    const redirect = await makeOne('redirects', body)
    // An existing redirect can be changed even when a page has since been published at its path.
    await change('posts', post, { _status: 'published' })
    await change('redirects', redirect, { to: { type: 'custom', url: '/contact' } })
  })
})
