import { expect, test, vi } from 'vitest'
import { logger } from './log'

const isLogged = (err: unknown): boolean => {
  const method = vi.fn()
  const hooks: unknown = Reflect.get(logger, 'options')
  const { logMethod } = (hooks as { hooks: { logMethod: (args: unknown[], method: unknown) => void } }).hooks
  logMethod([{ err }], method)
  return method.mock.calls.length > 0
}

const failed = (status: number): Error => Object.assign(new Error('x'), { status })

test('OPS-07 a caller’s error is not logged, over GraphQL neither, and a failure is', () => {
  const inQuery = (originalError: unknown): Error => Object.assign(new Error('of a field'), { originalError })
  expect([failed(400), inQuery(failed(400)), inQuery(failed(404))].map(isLogged)).toEqual([false, false, false])
  expect([failed(500), inQuery(failed(500)), inQuery(new Error('y')), 'text'].map(isLogged)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('OPS-07 the log of a failed mail has neither its address nor its link', () => {
  const { job: said } = (Reflect.get(logger, 'options') as { serializers: Record<string, (part: unknown) => unknown> })
    .serializers
  const input = { to: 'ann@members.test', text: 'https://guide.example.org/reset-password?token=0d2aa7f1' }
  const failed = {
    id: 7,
    taskSlug: 'mail',
    totalTried: 2,
    input,
    log: [{ input }],
    taskStatus: { mail: { 1: { input } } },
  }
  expect(said?.(failed)).toEqual({ id: 7, taskSlug: 'mail', totalTried: 2, waitUntil: undefined })
})
