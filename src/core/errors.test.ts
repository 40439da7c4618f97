import { describe, expect, test } from 'vitest'
import { AppError, errorEnvelope } from './errors'

describe('ERR-01 the one envelope (T-01)', () => {
  test('has the message in both places that callers read', () => {
    expect(errorEnvelope('No such thing')).toEqual({ errors: [{ message: 'No such thing' }], message: 'No such thing' })
  })

  test.each([
    ['badRequest', 400],
    ['validation', 400],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['notFound', 404],
    ['methodNotAllowed', 405],
    ['conflict', 409],
    ['payloadTooLarge', 413],
    ['unsupportedMediaType', 415],
    ['tooManyRequests', 429],
    ['internal', 500],
    ['unavailable', 503],
  ] as const)('%s is a %i', (code, status) => {
    const error = new AppError(code, 'why')
    expect(error).toMatchObject({ name: 'AppError', code, message: 'why', status })
    expect(error).toBeInstanceOf(Error)
  })
})
