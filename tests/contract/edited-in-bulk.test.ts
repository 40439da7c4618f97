import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, make, makeOne, unique } from '../setup/fixtures'

afterAll(cleanUp)

const send = async (address: string, body: object): Promise<ClientResponse> =>
  call(address, { method: 'PATCH', body, token: await asAdmin() })

const leadOf = async (id: number, draft: boolean): Promise<unknown> =>
  at((await call(`/api/posts/${id}?draft=${draft}`, { token: await asAdmin() })).json, 'lead')

test('OPS-01 a bulk edit that publishes is rejected when a document has an unpublished draft, and does not change it', async () => {
  const slug = unique('unfinished')
  const id = await make('posts', { title: 'Unfinished', slug, lead: 'As published.', _status: 'published' })
  const other = await makeOne('posts')
  const draft = { lead: 'Half a sentence that', _status: 'draft' }
  expect((await send(`/api/posts/${id}?draft=true&autosave=true`, draft)).status).toBe(200)
  const both = `where[id][in]=${other},${id}`
  const edit = { title: 'Both', _status: 'published' }
  for (const address of [`/api/posts?${both}&draft=true`, `/api/posts?${both}`]) {
    const refused = await send(address, edit)
    expectRefusal(refused, 409)
    expect(refused.text).toContain('Unfinished')
  }
  expectRefusal(await send(`/api/posts?${both}`, { _status: 'published' }), 409)
  expect([await leadOf(id, false), await leadOf(id, true)]).toEqual(['As published.', draft.lead])
  // A bulk edit as draft adds to the drafts, and "Publish" of the list publishes the drafts themselves.
  expect((await send(`/api/posts?${both}&draft=true`, { ...edit, _status: 'draft' })).status).toBe(200)
  expect(await leadOf(id, false)).toBe('As published.')
  expect((await send(`/api/posts?${both}&draft=true`, { _status: 'published' })).status).toBe(200)
  expect(await leadOf(id, false)).toBe(draft.lead)
  expect((await send(`/api/posts?${both}&draft=true`, edit)).status).toBe(200)
})

test('I18-01 OPS-01 a bulk publication returns the reasons of its failures in the admin’s locale, without field names', async () => {
  const lasting = { publishedAt: '2999-01-01T12:00:00.000Z', layout: [{ blockType: 'callToAction' }] }
  const [future, empty] = await Promise.all(
    [{ publishedAt: lasting.publishedAt }, { layout: lasting.layout }].map((draft) =>
      make('posts', { title: 'Waiting', slug: unique('waiting'), _status: 'draft', ...draft }),
    ),
  )
  const { text, status } = await call(`/api/posts?where[id][in]=${future},${empty}&draft=true`, {
    method: 'PATCH',
    body: { _status: 'published' },
    token: await asAdmin(),
    headers: { 'accept-language': 'es' },
  })
  expect(status).toBe(400)
  expect(text).toContain('Este día está en el futuro')
  expect(text).toContain('El bloque 1 (Llamada a la acción) está vacío')
  expect(text).not.toMatch(/inválido|publishedAt: /)
})
