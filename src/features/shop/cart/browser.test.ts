import { beforeEach, expect, test, vi } from 'vitest'
import { changeCart, knownCart, readCart, subscribeToCart } from './browser'
import { timeoutsByHand } from './timeouts.fixtures'
import { emptyCart, type CartView } from './view'

const holding = (count: number): CartView => ({ ...emptyCart, count })

/** The fetches in flight, in the order in which they were sent, until the test responds to them. */
let calls: { method: string; answer: (cart: CartView | null) => void; lose: () => void }[]

beforeEach(() => {
  calls = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'fetch',
    (_address: string, { method, signal }: { method: string; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (cart: CartView | null): void => {
          resolve(Response.json(cart ? { cart } : { message: 'no' }, { status: cart ? 200 : 409 }))
        }
        const lose = (): void => {
          reject(new TypeError('Failed to fetch'))
        }
        signal.addEventListener('abort', lose)
        calls.push({ method, answer, lose })
      }),
  )
})

const sent = (count: number): Promise<void> => expect.poll(() => calls).toHaveLength(count)

test('CRT-02 a read that was sent before a change and arrives after it does not replace the changed cart', async () => {
  const reading = readCart('en')
  const changing = changeCart('POST', '/items', 'en', { product: 1 })
  await sent(2)
  calls[1]?.answer(holding(1))
  expect(await changing).toEqual({ ok: true, cart: holding(1) })
  calls[0]?.answer(holding(0))
  expect(await reading).toEqual({ ok: true, cart: holding(1) })
  expect(knownCart()).toEqual(holding(1))
})

test('CRT-02 a rejected change leaves the known cart as it is, and a later read replaces it', async () => {
  const changing = changeCart('POST', '/items', 'en', { product: 2 })
  await sent(1)
  calls[0]?.answer(null)
  expect(await changing).toEqual({ ok: false, message: 'no' })
  expect(knownCart()).toEqual(holding(1))
  const reading = readCart('en')
  expect(readCart('pt')).toBe(reading)
  await sent(2)
  calls[1]?.answer(holding(3))
  expect(await reading).toEqual({ ok: true, cart: holding(3) })
  expect(knownCart()).toEqual(holding(3))
})

test('CRT-04 after a change whose response was lost the cart is read again before the error is returned', async () => {
  const changing = changeCart('PATCH', '/items/1', 'en', { quantity: 5 })
  await sent(1)
  calls[0]?.lose()
  await sent(2)
  expect(calls[1]?.method).toBe('GET')
  calls[1]?.answer(holding(5))
  // The error is returned only after the cart was read, so that the visitor does not press again.
  expect(await changing).toEqual({ ok: false, message: null })
  expect(knownCart()).toEqual(holding(5))
})

test('CRT-04 a change without a response and the read after it time out, and the next change is sent', async () => {
  const end = timeoutsByHand()
  const changing = changeCart('POST', '/items', 'en', { product: 4 })
  await sent(1)
  end()
  await sent(2)
  end()
  expect(await changing).toEqual({ ok: false, message: null })
  // The next call is sent: the calls that timed out do not block it.
  const again = changeCart('POST', '/items', 'en', { product: 4 })
  await sent(3)
  calls[2]?.answer(holding(6))
  expect(await again).toEqual({ ok: true, cart: holding(6) })
})

test('CRT-02 a change is sent even when the browser denies the lock', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied')) } })
  const changing = changeCart('POST', '/items', 'en', { product: 4 })
  await sent(1)
  calls[0]?.answer(holding(3))
  expect(await changing).toEqual({ ok: true, cart: holding(3) })
})

test('CRT-04 a change in another tab drops the known cart, and a read under way is made again', async () => {
  const heard: ((event: unknown) => void)[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_type: string, hear: (event: unknown) => void): number => heard.push(hear)
      postMessage = (): void => undefined
    },
  )
  const told: Record<string, (event: unknown) => void> = {}
  vi.stubGlobal('window', {
    addEventListener: (type: string, hear: (event: unknown) => void) => {
      told[type] = hear
    },
  })
  subscribeToCart(() => undefined)
  const reading = readCart('en')
  await sent(1)
  for (const hear of heard) hear({})
  expect(knownCart()).toBeNull()
  calls[0]?.answer(holding(3))
  await sent(2)
  calls[1]?.answer(holding(4))
  expect(await reading).toEqual({ ok: true, cart: holding(4) })
  expect(knownCart()).toEqual(holding(4))
  told.storage?.({ key: 'theme' })
  expect(knownCart()).toEqual(holding(4))
  told.storage?.({ key: 'visitor' })
  expect(knownCart()).toBeNull()
})
