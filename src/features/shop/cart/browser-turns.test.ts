import { beforeEach, expect, test, vi } from 'vitest'
import type * as Page from './browser'
import { timeoutsByHand } from './timeouts.fixtures'
import { emptyCart } from './view'

/** The sent fetches, each with a function that resolves it. */
let sent: { text: string; answer: () => void }[]
const told = new Map<string, () => void>()

/** Locks as browsers have them: one holder at a time. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: <T>(_name: string, _bounds: object, hold: () => Promise<T>): Promise<T> => {
      const held = last.then(hold)
      last = held
      return held
    },
  }
}

// Each test is a page that has just opened.
let changeCart: typeof Page.changeCart

beforeEach(async () => {
  sent = []
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('document', { cookie: 'cart-count=1' })
  vi.stubGlobal('window', { addEventListener: (type: string, hear: () => void) => told.set(type, hear) })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = (): void => undefined
    },
  )
  vi.stubGlobal('fetch', (address: string, { method, body }: { method: string; body: string | null }) => {
    const [path = ''] = address.replace('/api/cart', '').split('?')
    return new Promise<Response>((resolve) => {
      const answer = (): void => {
        resolve(Response.json({ cart: emptyCart }))
      }
      sent.push({ text: `${method} ${path} ${body ?? ''}`.trim(), answer })
    })
  })
  vi.resetModules()
  const page = await import('./browser')
  changeCart = page.changeCart
  page.subscribeToCart(() => undefined)
})

const texts = (): string[] => sent.map(({ text }) => text)

const set = (line: number, quantity: number) => changeCart('PATCH', `/items/${line}`, 'en', { quantity }, `${line}`)

test('CRT-04 PRS-01 leaving the page sends the queued changes at once, of a line’s quantities only the last', async () => {
  const first = set(1, 2)
  await expect.poll(() => sent).toHaveLength(1)
  const later = [set(1, 3), set(1, 4), set(2, 7), changeCart('PATCH', '/items/1', 'en', { seen: {} }, 'seen 1')]
  const pieces = [1, 2].map((product) => changeCart('POST', '/items', 'en', { product }))
  const gone = changeCart('DELETE', '/items/2', 'en', undefined, '2')
  told.get('pagehide')?.()
  expect(texts()).toEqual([
    'PATCH /items/1 {"quantity":2}',
    'PATCH /items/1 {"quantity":4}',
    'DELETE /items/2',
    'PATCH /items/1 {"seen":{}}',
    'POST /items {"product":1}',
    'POST /items {"product":2}',
  ])
  for (const { answer } of sent) answer()
  for (const response of await Promise.all([first, ...later, ...pieces, gone])) expect(response.ok).toBe(true)
  // If the browser keeps the page, its calls are not sent again once they get the lock.
  expect(sent).toHaveLength(6)
})

test('CRT-04 quantities queued while another is sent become one call with the last of them', async () => {
  const first = set(1, 2)
  await expect.poll(() => sent).toHaveLength(1)
  const later = [set(1, 3), set(1, 4)]
  sent[0]?.answer()
  await first
  await expect.poll(() => sent).toHaveLength(2)
  sent[1]?.answer()
  await Promise.all(later)
  expect(texts().at(-1)).toBe('PATCH /items/1 {"quantity":4}')
})

test('CRT-03 PRS-01 leaving the page sends a visitor’s second add although the first has no response yet', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const pieces = [1, 2].map((product) => changeCart('POST', '/items', 'en', { product }))
  await expect.poll(() => sent).toHaveLength(1)
  told.get('pagehide')?.()
  expect(texts()).toEqual(['POST /items {"product":1}', 'POST /items {"product":2}'])
  for (const { answer } of sent) answer()
  await Promise.all(pieces)
})

test('CRT-04 a change is sent after a timeout when another tab does not release the lock', async () => {
  const turns: AbortSignal[] = []
  const end = timeoutsByHand()
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      turns.push(signal)
      signal.addEventListener('abort', () => {
        reject(new Error('late'))
      })
    })
  vi.stubGlobal('navigator', { locks: { request } })
  const changing = set(1, 2)
  expect([turns.length, sent.length]).toEqual([1, 0])
  end()
  await expect.poll(() => sent).toHaveLength(1)
  sent[0]?.answer()
  expect((await changing).ok).toBe(true)
})
