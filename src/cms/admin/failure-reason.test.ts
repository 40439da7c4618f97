import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { failureReason } from './failure-reason'

const saidOf = (...labels: string[]): string =>
  new ValidationError({ errors: labels.map((name) => ({ message: 'No', path: name })) }).message

test('I18-01 why a scheduled entry was not published is said in the language of the admin', () => {
  expect(failureReason(saidOf('slug'), 'en')).toBe('Another entry has this address (slug).')
  expect(failureReason(saidOf('slug'), 'es')).toBe('Otra entrada tiene esta dirección (slug).')
  expect(failureReason(saidOf('Title', '$& > Text'), 'pt')).toBe('Antes é preciso corrigir: Title, $& > Text')
  expect(failureReason(saidOf('Title'), 'es')).toBe('Antes hay que corregir: Title')
  expect(failureReason('Something else', 'es')).toBe('Something else')
})
