import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineSource } from './inline-source'

test('inlineSource removes comments and keeps the function’s behaviour', () => {
  const commented = (path: string): string => {
    // A line of its own.
    const address = `https://guide.example${path}` // Behind code it stays.
    /* Over
       two lines. */
    return address.replace('//', '/')
  }
  const source = inlineSource(commented)
  expect(source).not.toContain('of its own')
  expect(source).not.toContain('two lines')
  const built = runInNewContext(`(${source})`) as typeof commented
  expect(built('/about')).toBe(commented('/about'))
})
