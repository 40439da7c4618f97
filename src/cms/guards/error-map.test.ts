import { APIError, NotFound, ValidationError } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/core/errors'
import { tokenFor } from './account.fixtures'
import { mapErrors, requestIdHeader } from './error-map'

type Args = Parameters<typeof mapErrors>[0]
type Mapped = { status: number; response: Record<string, unknown> }

const log = vi.fn()
type Caller = {
  payload: { logger: { error: typeof log }; db: object }
  headers: Headers
  t: (key: string) => string
  user?: object
  responseHeaders?: Headers
}
let req: Caller

/** A database that is available or not, depending on whether its query resolves or rejects. */
const database = (all: () => Promise<object[]>) => ({ drizzle: { all } })

beforeEach(() => {
  log.mockClear()
  req = {
    payload: { logger: { error: log }, db: database(() => Promise.resolve([])) },
    headers: new Headers(),
    t: (key) => (key === 'general:notFound' ? 'No encontrado' : key),
  }
})

const map = async (
  error: unknown,
  result: unknown = { errors: [{ message: 'secret of the database' }] },
): Promise<Mapped> => (await mapErrors({ error, result, context: {}, req } as unknown as Args)) as Mapped

const coded = (code: string): Error => Object.assign(new Error('SQL goes here'), { code })
const wrapped = (code: string): Error => new Error('Failed query: insert into …', { cause: coded(code) })

test.each([
  ['a filter that cannot be searched by', 'The following path cannot be queried: doc.relationTo', 'filterValue'],
  ['a deletion that names nothing', "Missing 'where' query of documents to delete.", 'whereMissing'],
  ['a change that names nothing', "Missing 'where' query of documents to update.", 'whereMissing'],
])('I18-01 Payload’s English error for %s becomes the site’s own message', async (_, message, key) => {
  const said = `refusals.${key}`
  const error = Object.assign(new Error(message), { status: 400, isPublic: true })
  expect(await map(error)).toEqual({ status: 400, response: { errors: [{ message: said }], message: said } })
})

test('I18-01 Payload’s NotFound becomes the site’s message, and an own 404 keeps its message', async () => {
  const said = 'refusals.notFound'
  const payload = new NotFound(req.t as ConstructorParameters<typeof NotFound>[0])
  expect(payload.message).toBe('No encontrado')
  expect(await map(payload)).toEqual({ status: 404, response: { errors: [{ message: said }], message: said } })
  const own = new APIError('Somebody has deleted it', 404, null, true)
  expect(await map(own)).toMatchObject({ status: 404, response: { message: 'Somebody has deleted it' } })
})

test('an AppError thrown within Payload keeps its message and status', async () => {
  const said = 'refusals.storage'
  expect(await map(new AppError('unavailable', said))).toEqual({
    status: 503,
    response: { errors: [{ message: said }], message: said },
  })
})

describe('G3 R-14 R-15 database errors map to their true status', () => {
  test.each([
    ['SQLITE_CONSTRAINT_FOREIGNKEY', 400, 'refusals.related'],
    ['23503', 400, 'refusals.related'],
    ['SQLITE_CONSTRAINT_UNIQUE', 400, 'refusals.exists'],
    ['23505', 400, 'refusals.exists'],
    ['22003', 400, 'refusals.value'],
    ['22007', 400, 'refusals.value'],
    ['22008', 400, 'refusals.value'],
    ['22P02', 400, 'refusals.value'],
    ['ERR_OUT_OF_RANGE', 400, 'refusals.value'],
    ['SQLITE_MISMATCH', 400, 'refusals.value'],
    ['SQLITE_FULL', 503, 'refusals.storage'],
    ['SQLITE_READONLY', 503, 'refusals.storage'],
    ['ECONNREFUSED', 503, 'refusals.storage'],
    ['53100', 503, 'refusals.storage'],
    ['SQLITE_IOERR_WRITE', 503, 'refusals.storage'],
    ['ENOSPC', 503, 'refusals.storage'],
    ['57P01', 503, 'refusals.storage'],
    ['08006', 503, 'refusals.storage'],
    ['ECONNRESET', 503, 'refusals.storage'],
  ])('%s is %i', async (code, status, message) => {
    for (const error of [coded(code), wrapped(code)]) {
      expect(await map(error)).toEqual({ status, response: { errors: [{ message }], message } })
    }
  })

  test('a RangeError is a 400', async () => {
    expect(await map(new RangeError('Invalid array length'))).toMatchObject({ status: 400 })
  })

  test.each([
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['none to begin with', new Error('Error: cannot begin transaction: timeout exceeded when trying to connect')],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['a statement that took too long', wrapped('57014')],
    ['one of two statements that wait for each other', wrapped('40P01')],
    ['a transaction that stood idle', wrapped('25P03')],
  ])('%s is a 503 that is logged', async (_, error) => {
    expect(await map(new Error('Failed query', { cause: error }))).toMatchObject({
      status: 503,
      response: { message: 'refusals.storage' },
    })
    expect(log).toHaveBeenCalledOnce()
  })

  test('an error whose cause is itself ends as a 500', async () => {
    const loop = new Error('loop')
    loop.cause = loop
    expect(await map(loop)).toMatchObject({ status: 500 })
  })
})

