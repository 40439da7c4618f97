import { describe, expect, test, vi } from 'vitest'
import { loginHref, subscribeToVisitor } from './use-visitor'

describe('NAV-13 the link to sign in leads back', () => {
  test.each([
    ['/mushrooms/x?a=1#b', '/login?redirect=%2Fmushrooms%2Fx%3Fa%3D1%23b'],
    ['/account?likes=2', '/login?redirect=%2Faccount%3Flikes%3D2'],
    ['/login', '/login'],
    ['/verify?token=x', '/login'],
    ['/login?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
    ['/sign-up?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
    ['/es/login?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
  ])('at %s', (here, href) => {
    vi.stubGlobal('window', { location: new URL(here, 'https://site.example') })
    expect(loginHref('en')).toBe(href)
  })
})

test('NAV-13 a page from the back/forward cache shows a sign-out before the server responds', async () => {
  const member = { id: 3, name: 'Mia', alias: null, avatar: null, admin: false }
  const kept = new Map([['visitor', JSON.stringify(member)]])
  const heard: Record<string, (event: object) => void> = {}
  const addEventListener = (kind: string, listener: (event: object) => void): void => void (heard[kind] = listener)
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('document', { addEventListener })
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: vi.fn() })
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockResolvedValueOnce(Response.json({ member }))
      .mockReturnValue(new Promise(() => {})),
  )
  const listener = vi.fn()
  subscribeToVisitor(listener)
  const last = (): unknown => listener.mock.lastCall?.[0]
  await expect.poll(last).toEqual({ member, ready: true })
  kept.clear()
  heard.pageshow?.({ persisted: false })
  expect(last()).toEqual({ member, ready: true })
  heard.pageshow?.({ persisted: true })
  expect(last()).toEqual({ member: null, ready: true })
})
