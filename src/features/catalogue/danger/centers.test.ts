import { describe, expect, test } from 'vitest'
import { areShortNumbers, dialed, isOneNumber, linesByCountry } from './centers'
import { duration } from './duration'
import { PoisonCenters } from './poison-centers'

describe('SAF-05 poison centers', () => {
  const center = { id: 1, emergency: '15, 112', hours: null, isCertain: true, order: 0 }

  test('an uncertain number is not shown, certain ones and the emergency numbers are', () => {
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
      lines: [{ id: 1, name: 'Paris', phone: '01 40 05 48 48', tel: '0140054848', hours: null }],
    })
  })

  test.each<[string, RegExp]>([
    ['GB', /^true$/],
    // Kosovo has no code of ISO 3166-1.
    ['XK', /^true$/],
    ['UK', /“UK” is no country’s code/],
    ['gb', /“gb” is no country’s code/],
    ['', /required/],
  ])('the country of a center must be the code of a country, in capitals: %j', async (code, said) => {
    const field = PoisonCenters.fields.find((one) => 'name' in one && one.name === 'country')
    if (field?.type !== 'text') throw new Error('no country')
    const req = { i18n: { language: 'en' }, t: (key: string) => key, payload: { config: {} } }
    expect(String(await field.validate?.(code as never, { required: true, req } as never))).toMatch(said)
  })

  test.each(['UK', 'uk', 'gb', 'GB '])('a center stored under the country %j is listed under GB', (country) => {
    const london = { ...center, name: 'London', phone: '020 7188 0600' }
    const lines = linesByCountry(
      [
        { ...london, id: 1, country },
        { ...london, id: 2, country: 'GB' },
      ],
      (code) => code,
    )
    expect(lines.map(({ country: found, lines: own }) => [found, own.length])).toEqual([['GB', 2]])
  })

  test('an unknown country code is kept as it is and does not break the list', () => {
    const lines = linesByCountry(
      ['', '1a', 'XX', 'FR'].map((country, id) => ({ ...center, id, country, name: 'Center', phone: '15' })),
      (code) => code,
    )
    expect(lines.map(({ country }) => country)).toEqual(['', '1a', 'FR', 'XX'])
  })

  test('two centers with one phone number, by day and by night, are both listed', () => {
    const desk = { ...center, country: 'ES', phone: '91 562 04 20' }
    const [spain] = linesByCountry(
      [
        { ...desk, id: 1, name: 'By day' },
        { ...desk, id: 2, name: 'By night' },
      ],
      () => 'Spain',
    )
    expect(spain?.lines.map(({ id, name }) => [id, name])).toEqual([
      [1, 'By day'],
      [2, 'By night'],
    ])
  })

  test.each([
    ['+56 2 2635 3800', '+56226353800'],
    ['0800-333-0160', '08003330160'],
    ['+44 (0)20 7188 0600', '+442071880600'],
    ['(01) 809 2166', '018092166'],
    ['(+54) 11 4962 6666', '+541149626666'],
    ['0044 (0)20 7188 0600', '00442071880600'],
    ['+44-(0)20 7188 0600', '+442071880600'],
    ['1\u2011800\u2011222\u20111222', '18002221222'],
    ['+39 (0)2 6610 1029', '+390266101029'],
    ['+378 (0)549 994444', '+3780549994444'],
  ])('%s is dialed as %s', (phone, tel) => {
    expect([isOneNumber(phone), dialed(phone)]).toEqual([true, tel])
  })

  test('a country without any number that can be shown is not in the list', () => {
    const unsure = { ...center, emergency: null, country: 'PE', name: 'Lima', phone: '0800 1 3040', isCertain: false }
    expect(linesByCountry([unsure], () => 'Peru')).toEqual([])
  })

  test.each(['911 or 107', '15/112', '112 (general)', '112;', '15 112'])(
    '%j is rejected as emergency numbers',
    (written) => expect(areShortNumbers(written)).toBe(false),
  )

  test.each([
    '0800 POISON',
    '02 6610 1029 / 02 6610 1030',
    '91 562 04 20, 112',
    '112 - 911',
    '91 562 04 20 – 91 411 26 76',
    '91 562 04 20 91 411 26 76',
    '1 800 222 1222\n112',
    '+',
    'ext. 5',
  ])('%j is rejected as a phone number', (written) => expect(isOneNumber(written)).toBe(false))

  test.each([
    [0.25, 'minutes', 15],
    [6, 'hours', 6],
    [24, 'hours', 24],
    [480, 'days', 20],
  ])('%s hours are shown in %s', (hours, unit, count) => {
    expect(duration(hours)).toEqual({ unit, count })
  })
})
