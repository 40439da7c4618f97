import { describe, expect, test } from 'vitest'
import { vendorStatus } from './status'

const now = new Date('2026-11-21T12:00:00.000Z')

describe('D-30: the state of a vendor', () => {
  test.each([null, undefined, {}, { status: null }])('is open where %j says nothing', (vendor) => {
    expect(vendorStatus(vendor, now)).toEqual({ state: 'open', until: null })
  })

  test('away lasts through its last day', () => {
    const away = (awayUntil: string) => vendorStatus({ status: 'away', awayUntil }, now)
    expect(away('2026-11-21T00:00:00.000Z')).toEqual({ state: 'away', until: '2026-11-21T00:00:00.000Z' })
    expect(away('2026-11-21')).toMatchObject({ state: 'away' })
    // The day picker stores noon, but a vendor is away for the whole day.
    expect(away('2026-11-20T12:00:00.001Z')).toEqual({ state: 'open', until: null })
    expect(away('2026-11-20T23:59:59.999Z')).toEqual({ state: 'open', until: null })
    expect(vendorStatus({ status: 'away' }, now)).toEqual({ state: 'away', until: null })
  })

  test('the day after begins at midnight, UTC', () => {
    const vendor = { status: 'away', awayUntil: '2026-12-24T12:00:00.000Z' } as const
    expect(vendorStatus(vendor, new Date('2026-12-24T23:59:59.999Z'))).toMatchObject({ state: 'away' })
    expect(vendorStatus(vendor, new Date('2026-12-25T00:00:00.000Z'))).toEqual({ state: 'open', until: null })
  })

  test('a date that is none leaves it away', () => {
    expect(vendorStatus({ status: 'away', awayUntil: 'soon' }, now)).toMatchObject({ state: 'away' })
  })

  test('one that is named and not published is closed', () => {
    expect(vendorStatus(7, now)).toEqual({ state: 'closed', until: null })
  })

  test('closed stays closed, whatever date stands beside it', () => {
    expect(vendorStatus({ status: 'closed', awayUntil: '2020-01-01' }, now)).toEqual({ state: 'closed', until: null })
  })
})
