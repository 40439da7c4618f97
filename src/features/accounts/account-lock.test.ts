import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { withAccountLock } from './account-lock'

afterEach(() => {
  vi.useRealTimers()
})

const payload = { db: { name: 'sqlite' } } as unknown as Payload

test('ACT-02 what reads and writes back an account loses nothing, in any interleaving', async () => {
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

test('nobody waits behind more than a flood', async () => {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const first = withAccountLock(payload, 9, () => gate)
  const rest = Array.from({ length: 250 }, () => withAccountLock(payload, 9, () => Promise.resolve('done')))
  open()
  await first
  const results = await Promise.allSettled(rest)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(51)
})

test('nobody waits for ever for a process that fell silent with a lock, and the next one is not behind it', async () => {
  vi.useFakeTimers()
  let isHeldElsewhere = true
  class Client {
    connect = (): Promise<void> => Promise.resolve()
    on = (): void => undefined
    query = (): Promise<{ rows: { mine: boolean }[] }> => Promise.resolve({ rows: [{ mine: !isHeldElsewhere }] })
  }
  const shared = { db: { name: 'postgres', pool: { Client, options: {} } } } as unknown as Payload
  const waiting = expect(withAccountLock(shared, 9, () => Promise.resolve('done'))).rejects.toThrow('refusals.storage')
  await vi.advanceTimersByTimeAsync(31_000)
  await waiting
  isHeldElsewhere = false
  await expect(withAccountLock(shared, 9, () => Promise.resolve('done'))).resolves.toBe('done')
})
