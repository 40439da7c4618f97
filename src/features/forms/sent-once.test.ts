import { expect, test } from 'vitest'
import { sentKeys } from './sent-once'

const from = (address: string, agent = 'Firefox', user: { id: number } | null = null) =>
  ({ headers: new Headers({ 'x-forwarded-for': address, 'user-agent': agent }), user }) as Parameters<
    typeof sentKeys
  >[0]

const content = (value: string, isWritten = true) => ({ form: 1, rows: [{ field: 'first', value }], isWritten })
const now = Date.parse('2026-11-27T12:00:00Z')
const key = (req: Parameters<typeof sentKeys>[0], ...of: Parameters<typeof content>): string =>
  sentKeys(req, content(...of), now).current

test('FRM-02 T-1H the dedupe key of a submission depends on its content, address, browser and member', () => {
  const own = key(from('192.0.2.1'), 'Ada')
  expect(key(from('192.0.2.1'), 'Ada')).toBe(own)
  const others = [
    key(from('192.0.2.1'), 'Eva'),
    key(from('192.0.2.2'), 'Ada'),
    key(from('192.0.2.1', 'Safari'), 'Ada'),
    key(from('192.0.2.1', 'Firefox', { id: 3 }), 'Ada'),
  ]
  expect(new Set([own, ...others]).size).toBe(5)
})

test('FRM-02 a submission’s dedupe key changes every ten minutes, or every ten seconds if nothing in it was typed', () => {
  const keysAt = (isWritten: boolean, later: number) =>
    sentKeys(from('192.0.2.1'), content('a', isWritten), now + later)
  for (const [isWritten, span] of [
    [true, 600_000],
    [false, 10_000],
  ] as const) {
    const first = keysAt(isWritten, 0)
    const second = keysAt(isWritten, span)
    expect([second.previous, Date.parse(second.since)]).toEqual([first.current, now])
    expect(Object.values(keysAt(isWritten, 2 * span))).not.toContain(first.current)
  }
})
