import { beforeAll, describe, expect, test } from 'vitest'
import { adminLogin, at, call, type ClientResponse } from '../setup/client'
import { payloadCollections, payloadRoutes, payloadStatus, type Role } from './expected'
import { makePeople, tokenOf, type People } from './rows'

let people: People

beforeAll(async () => {
  people = await makePeople()
})

const strangers = ['visitor', 'member'] as const satisfies readonly Role[]

const send = (role: Role, method: string, path: string, body?: unknown): Promise<ClientResponse> =>
  call(path, { method, token: tokenOf(people, role), ...(body === undefined ? {} : { body }) })

function refused(response: ClientResponse, status: number): void {
  expect(response.status, response.text.slice(0, 300)).toBe(status)
  expect(at(response.json, 'errors.0.message')).toBeTypeOf('string')
  expect(response.json.message).toBeTypeOf('string')
}

describe.each(payloadCollections)('ACL-01 %s', (collection) => {
  test.each(payloadRoutes)('%s %s: rejected for visitor and member', async (...route) => {
    const [method, path] = route
    const body = method === 'POST' || method === 'PATCH' ? { key: 'test', name: 'test', value: 1 } : undefined
    for (const role of strangers)
      refused(await send(role, method, `/api/${collection}${path}`, body), payloadStatus(collection, route))
  })

  test('a POST of a row is rejected for an admin too', async () => {
    const response = await send('admin', 'POST', `/api/${collection}`, { key: 'test', name: 'test' })
    refused(response, payloadStatus(collection, ['POST', '', 403]))
  })
})

describe('ACL-01 routes that are a 404 for every role', () => {
  const routes = [
    ['GET', '/api/payload-locked-documents'],
    ['GET', '/api/payload-locked-documents/1'],
    ['POST', '/api/payload-locked-documents'],
    ['DELETE', '/api/payload-locked-documents/1'],
    ['POST', '/api/reorder'],
    ['GET', '/api/payload-folders'],
    ['GET', '/api/payload-query-presets'],
    ['GET', '/api/og'],
    ['GET', '/api/graphql-playground'],
    ['GET', '/api/constructor'],
    ['GET', '/api/__proto__/1'],
    ['GET', '/api/globals/constructor'],
    ['GET', '/api/globals/header/versions'],
    ['GET', '/api/globals/header/versions/1'],
    ['POST', '/api/globals/header/versions/1'],
  ] as const
  test.each(routes)('%s %s', async (method, path) => {
    for (const role of ['visitor', 'member', 'admin'] as const) {
      refused(await send(role, method, path, method === 'POST' ? {} : undefined), 404)
    }
  })
})

describe('ACL-01 routes for admins alone', () => {
  const routes = [
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['GET', '/api/payload-preferences/nav'],
    ['POST', '/api/payload-preferences/nav', { value: 'x' }],
    ['DELETE', '/api/payload-preferences/nav'],
    ['POST', '/api/exports/download', { data: { collectionSlug: 'vendors', format: 'json' } }],
    ['POST', '/api/exports/export-preview', { collectionSlug: 'products', format: 'json' }],
    ['POST', '/api/imports/preview-data', { collectionSlug: 'products', format: 'csv', fileData: 'dGl0bGUK' }],
    ['POST', '/api/users/unlock', { email: adminLogin.email }],
  ] as const
  test.each(routes)('%s %s', async (method, path, body?: unknown) => {
    for (const role of strangers) refused(await send(role, method, path, body), 403)
  })

  test('POST /api/users/unlock as admin', async () => {
    expect((await send('admin', 'POST', '/api/users/unlock', { email: people.member.email })).status).toBe(200)
  })
})

describe('ACL-01 globals', () => {
  test.each(['site-settings', 'header', 'footer'])('%s: everybody reads, admins update', async (slug) => {
    const before = await send('admin', 'GET', `/api/globals/${slug}?depth=0`)
    for (const role of strangers) {
      expect((await send(role, 'GET', `/api/globals/${slug}`)).status).toBe(200)
      refused(await send(role, 'POST', `/api/globals/${slug}`, {}), 403)
    }
    expect((await send('admin', 'POST', `/api/globals/${slug}`, {})).status).toBe(200)
    const after = await send('admin', 'GET', `/api/globals/${slug}?depth=0`)
    expect({ ...after.json, updatedAt: null }).toEqual({ ...before.json, updatedAt: null })
  })
})

test('ACL-01 registering a first admin again is rejected for every role', async () => {
  for (const role of ['visitor', 'member', 'admin'] as const) {
    const login = { email: 'second@members.test', password: 'a-long-enough-password', name: 'Second' }
    refused(await send(role, 'POST', '/api/users/first-register', login), 403)
  }
})
