import { beforeEach, expect, test, vi } from 'vitest'
import { setPendingCartCookie } from './pending-cart-cookie'

let cookies: string
let submit: () => void
const set = vi.fn<(line: string) => void>()

beforeEach(() => {
  cookies = ''
  set.mockClear()
  const parentElement = {
    addEventListener: (_type: string, hear: () => void) => {
      submit = hear
    },
  }
  vi.stubGlobal('document', {
    currentScript: { parentElement },
    get cookie() {
      return cookies
    },
    set cookie(line: string) {
      set(line)
    },
  })
  setPendingCartCookie('cart-name', 'Path=/')
})

test('CRT-03 submitting a first add names its cart with new random numbers, and loading the page does not', () => {
  expect(set).not.toHaveBeenCalled()
  submit()
  submit()
  const lines = set.mock.calls.map(([line]) => line)
  for (const line of lines) expect(line).toMatch(/^cart-name=\d{1,10}(\.\d{1,10}){5}; Path=\/$/)
  expect(new Set(lines).size).toBe(2)
})

test.each(['cart-count=2', 'place=BR; cart-count=0', 'cart-name=1.2.3.4.5.6', 'place=BR; cart-name=1.2.3.4.5.6'])(
  'CRT-03 no name is set when there is a cart or a name already: %s',
  (known) => {
    cookies = known
    submit()
    expect(set).not.toHaveBeenCalled()
  },
)

test('CRT-03 a cookie whose name only ends like the cart’s does not count as a cart', () => {
  cookies = 'my-cart-count=2; xcart-name=1'
  submit()
  expect(set).toHaveBeenCalledOnce()
})
