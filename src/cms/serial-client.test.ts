import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { lifecycle } from '@/core/shared/lifecycle'
import { serialized, SerialClient } from './serial-client'

/** A `send` function that records its calls, and ends each when told to. */
function calls() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const send = (name: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      begun.push(String(name))
      ends.set(String(name), (error) => (error ? reject(error) : resolve(`${String(name)} ended`)))
    })
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return { begun, send, end: async (name: string, error?: Error) => (ends.get(name)?.(error), settled()), settled }
}

test('a query starts when the one before it has ended, failed or not', async () => {
  const { begun, send, end, settled } = calls()
  const query = serialized(send)
  const first = query('first')
  const second = query('second')
  const third = query('third')
  await settled()
  expect(begun).toEqual(['first'])
  await end('first')
  expect(begun).toEqual(['first', 'second'])
  const refused = expect(second).rejects.toThrow('no such table')
  await end('second', new Error('no such table'))
  expect(begun).toEqual(['first', 'second', 'third'])
  await end('third')
  await refused
  expect([await first, await third]).toEqual(['first ended', 'third ended'])
})

test('a callback gets the result or error that a promise would', async () => {
  const { send, end, settled } = calls()
  const query = serialized(send)
  const heard: unknown[] = []
  void query('first', (error: unknown, result: unknown) => heard.push([error, result]))
  void query('second', (error: unknown) => heard.push(error))
  await settled()
  await end('first')
  const fault = new Error('lost')
  await end('second', fault)
  expect(heard).toEqual([[null, 'first ended'], fault])
})

test('R-15 an error event of a checked-out connection does not crash the process', () => {
  expect(new SerialClient().emit('error', new Error('terminating connection'))).toBe(true)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A connection with mocked responses; when cut, it rejects the pending query, as pg does. */
function connection(answer: (text: string) => Promise<unknown>) {
  let cut: (error: Error) => void = () => undefined
  const query = (text: string): Promise<unknown> =>
    Promise.race([answer(text), new Promise((_, reject) => (cut = reject))])
  vi.spyOn(Client.prototype, 'query').mockImplementation((text: string) => query(text) as never)
  const client = new SerialClient()
  const destroy = vi.spyOn(client.connection.stream, 'destroy').mockImplementation(function (this: never) {
    cut(new Error('Connection terminated unexpectedly'))
    return this
  })
  return { client, destroy }
}

const silence = (): Promise<never> => new Promise(() => undefined)

test('R-15 a query without a response is ended after ten seconds, with its connection', async () => {
  vi.useFakeTimers()
  const { client, destroy } = connection(silence)
  const ended = expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated')
  await vi.advanceTimersByTimeAsync(10_001)
  await ended
  expect(destroy).toHaveBeenCalledOnce()
})

test('R-15 a query in a transaction may wait 40 seconds for locked rows', async () => {
  vi.useFakeTimers()
  const { client, destroy } = connection((text) => (text === 'begin' ? Promise.resolve() : silence()))
  await client.query('begin')
  const ended = expect(client.query('UPDATE products')).rejects.toThrow('Connection terminated')
  await vi.advanceTimersByTimeAsync(39_000)
  expect(destroy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1001)
  await ended
})

test('a query with a response does not destroy its connection', async () => {
  vi.useFakeTimers()
  const { client, destroy } = connection(() => Promise.resolve('rows'))
  expect(await client.query('SELECT 1')).toBe('rows')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(destroy).not.toHaveBeenCalled()
})

test.each([
  ['begin', [[true]]],
  ['select 1', []],
])('R-15 a failed %s releases the client to the pool with %j', async (text, given) => {
  const { client } = connection(() => Promise.reject(new Error('Connection terminated unexpectedly')))
  const release = vi.fn()
  Object.assign(client, { release })
  await expect(client.query(text)).rejects.toThrow('Connection terminated')
  expect(release.mock.calls).toEqual(given)
})

test.each([
  ['a refused connection', 'error', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['a database that starts up', 'errorMessage', { code: '57P03' }, true],
  ['a statement that took too long', 'errorMessage', { code: '57014' }, true],
  ['a value that is there already', 'errorMessage', { code: '23505' }, false],
])('R-15 a database error marks the database as away only if it should: %s', (_, event, said, isRemembered) => {
  lifecycle.databaseAwayAt = 0
  const { client } = connection(silence)
  client.connection.emit(event, said)
  expect(lifecycle.databaseAwayAt > 0).toBe(isRemembered)
  lifecycle.databaseAwayAt = 0
})
