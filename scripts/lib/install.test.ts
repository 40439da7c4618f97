import { expect, test } from 'vitest'
import { checkFolder } from './install.mjs'

test('a path with # or ? is rejected before packages are installed', () => {
  expect(() => checkFolder('/srv/site #1')).toThrow(/has a # in it/)
  expect(() => checkFolder('/srv/why?/site')).toThrow(/has a \? in it/)
  expect(checkFolder('/srv/mein Pilz (ü) 100%20/site')).toBe('/srv/mein Pilz (ü) 100%20/site')
})
