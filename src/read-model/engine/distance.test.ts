import { expect, test } from 'vitest'
import { roundKilometres } from './distance'

test.each([
  [100, 160],
  [50, 80],
  [5, 8],
  [500, 800],
])('%i miles are rounded to %i km', (miles, kilometres) => {
  expect(roundKilometres(miles)).toBe(kilometres)
})
