import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '@/core/limits'
import { freshDatabase } from '../starter/loader/database.fixtures'
import { typescript } from './lib/steps.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-password-'))
const email = 'owner@members.test'
const first = 'el bosque huele a lluvia'

let payload: Payload
beforeAll(async () => {
  payload = await freshDatabase(folder)
  await payload.create({
    collection: 'users',
    data: { email, password: first, name: 'Owner', roles: ['admin'] },
    overrideAccess: true,
  })
}, 60_000)
afterAll(async () => {
  await payload.destroy()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs in through this process's Payload, always from the same IP address, and returns the HTTP status. */
async function signIn(password: string): Promise<number> {
  const route = payload.collections.users.config.endpoints
  const own = Array.isArray(route) ? route.find(({ path: at, method }) => at === '/login' && method === 'post') : null
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })
  const req = await createLocalReq({ req: { headers } }, payload)
  Object.assign(req, { data: { email, password }, payloadAPI: 'REST', routeParams: { collection: 'users' } })
  const response = Promise.resolve(own?.handler(req))
  return response.then(
    (response) => response?.status ?? 0,
    (error: unknown) => (error instanceof Error ? Number(Reflect.get(error, 'status')) : 0),
  )
}

/** Runs `npm run admin:password` in a process beside the site, and returns the new password. */
async function newPassword(): Promise<string> {
  const program = [...typescript, 'scripts/admin-password.ts', email]
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: process.env })
  return /signs in with (\S+) from now on/.exec(stdout)?.[1] ?? ''
}

test('ACT-01 admin:password sets a new admin password and ends the lock after failed sign-ins', async () => {
  expect(await signIn(first)).toBe(200)
  for (let guess = 0; guess < limits.signIn.attempts; guess += 1) expect(await signIn(`${first} ${guess}`)).toBe(401)
  expect(await signIn(first)).toBe(401)
  const fresh = await newPassword()
  expect(await signIn(fresh)).toBe(200)
  expect(await signIn(first)).toBe(401)
})
