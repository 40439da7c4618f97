import { ValidationError, type FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { label } from '../labels'
import { failureReason } from './failure-reason'

const saidOf = (...labels: string[]): string =>
  new ValidationError({ errors: labels.map((name) => ({ message: 'No', path: name })) }).message

test('I18-01 the reason why scheduled publishing failed is in the admin’s language', () => {
  expect(failureReason(saidOf('slug'), 'en')).toBe('Another entry has this address (slug).')
  expect(failureReason(saidOf('slug'), 'es')).toBe('Otra entrada tiene esta dirección (slug).')
  expect(failureReason(saidOf('Title', '$& > Text'), 'pt')).toBe('Antes é preciso corrigir: Title, $& > Text')
  expect(failureReason(saidOf('Title'), 'es')).toBe('Antes hay que corregir: Title')
  expect(failureReason('Something else', 'es')).toBe('Something else')
})

test('I18-01 a field known only by its path is named by its label', () => {
  const fields = [
    { name: 'layout', label: label('Blocks', 'Bloques', 'Blocos') },
    {
      name: 'specie',
      label: label('Species', 'Especie', 'Espécie'),
      flattenedFields: [{ name: 'synonyms', label: label('Synonyms', 'Sinónimos', 'Sinônimos') }],
    },
  ] as unknown as FlattenedField[]
  const said = saidOf('layout.0.blockType', 'specie.synonyms', 'Title')
  expect(failureReason(said, 'es', fields)).toBe('Antes hay que corregir: Bloques 1, Especie > Sinónimos, Title')
  expect(failureReason(saidOf('constructor', '0'), 'pt', fields)).toBe('Antes é preciso corrigir: constructor, 0')
})
