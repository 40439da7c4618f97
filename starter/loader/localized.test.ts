import { expect, test } from 'vitest'
import { inLocale, localizedBranches, withRowIds } from './localized'

const tree = {
  slug: 'a',
  title: { en: 'One', es: 'Uno', pt: 'Um' },
  plain: [1, 2],
  rows: [{ size: 3, name: { en: 'x', es: 'y', pt: 'z' } }],
}

test('inLocale keeps everything that is not localized', () => {
  expect(inLocale(tree, 'es')).toEqual({ slug: 'a', title: 'Uno', plain: [1, 2], rows: [{ size: 3, name: 'y' }] })
})

test('localizedBranches keeps what is localized only, with whole rows', () => {
  expect(localizedBranches(tree, 'pt')).toEqual({ title: 'Um', rows: [{ size: 3, name: 'z' }] })
})

test('withRowIds gives rows the ids of the stored rows, so that no row is made twice', () => {
  expect(withRowIds({ rows: [{ name: 'y' }, { name: 'w' }] }, { rows: [{ id: 'r1', name: 'x' }] })).toEqual({
    rows: [{ id: 'r1', name: 'y' }, { name: 'w' }],
  })
})

test('withRowIds gives rows of a localized array no ids of another language', () => {
  const names = { names: { en: [{ name: 'a' }], es: [{ name: 'b' }], pt: [{ name: 'c' }] } }
  expect(withRowIds(names, { names: [{ id: 'en1', name: 'a' }] })).toEqual(names)
})
