import { expect, test } from 'vitest'
import { serialized, SerialClient } from './serial-client'

/** Ends each call when told. */
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

test('a call begins when the one before it has ended, well or not', async () => {
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

test('a callback hears what a promise would say', async () => {
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

test('R-15 a connection that is cut while a call has it ends no process', () => {
  expect(new SerialClient().emit('error', new Error('terminating connection'))).toBe(true)
})
