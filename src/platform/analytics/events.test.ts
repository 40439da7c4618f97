import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adapters, needsConsent } from './adapters'
import { onTracked, track, type Events } from './events'

/** A `Record`, so that a missing or unknown event does not compile. */
const names: Record<keyof Events, true> = {
  pagination_click: true,
  filter_change: true,
  near_me_toggle: true,
  expander_open: true,
  expander_click: true,
  breadCrumb_click: true,
  like_click: true,
  add_to_cart: true,
  helpful_click: true,
  submit_review_click: true,
  card_click: true,
  view_item: true,
  view_store_click: true,
}

beforeEach(() => void vi.stubGlobal('window', {}))
afterEach(() => void vi.unstubAllGlobals())

test('ANL-01 docs/events.md documents every event and no other', () => {
  const documented = [...readFileSync('docs/events.md', 'utf8').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(documented.toSorted()).toEqual(Object.keys(names).toSorted())
})

test('ANL-01 an event is pushed to the data layer, and to listeners until they unsubscribe', () => {
  const heard: unknown[] = []
  const stop = onTracked((tracked) => heard.push(tracked))
  track('view_item', { item: 'products:12' })
  stop()
  track('near_me_toggle', { on: true })
  expect(heard).toEqual([{ event: 'view_item', detail: { item: 'products:12' } }])
  expect(window.dataLayer).toEqual([
    { event: 'view_item', item: 'products:12' },
    { event: 'near_me_toggle', on: true },
  ])
})

test('ANL-01 services with cookies need consent, unless the owner’s setting says otherwise', () => {
  expect(Object.keys(adapters).filter((kind) => needsConsent({ kind: kind as 'matomo', consent: null }))).toEqual([
    'matomo',
    'tag-manager',
  ])
  expect(needsConsent({ kind: 'plausible', consent: 'ask' })).toBe(true)
  expect(needsConsent({ kind: 'matomo', consent: 'none' })).toBe(false)
})

test('ANL-01 each analytics service receives an event in its own format', () => {
  const sent: unknown[] = []
  const note = (...told: unknown[]) => void sent.push(told)
  const page = { plausible: note, umami: { track: note }, _paq: [] } as unknown as Window & { _paq: unknown[][] }
  const tracked = { event: 'add_to_cart', detail: { product: 3 } } as const
  for (const { send } of Object.values(adapters)) send(page, tracked)
  expect(sent).toEqual([
    ['add_to_cart', { props: { product: 3 } }],
    ['add_to_cart', { product: 3 }],
  ])
  expect(page._paq).toEqual([['trackEvent', 'site', 'add_to_cart', '{"product":3}']])
})
