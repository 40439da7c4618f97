import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { refresh } from './refresh'

/** A call whose session Payload does not find, while its user has the `sessions` named. */
function failing(sessions: { id: string }[] | null, user: object | null = { id: 1, _sid: 'mine' }): PayloadRequest {
  const own = (): never => {
    throw new TypeError('Cannot set properties of undefined')
  }
  return {
    context: {},
    user,
    t: (key: string) => key,
    payload: {
      collections: { users: { config: { endpoints: [{ path: '/refresh-token', method: 'post', handler: own }] } } },
      db: { name: 'sqlite', findOne: () => Promise.resolve(sessions && { id: 1, sessions }) },
    },
  } as unknown as PayloadRequest
}

const statusOf = async (req: PayloadRequest): Promise<unknown> => {
  try {
    await refresh.handler(req)
    return 200
  } catch (error) {
    return error instanceof Error ? (Reflect.get(error, 'status') ?? error.name) : error
  }
}

test.each([[[]], [[{ id: 'another' }]], [null]])(
  'G3 refreshing a session that ended meanwhile is rejected with 403, with the sessions left: %j',
  async (left) => {
    expect(await statusOf(failing(left))).toBe(403)
  },
)

test('G3 an error while the session still exists is thrown on as it is', async () => {
  expect(await statusOf(failing([{ id: 'mine' }]))).toBe('TypeError')
})
