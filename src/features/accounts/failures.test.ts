import { expect, test } from 'vitest'
import { countFailure, forgetAllFailures, forgetFailures, isShutOut } from './failures'

const from = (address: string) => ({ headers: new Headers({ 'x-forwarded-for': address }) })

test('L9 anyone who guesses at an account is shut out of it for a while, and nobody else is', () => {
  const [guesser, owner] = [from('203.0.113.1'), from('203.0.113.2')]
  for (let guess = 0; guess < 5; guess += 1) {
    expect(isShutOut('a@x.test', guesser, 0)).toBe(false)
    countFailure('a@x.test', guesser, 0)
  }
  expect(isShutOut('a@x.test', guesser, 0)).toBe(true)
  expect(isShutOut('a@x.test', owner, 0)).toBe(false)
  expect(isShutOut('b@x.test', guesser, 0)).toBe(false)
  forgetFailures('a@x.test', owner)
  expect(isShutOut('a@x.test', guesser, 599_999)).toBe(true)
  expect(isShutOut('a@x.test', guesser, 600_000)).toBe(false)
  forgetAllFailures('a@x.test')
  expect(isShutOut('a@x.test', guesser, 0)).toBe(false)
})
