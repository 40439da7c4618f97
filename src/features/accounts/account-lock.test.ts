import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as AccountLock from './account-lock'

let withAccountLock: typeof AccountLock.withAccountLock

// The connection that takes the locks is state of the module, so each test imports it anew.
beforeEach(async () => {
  vi.resetModules()
  ;({ withAccountLock } = await import('./account-lock'))
})

afterEach(() => {
  vi.useRealTimers()
})

const payload = { db: { name: 'sqlite' } } as unknown as Payload

test('ACT-02 changes under an account’s lock lose no update, in any interleaving and after errors', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ account: fc.integer({ min: 1, max: 3 }), fails: fc.boolean() }), { maxLength: 12 }),
      async (scheduler, calls) => {
        const counts = new Map<number, number>()
        const change = async ({ account, fails }: { account: number; fails: boolean }): Promise<void> => {
          const read = counts.get(account) ?? 0
          await scheduler.schedule(Promise.resolve())
          counts.set(account, read + 1)
          if (fails) throw new Error('after it was written')
        }
        const done = calls.map((call) =>
          withAccountLock(payload, call.account, () => change(call)).catch(() => undefined),
        )
        await scheduler.waitFor(Promise.all(done))
        for (const account of [1, 2, 3]) {
          expect(counts.get(account) ?? 0).toBe(calls.filter((call) => call.account === account).length)
        }
      },
    ),
  )
})

test('of 251 calls at once for one account, 200 run and the rest are rejected', async () => {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const first = withAccountLock(payload, 9, () => gate)
  const rest = Array.from({ length: 250 }, () => withAccountLock(payload, 9, () => Promise.resolve('done')))
  open()
  await first
  const results = await Promise.allSettled(rest)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(51)
})

type Response = () => Promise<{ rows: { mine: boolean }[] }>

/** A site on PostgreSQL whose connections, in the order they are opened, respond to queries with these functions. */
function sharing(...connections: readonly Response[]): { payload: Payload; opened: () => number } {
  let opened = 0
  class Client {
    query = connections[opened++] ?? (() => Promise.reject(new Error('One connection too many')))
    connect = (): Promise<void> => Promise.resolve()
    end = (): Promise<void> => Promise.resolve()
    on = (): void => undefined
  }
  const db = { name: 'postgres', pool: { Client, options: {} } }
  return { payload: { db } as unknown as Payload, opened: () => opened }
}

const done = (): Promise<string> => Promise.resolve('done')

test('calls that wait for another process’s lock fail within 31 s, and a later call takes the lock once it is free', async () => {
  vi.useFakeTimers()
  let isHeldElsewhere = true
  const { payload: shared } = sharing(() => Promise.resolve({ rows: [{ mine: !isHeldElsewhere }] }))
  const waiting = Array.from({ length: 5 }, () =>
    expect(withAccountLock(shared, 9, done)).rejects.toThrow('refusals.storage'),
  )
  await vi.advanceTimersByTimeAsync(31_000)
  await Promise.all(waiting)
  isHeldElsewhere = false
  await expect(withAccountLock(shared, 9, done)).resolves.toBe('done')
})

test('when a query on the lock connection times out, a new connection takes this lock and the next ones', async () => {
  const dropped = (): Promise<never> => Promise.reject(new Error('Query read timeout'))
  const { payload: shared, opened } = sharing(dropped, () => Promise.resolve({ rows: [{ mine: true }] }))
  await expect(withAccountLock(shared, 9, done)).resolves.toBe('done')
  await expect(withAccountLock(shared, 8, done)).resolves.toBe('done')
  expect(opened()).toBe(2)
})
