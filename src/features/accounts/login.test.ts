import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, isPassword, passwordCost, hashForTiming } from './hash'
import { lockBeforeOperation, lockingAccounts } from './locked-calls'
import { withUniformLoginError } from './login'

const words = { 'error:userLocked': 'Locked.', 'error:emailOrPasswordIncorrect': 'Wrong.' } as const

class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

const refusing = (message: string, status = 401): PayloadHandler => {
  return () => {
    throw new Refused(message, status)
  }
}

/** A request with the parts of Payload that a sign-in uses. */
function requestTo(own: PayloadHandler, { known }: { known: boolean }): PayloadRequest {
  const endpoints = [{ path: '/login', method: 'post', handler: own }]
  return {
    context: {},
    headers: new Headers(),
    data: { email: ' Someone@Members.test ', password: 'not-the-right-password' },
    t: (key: keyof typeof words) => words[key],
    payload: {
      collections: { users: { config: { endpoints } } },
      db: {
        findOne: ({ where }: { where: { email: { equals: string } } }) =>
          Promise.resolve(known && where.email.equals === 'someone@members.test' ? { id: 1 } : null),
      },
    },
  } as unknown as PayloadRequest
}

async function attempt(own: PayloadHandler, known: boolean) {
  const spend = vi.fn(() => Promise.resolve())
  const signIn = async (): Promise<unknown> => withUniformLoginError(spend)(requestTo(own, { known }))
  const outcome = await signIn().then(
    () => 'signed in',
    (error: unknown) =>
      error instanceof Error ? { message: error.message, status: Reflect.get(error, 'status') as unknown } : error,
  )
  return { outcome, spent: spend.mock.calls }
}

const same = { message: 'Wrong.', status: 401 }
const once = [['not-the-right-password']]

describe('T-1I a sign-in', () => {
  test('with an unknown address costs one hash and gives the common error', async () => {
    expect(await attempt(refusing('Wrong.'), false)).toEqual({ outcome: same, spent: once })
  })

  test('with a wrong password costs no hash besides Payload’s own', async () => {
    expect(await attempt(refusing('Wrong.'), true)).toEqual({ outcome: same, spent: [] })
  })

  test('to a locked account costs one hash and gives the common error', async () => {
    expect(await attempt(refusing('Locked.'), true)).toEqual({ outcome: same, spent: once })
  })

  test('that fails for another reason keeps Payload’s error and costs no hash', async () => {
    const outcome = { message: 'The password is missing.', status: 400 }
    expect(await attempt(refusing(outcome.message, 400), false)).toEqual({ outcome, spent: [] })
  })

  test('that succeeds costs no extra hash', async () => {
    expect(await attempt(() => Response.json({}), true)).toEqual({ outcome: 'signed in', spent: [] })
  })

  test.each([[[]], [[{ id: 7 }]]])(
    'waits for the one before it to the same address (stored accounts: %j)',
    async (docs) => {
      const data = { email: 'someone@members.test', password: 'not-the-right-password' }
      const db = { name: 'sqlite', find: () => Promise.resolve({ docs }) }
      const events: string[] = []
      const attemptAt = (at: number): Promise<unknown> => {
        const req = { context: {}, headers: new Headers(), payload: { db } } as unknown as PayloadRequest
        const hook = { args: { data }, req, operation: 'login' } as unknown as Parameters<typeof lockBeforeOperation>[0]
        const compare: PayloadHandler = async () => {
          await lockBeforeOperation(hook)
          events.push(`${at} begins`)
          // If the two did not wait for each other, the second would begin before this one resumes.
          await setImmediate()
          events.push(`${at} ends`)
          return Response.json({})
        }
        return Promise.resolve(lockingAccounts(compare)(req))
      }
      await Promise.all([attemptAt(0), attemptAt(1)])
      expect(events).toEqual(['0 begins', '0 ends', '1 begins', '1 ends'])
    },
  )

  test('spends a hash of the same cost as Payload’s own', async () => {
    const file = path.resolve('node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js')
    const payloads = (await import(pathToFileURL(file).href)) as {
      getPasswordHashParameters: (hash: string) => { iterations: number; keyLength: number }
      generatePasswordSaltHash: (args: object) => Promise<{ hash: string; salt: string }>
    }
    const { hash, salt } = await payloads.generatePasswordSaltHash({ isPasswordAuthenticated: true, password: 'x' })
    const { iterations, keyLength } = payloads.getPasswordHashParameters(hash)
    expect(passwordCost).toMatchObject({ iterations, keyLength })
    expect(salt).toHaveLength(64)
    await expect(hashForTiming('x')).resolves.toBeUndefined()
    expect(await isPassword('x', { hash, salt })).toBe(true)
    expect(await isPassword('y', { hash, salt })).toBe(false)
    expect((await hashPassword('x')).hash).toHaveLength(hash.length)
  })
})
