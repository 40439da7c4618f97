import { expect, test, vi } from 'vitest'
import { openPayload } from './open-payload'

vi.mock('@payload-config', () => ({ default: {} }))
vi.mock('payload', () => ({
  getPayload: () => Promise.reject(new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5')),
}))
vi.mock('@/core/env', () => ({
  env: { databaseUrl: 'postgres://forager:secret@db.example:5432/site?sslmode=require', postgres: true },
}))

test('R-15 a program whose database is away says so in one sentence, without the login, and ends with 1', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  await expect(openPayload()).rejects.toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(written.mock.calls.flat().join('')).toBe(
    'The database postgres://db.example:5432/site cannot be opened (cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5).\n',
  )
})
