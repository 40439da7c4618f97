import { expect, test } from 'vitest'
import { countFailure, forgetAllFailures, forgetFailures, isShutOut } from './failures'

const from = (address: string) => ({ headers: new Headers({ 'x-forwarded-for': address }) })

const salted = (salt: string | null) => () => Promise.resolve(salt)

test('L9 five failed sign-ins shut one address out of one account for ten minutes, and no other address or account', async () => {
  const [guesser, owner] = [from('203.0.113.1'), from('203.0.113.2')]
  const stored = salted('first')
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await isShutOut('a@x.test', guesser, stored, 0)).toBe(false)
    countFailure('a@x.test', guesser, 'first', 0)
  }
  expect(await isShutOut('a@x.test', guesser, stored, 0)).toBe(true)
  expect(await isShutOut('a@x.test', owner, stored, 0)).toBe(false)
  expect(await isShutOut('b@x.test', guesser, stored, 0)).toBe(false)
  forgetFailures('a@x.test', owner)
  expect(await isShutOut('a@x.test', guesser, stored, 599_999)).toBe(true)
  expect(await isShutOut('a@x.test', guesser, stored, 600_000)).toBe(false)
  forgetAllFailures('a@x.test')
  expect(await isShutOut('a@x.test', guesser, stored, 0)).toBe(false)
})

test('ACT-01 a new password ends the shut-out, and guesses at the new one are counted from zero', async () => {
  const owner = from('203.0.113.3')
  for (let guess = 0; guess < 5; guess += 1) countFailure('c@x.test', owner, 'lost', 0)
  expect(await isShutOut('c@x.test', owner, salted('lost'), 0)).toBe(true)
  expect(await isShutOut('c@x.test', owner, salted('new'), 0)).toBe(false)
  // Guesses at the new one are counted from the start.
  for (let guess = 0; guess < 4; guess += 1) countFailure('c@x.test', owner, 'new', 0)
  expect(await isShutOut('c@x.test', owner, salted('new'), 0)).toBe(false)
  countFailure('c@x.test', owner, 'new', 0)
  expect(await isShutOut('c@x.test', owner, salted('new'), 0)).toBe(true)
})

test('failed guesses at the old password do not count towards the limit of the new one', async () => {
  const owner = from('203.0.113.4')
  for (let guess = 0; guess < 4; guess += 1) countFailure('d@x.test', owner, 'lost', 0)
  countFailure('d@x.test', owner, 'new', 0)
  expect(await isShutOut('d@x.test', owner, salted('new'), 0)).toBe(false)
})

test('the stored salt is read only after too many failures', async () => {
  const guesser = from('203.0.113.5')
  const unread = () => Promise.reject(new Error('read'))
  expect(await isShutOut('e@x.test', guesser, unread, 0)).toBe(false)
  for (let guess = 0; guess < 5; guess += 1) countFailure('e@x.test', guesser, null, 0)
  await expect(isShutOut('e@x.test', guesser, unread, 0)).rejects.toThrow('read')
})
