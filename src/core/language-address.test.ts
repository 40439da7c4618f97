import { expect, test } from 'vitest'
import { canonicalLocalePath } from './language-address'

test.each([
  ['/ES', '/es'],
  ['/Es/mushrooms/Boletus', '/es/mushrooms/Boletus'],
  ['/pT/', '/pt/'],
  ['/EN/posts', '/en/posts'],
  // The result must not lead to another host.
  ['/EN//evil.example', '/en//evil.example'],
  ['/es/posts', null],
  ['/', null],
  ['/Espinacas', null],
  ['/ES-posts', null],
  ['//ES/posts', null],
])('NAV-15 the locale of %s is canonicalised to %s', (path, to) => {
  expect(canonicalLocalePath(path)).toBe(to)
})
