import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { tokenFor } from './account.fixtures'
import { guardRequest } from './request-guard'

const methodAt = (path: string): string => (/^\/api\/[a-z-]+\/\d+$/.test(path) ? 'PATCH' : 'POST')

/** The error status of a POST (of a PATCH where `path` names a document), or null where it passes. */
async function statusOf(path: string, init: RequestInit): Promise<number | null> {
  const checked = await guardRequest(
    new Request(`https://sporeprint.example${path}`, { method: methodAt(path), ...init }),
  )
  return checked instanceof Response ? checked.status : null
}

const levels = (count: number): string => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`

describe('G1 multipart', () => {
  const form = (parts: Record<string, string | Blob>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    return data
  }
  const file = new Blob(['x'], { type: 'image/png' })

  let token: Record<string, string>
  let cookie: Record<string, string>
  const none = {}
  const madeUp = { authorization: 'JWT x', cookie: 'payload-token=x' }

  beforeAll(async () => {
    const signed = await tokenFor(1)
    token = { authorization: `JWT ${signed}` }
    cookie = { cookie: `theme=dark; payload-token=${signed}` }
  })

  const sent = (path: string, parts: Record<string, string | Blob>, headers: Record<string, string> = token) =>
    statusOf(path, { body: form(parts), headers })
  const filled = (bytes: number): string => `{"a":"${'x'.repeat(bytes)}"}`

  test('T-1L only uploads accept a file, and only with a valid session', async () => {
    for (const path of ['/api/media', '/api/media/3', '/api/imports']) {
      for (const headers of [token, cookie]) expect(await sent(path, { file }, headers), path).toBeNull()
      for (const headers of [none, madeUp, { cookie: 'theme=dark' }])
        expect(await sent(path, { file }, headers), path).toBe(403)
    }
    for (const path of ['/api/posts', '/api/comments', '/api/users/login', '/api/globals/header', '/api/likes']) {
      expect(await sent(path, { file }), path).toBe(415)
    }
  })

  test.each([
    '/api/posts',
    '/api/posts/3',
    '/api/categories/3',
    '/api/redirects',
    '/api/forms/3',
    '/api/exports',
    '/api/media/3',
    '/api/globals/site-settings',
  ])(
    'the admin’s document passes at %s, as a form or as JSON: longer and deeper than other bodies, with a session',
    async (path) => {
      for (const headers of [token, cookie]) {
        expect(await sent(path, { _payload: levels(60) }, headers)).toBeNull()
        expect(await sent(path, { _payload: filled(limits.body.bytes) }, headers)).toBeNull()
      }
      expect(await sent(path, { _payload: levels(61) })).toBe(400)
      const asJson = (body: string, headers: Record<string, string> = token) =>
        statusOf(path, { body, headers: { ...headers, 'content-type': 'application/json' } })
      expect(await asJson(levels(60))).toBeNull()
      expect(await asJson(levels(61))).toBe(400)
      expect(await asJson(levels(13), madeUp)).toBe(400)
      expect(await sent(path, { _payload: filled(limits.upload.bytes + limits.body.bytes) })).toBe(413)
      expect(await sent(path, { _payload: '{}' }, none)).toBe(403)
    },
  )

  test.each(['/api/recipes/access/3', '/api/recipes/access', '/api/globals/header/access'])(
    'a request for access rights at %s may be as deep as a whole document',
    async (path) => {
      const asJson = (body: string, headers: Record<string, string>) =>
        statusOf(path, { body, headers: { ...headers, 'content-type': 'application/json' } })
      expect(await asJson(levels(60), cookie)).toBeNull()
      expect(await asJson(levels(61), cookie)).toBe(400)
      expect(await asJson(levels(13), madeUp)).toBe(400)
      expect(await sent(path, { _payload: '{}' })).toBe(415)
    },
  )

  const passesPlain = async (path: string, headers: Record<string, string>): Promise<void> => {
    expect(await sent(path, { _payload: levels(limits.body.depth) }, headers)).toBeNull()
    expect(await sent(path, { _payload: levels(limits.body.depth + 1) }, headers)).toBe(400)
    expect(await sent(path, { _payload: filled(limits.body.bytes) }, headers)).toBe(413)
    const deep = { body: levels(limits.body.depth + 1), headers: { ...headers, 'content-type': 'application/json' } }
    expect(await statusOf(path, deep)).toBe(400)
  }

  test.each([
    '/api/comments',
    '/api/impressions/3',
    '/api/reviews',
    '/api/likes',
    '/api/helpfuls',
    '/api/form-submissions/3',
    '/api/users/3',
  ])('a member’s write at %s needs a session and has the usual body limits', async (path) => {
    await passesPlain(path, cookie)
    for (const headers of [none, madeUp]) expect(await sent(path, { _payload: '{}' }, headers)).toBe(403)
  })

  test.each(['login', 'first-register', 'forgot-password', 'reset-password'])(
    'the admin’s screen for %s needs no session, and has the bounds of any body',
    (screen) => passesPlain(`/api/users/${screen}`, none),
  )

  test.each([
    '/api/filter',
    '/api/graphql',
    '/api/stats',
    '/api/seed-records/3',
    '/api/payload-preferences/3',
    '/api/users/logout',
    '/api/users/unlock',
    '/api/posts/3/duplicate',
    '/api/posts/versions/3',
    '/api/globals/header/versions/3',
    '/api/users/unlock',
  ])('a form sent to %s is a 415', async (path) => {
    expect(await sent(path, { _payload: '{}' })).toBe(415)
  })

  test.each(['{', 'null', '[]', '{"__proto__":{}}'])('a _payload of %s is a 400', async (_payload) => {
    for (const path of ['/api/posts', '/api/reviews']) expect(await sent(path, { _payload })).toBe(400)
  })

  /** What Payload's form parser, another than the guard's, reads from a form that passed. */
  const readByPayload = async (path: string, parts: Iterable<[string, string | Blob]>, names: readonly string[]) => {
    const data = new FormData()
    for (const [name, value] of parts) data.append(name, value)
    const sentForm = new Request(`https://sporeprint.example${path}`, { method: 'POST', headers: token, body: data })
    const checked = await guardRequest(sentForm)
    if (checked instanceof Response) throw new Error(`refused with ${checked.status}`)
    const routed = { payload: { config: {}, collections: {} }, routeParams: {} }
    const req = Object.assign(checked, routed) as unknown as PayloadRequest
    await addDataAndFileToRequest(req)
    return Object.fromEntries(names.map((name) => [name, Reflect.get(req, name) as unknown]))
  }

  test('Payload reads the same data and file, name and bytes, that the guard let through', async () => {
    const image = new File([Uint8Array.of(0, 255, 13, 10)], 'níscalo "1".png', { type: 'image/png' })
    const read = await readByPayload(
      '/api/media',
      [
        ['_payload', '{"alt":"Ñ"}'],
        ['file', image],
      ],
      ['data', 'file'],
    )
    expect(read.data).toEqual({ alt: 'Ñ' })
    expect(read.file).toMatchObject({ mimetype: 'image/png', size: 4, data: Buffer.of(0, 255, 13, 10) })
    expect(String(Reflect.get(Object(read.file), 'name'))).toMatch(/^níscalo .*1.*\.png$/)
  })

  test('L2 control characters are removed from an uploaded file’s name', async () => {
    const image = new File([Uint8Array.of(1)], 'a\u0000b\r\nc.png', { type: 'image/png' })
    const read = await readByPayload('/api/media', [['file', image]], ['file'])
    expect(Reflect.get(Object(read.file), 'name')).not.toMatch(/[\u0000-\u001f]/)
  })

  test('a form without _payload is an empty document', async () => {
    expect(await readByPayload('/api/reviews', [['a', 'b']], ['data'])).toEqual({ data: {} })
  })

  test('a file field that is a string is no file', async () => {
    const words = '{"filename":"x.png","clientUploadContext":{}}'
    expect(await readByPayload('/api/media', [['file', words]], ['data', 'file'])).toEqual({
      data: {},
      file: undefined,
    })
  })

  test('two _payload fields, or one that is a file, are a 400', async () => {
    const two = new FormData()
    for (const payload of ['{}', '{"__proto__":{}}']) two.append('_payload', payload)
    expect(await statusOf('/api/posts', { body: two, headers: token })).toBe(400)
    expect(await sent('/api/media', { _payload: file })).toBe(400)
  })

  test('a multipart body without a boundary is a 400', async () => {
    const headers = { ...token, 'content-type': 'multipart/form-data' }
    expect(await statusOf('/api/posts', { body: 'x', headers })).toBe(400)
  })
})
