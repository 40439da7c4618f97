import { describe, expect, test } from 'vitest'
import { placeForm } from './place-form'

const send = (country: string, state = '') => placeForm.send({ country, state }, null as never)

describe('SHP-01 PRS-02 the place as a form tells it', () => {
  test.each([
    ['ES', '', 'place=ES; '],
    ['US', '', 'place=US; '],
    ['US', 'CA', 'place=US-CA; '],
    ['', 'CA', 'place=US-CA; '],
    // A state that is left over from another country.
    ['CA', 'CA', 'place=CA; '],
  ])('%j with the state %j', async (country, state, cookie) => {
    expect(await send(country, state)).toMatchObject({ to: '/cart', cookies: [expect.stringContaining(cookie)] })
  })

  test('no country takes it back', async () => {
    expect(await send('')).toMatchObject({ cookies: [expect.stringMatching(/^place=; .*max-age=0/)] })
  })

  test.each([
    ['es', ''],
    [';x', ''],
    ['US', 'C;'],
    ['ZZ', ''],
    ['UK', ''],
    ['US', 'ZZ'],
  ])('%j with the state %j is none', async (country, state) => {
    expect(await send(country, state)).toEqual({ errors: { country: { refusal: 'refusals.selection' } } })
  })
})
