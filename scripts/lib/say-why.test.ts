import { expect, test } from 'vitest'
import { reasonOf } from './say-why'

const caused = (message: string, cause: unknown) => new Error(message, { cause })

test.each<[string, unknown, string]>([
  ['an error', new Error('the disk is full.'), 'the disk is full'],
  [
    'its cause',
    caused('Failed query: insert', caused('again', new Error('SQLITE_FULL: disk full'))),
    'SQLITE_FULL: disk full',
  ],
  [
    'the first of several',
    new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]),
    'connect ECONNREFUSED ::1:5432',
  ],
  ['one line', new Error('Error: cannot connect to Postgres: \n    at'), 'cannot connect to Postgres'],
  ['a name where there is no more', new TypeError(''), 'TypeError'],
  ['what is no error', 'killed', 'killed'],
])('reasonOf gives %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
