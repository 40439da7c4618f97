import { expect, test, vi } from 'vitest'
import es from '@messages/es.json'
import { runServerFunction } from './server-functions'

const referer = 'http://site.test/admin/collections/posts'
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ host: 'site.test', referer, cookie: 'payload-lng=es' })),
}))

test('M1 a server function’s error hides the database’s message; other results pass unchanged', async () => {
  const kept = { name: 'ValidationError', message: 'The title is missing.' }
  const errors = [{ message: 'Failed query: select "hash" from "users"\nparams: 1' }, kept]
  const returned = await runServerFunction('table-state', () => Promise.resolve({ errors, state: null }))
  expect(returned).toEqual({ errors: [{ message: es.refusals.fault }, kept], state: null })
  for (const other of [null, { errors: [kept] }, 'Failed query', { errors: 'Failed query' }])
    expect(await runServerFunction('table-state', () => Promise.resolve(other))).toBe(other)
})