describe('G3 an unexpected error', () => {
  test('is hidden from the response, which has the same request id as the log', async () => {
    const error = new Error('secret of the database')
    const message = 'refusals.fault'
    expect(await map(error)).toEqual({ status: 500, response: { errors: [{ message }], message } })
    const requestId = req.responseHeaders?.get(requestIdHeader)
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(log.mock.calls).toEqual([[{ err: error, requestId }]])
  })

  test('keeps the headers that are already on the response', async () => {
    req.responseHeaders = new Headers({ 'Set-Cookie': 'a=b' })
    await map(new Error('boom'))
    expect([...req.responseHeaders.keys()]).toEqual(['set-cookie', 'x-request-id'])
  })

  test.each([coded('23503'), coded('SQLITE_FULL'), new APIError('No', 400, null, true), new APIError('No', 404)])(
    'is not %s',
    async (error) => {
      await map(error)
      expect(req.responseHeaders).toBeUndefined()
      expect(log).not.toHaveBeenCalled()
    },
  )

  test('of GraphQL is not logged here, since its route does so', async () => {
    await mapErrors({ error: new Error('boom'), graphqlResult: {}, context: {}, req } as unknown as Args)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('ERR-01 public messages reach the caller', () => {
  test('of a public error, with its status', async () => {
    const message = 'You cannot mark your own'
    expect(await map(new APIError(message, 400, null, true))).toEqual({
      status: 400,
      response: { errors: [{ message }], message },
    })
  })

  test('of a rejected field: its message, and the list that the admin’s forms read', async () => {
    const errors = [{ message: 'At least 3 characters', path: 'comment' }]
    const error = new ValidationError({ collection: 'comments', errors })
    // A production bundle has neither the error's class nor its name, so Payload's own message is only a general one.
    for (const result of [{ errors: [{ message: 'The following field is invalid' }] }, null, {}]) {
      expect(await map(error, result)).toMatchObject({
        status: 400,
        response: {
          message: 'At least 3 characters',
          errors: [{ name: 'ValidationError', message: 'At least 3 characters', data: { errors } }],
        },
      })
    }
  })

  describe('a form of the admin gets the list of fields alone, since Payload marks none beside a message', () => {
    const t = ((key: string) =>
      key === 'error:followingFieldsInvalid' ? 'El siguiente campo es inválido:' : key) as never
    const form = { payloadAPI: 'REST', user: { id: 1, roles: ['admin'], collection: 'users' } }
    const headers = new Headers({ referer: 'http://localhost:3000/admin/globals/header' })
    const [message, path] = ['Una página de este sitio', 'links.0.url']

    test('with the labels of the fields in the admin’s language', async () => {
      Object.assign(req, form, { headers })
      const errors = [{ label: 'Enlaces 1 > URL', message, path }]
      expect((await map(new ValidationError({ global: 'header', errors }, t))).response).toEqual({
        errors: [
          {
            name: 'ValidationError',
            message: 'El siguiente campo es inválido: Enlaces 1 > URL',
            data: { errors: [{ message, path }] },
          },
        ],
        message: null,
      })
    })

    test('with the field’s message where the error has no label for it', async () => {
      Object.assign(req, form, { headers })
      const { response } = await map(new ValidationError({ errors: [{ message, path }] }, t))
      expect(response).toMatchObject({ errors: [{ message, data: { errors: [{ path }] } }], message: null })
    })

    test('and every other call gets the usual envelope', async () => {
      const error = () => new ValidationError({ errors: [{ message, path }] }, t)
      Object.assign(req, form)
      expect((await map(error())).response).toMatchObject({ message })
      Object.assign(req, { headers, user: { id: 2, roles: ['user'] } })
      expect((await map(error())).response).toMatchObject({ message })
      Object.assign(req, form)
      expect((await map(new APIError('No', 409, null, true))).response).toMatchObject({ message: 'No' })
    })
  })

  test('and no other data of the error, such as values', async () => {
    const error = new ValidationError({
      collection: 'users',
      errors: [{ message: 'Too short', path: 'password', value: 'hunter2' }] as never,
    })
    expect(JSON.stringify(await map(error))).not.toMatch(/hunter2|users/)
  })

  test.each([null, {}, { errors: [] }, { errors: [null] }, { errors: ['x'] }, { errors: 'x' }])(
    'a result of %j still gives the usual 500',
    async (result) => {
      const mapped = await map(new Error('boom'), result)
      expect(mapped).toMatchObject({ status: 500, response: { message: 'refusals.fault' } })
    },
  )

  test('a private error’s message stays hidden', async () => {
    const error = new APIError('at /home/app/db.ts: select hash from users', 500, null, false)
    const mapped = await map(error, { errors: [{ message: 'Something went wrong.' }] })
    expect(JSON.stringify(mapped)).not.toMatch(/home|hash/)
  })
})

describe('R-15 a forbidden call', () => {
  const forbidden = new APIError('refusals.notAllowed', 403, null, true)
  const away = database(() => Promise.reject(coded('ECONNREFUSED')))
  const signedIn = async (): Promise<Headers> =>
    new Headers({ authorization: `Bearer ${await tokenFor(7, 'ana@members.test')}` })

  test('is a 503 where its account could not be read from the database', async () => {
    req = { ...req, headers: await signedIn(), payload: { ...req.payload, db: away } }
    const mapped = await map(forbidden)
    expect([mapped.status, mapped.response.message]).toEqual([503, 'refusals.storage'])
  })

  test('stays a 403 for an ended session, a visitor and a member', async () => {
    req = { ...req, headers: await signedIn() }
    expect((await map(forbidden)).status).toBe(403)
    req.payload.db = away
    req.user = { id: 7 }
    expect((await map(forbidden)).status).toBe(403)
    delete req.user
    req.headers = new Headers()
    expect((await map(forbidden)).status).toBe(403)
  })

  test('of an admin’s form explains how to keep the unsaved changes', async () => {
    const headers = new Headers({ referer: 'http://localhost/admin/collections/posts/create' })
    Object.assign(req, { headers, payloadAPI: 'REST', method: 'PATCH' })
    for (const error of [forbidden, new AppError('forbidden', 'refusals.signIn')])
      expect(await map(error)).toMatchObject({ status: 403, response: { message: 'refusals.signedOut' } })
    Object.assign(req, { method: 'GET' })
    expect(await map(forbidden)).toMatchObject({ response: { message: 'refusals.notAllowed' } })
    Object.assign(req, { method: 'PATCH', user: { id: 7 } })
    expect(await map(forbidden)).toMatchObject({ response: { message: 'refusals.notAllowed' } })
  })

  test.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'Failed query: begin\nparams: ',
    'Connection terminated unexpectedly',
  ])('a transaction that cannot begin is a 503: %s', async (said) => {
    const error = new Error(`Error: cannot begin transaction: ${said}`)
    expect((await map(error)).status).toBe(503)
  })
})
