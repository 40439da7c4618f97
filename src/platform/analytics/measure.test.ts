import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Measuring } from './adapters'

const measuring: Measuring = { kind: 'tag-manager', url: 'https://tags.test', site: 'GTM-1', consent: null }

let loaded: () => void = () => undefined
let script: { src?: string; dataset?: object; addEventListener?: unknown } = {}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  script = { dataset: {}, addEventListener: (_: string, heard: () => void) => (loaded = heard) }
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } })
})
afterEach(() => void vi.unstubAllGlobals())

/** The names of the events in the tag manager's queue, oldest first. */
async function listAfter(agreed: boolean): Promise<unknown[]> {
  const { track } = await import('./events')
  const { startMeasuring } = await import('./measure')
  track('view_item', { item: 'products:12' })
  startMeasuring(measuring, agreed)
  track('near_me_toggle', { on: true })
  loaded()
  track('add_to_cart', { product: 12 })
  return (window.dataLayer ?? []).map(({ event, item }) => (item ? [event, item] : event))
}

test('ANL-01 with earlier consent, the tag manager gets the events before its load, once', async () => {
  expect(await listAfter(true)).toEqual(['gtm.js', ['view_item', 'products:12'], 'near_me_toggle', 'add_to_cart'])
})

test('ANL-01 events from before the consent are not sent to the tag manager', async () => {
  expect(await listAfter(false)).toEqual(['gtm.js', 'near_me_toggle', 'add_to_cart'])
})

test('ANL-01 the tag manager’s script is loaded from the owner’s address', async () => {
  await listAfter(true)
  expect(script.src).toMatch(/^https:\/\/tags\.test\/.*GTM-1/)
})
