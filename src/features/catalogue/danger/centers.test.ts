import { describe, expect, test } from 'vitest'
import { dialed, linesByCountry } from './centers'
import { duration } from './duration'

describe('SAF-05 whom to call', () => {
  const center = { emergency: '15, 112', hours: null, isCertain: true, order: 0 }

  test('a number that is not certain is shown to nobody, the emergency numbers are', () => {
    const [france] = linesByCountry(
      [
        { ...center, country: 'FR', name: 'Paris', phone: '01 40 05 48 48' },
        { ...center, country: 'FR', name: 'Nowhere', phone: '000', isCertain: false },
      ],
      () => 'France',
    )
    expect(france).toEqual({
      country: 'FR',
      name: 'France',
      emergency: ['15', '112'],
      lines: [{ name: 'Paris', phone: '01 40 05 48 48', tel: '0140054848', hours: null }],
    })
  })

  test.each([
    ['+56 2 2635 3800', '+56226353800'],
    ['0800-333-0160', '08003330160'],
  ])('%s is dialed as %s', (phone, tel) => {
    expect(dialed(phone)).toBe(tel)
  })

  test.each([
    [0.25, 'minutes', 15],
    [6, 'hours', 6],
    [24, 'hours', 24],
    [480, 'days', 20],
  ])('%s hours are said in %s', (hours, unit, count) => {
    expect(duration(hours)).toEqual({ unit, count })
  })
})
