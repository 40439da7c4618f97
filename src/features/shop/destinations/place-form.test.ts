import { describe, expect, test } from 'vitest'
import { placeForm } from './place-form'

const send = (country: string, state = '') => placeForm.send({ country, state }, null as never)

describe('SHP-01 PRS-02 the place that a form sends', () => {
  test.each([
    ['ES', '', 'place=ES; '],
    ['US', '', 'place=US; '],
    ['US', 'CA', 'place=US-CA; '],
    ['', 'CA', 'place=US-CA; '],
    // A state that is left over from another country.
    ['CA', 'CA', 'place=CA; '],
  ])('%j with the state %j is stored in the cookie', async (country, state, cookie) => {
    expect(await send(country, state)).toMatchObject({ to: '/cart', cookies: [expect.stringContaining(cookie)] })
  })

  test('without a country deletes the cookie', async () => {
    expect(await send('')).toMatchObject({ cookies: [expect.stringMatching(/^place=; .*max-age=0/)] })
  })

  test.each([
    ['es', ''],
    [';x', ''],
    ['US', 'C;'],
    ['ZZ', ''],
    ['UK', ''],
    ['US', 'ZZ'],
  ])('%j with the state %j is rejected', async (country, state) => {
    expect(await send(country, state)).toEqual({ errors: { country: { refusal: 'refusals.selection' } } })
  })
})
