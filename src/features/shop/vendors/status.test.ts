import { describe, expect, test } from 'vitest'
import { vendorStatus } from './status'

const now = new Date('2026-11-21T12:00:00.000Z')

describe('D-30: the state of a vendor', () => {
  test.each([null, undefined, {}, { status: null }])('is open for %j', (vendor) => {
    expect(vendorStatus(vendor, now)).toEqual({ state: 'open', until: null })
  })

  test('is away through its last day', () => {
    const away = (awayUntil: string) => vendorStatus({ status: 'away', awayUntil }, now)
    expect(away('2026-11-21T00:00:00.000Z')).toEqual({ state: 'away', until: '2026-11-21T00:00:00.000Z' })
    expect(away('2026-11-21')).toMatchObject({ state: 'away' })
    // The day picker stores noon, but a vendor is away for the whole day.
    expect(away('2026-11-20T12:00:00.001Z')).toEqual({ state: 'open', until: null })
    expect(away('2026-11-20T23:59:59.999Z')).toEqual({ state: 'open', until: null })
    expect(vendorStatus({ status: 'away' }, now)).toEqual({ state: 'away', until: null })
  })

  test('is open again from midnight UTC after the last day', () => {
    const vendor = { status: 'away', awayUntil: '2026-12-24T12:00:00.000Z' } as const
    expect(vendorStatus(vendor, new Date('2026-12-24T23:59:59.999Z'))).toMatchObject({ state: 'away' })
    expect(vendorStatus(vendor, new Date('2026-12-25T00:00:00.000Z'))).toEqual({ state: 'open', until: null })
  })

  test('is away with an invalid date', () => {
    expect(vendorStatus({ status: 'away', awayUntil: 'soon' }, now)).toMatchObject({ state: 'away' })
  })

  test('is closed for an unpublished vendor, which is known by its id alone', () => {
    expect(vendorStatus(7, now)).toEqual({ state: 'closed', until: null })
  })

  test('is closed whatever date is stored with it', () => {
    expect(vendorStatus({ status: 'closed', awayUntil: '2020-01-01' }, now)).toEqual({ state: 'closed', until: null })
  })
})
