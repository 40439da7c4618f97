import { expect, test } from 'vitest'
import { inPortions } from './in-portions'

test('NUM-02 ids are fetched a hundred at a time', () => {
  const ids = Array.from({ length: 201 }, (_, id) => id)
  expect(inPortions(ids)).toEqual([ids.slice(0, 100), ids.slice(100, 200), [200]])
  expect(inPortions([])).toEqual([])
})
