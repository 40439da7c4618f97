import { describe, expect, test } from 'vitest'
import { allowedTarget, plainPath, redirectTarget } from './rules'

describe('addresses as redirects are kept', () => {
  test.each([
    ['/old', '/old'],
    [' /old/ ', '/old'],
    ['/es/old?a=1#b', '/old'],
    ['/a/b/c', '/a/b/c'],
  ])('%j is %s', (value, path) => {
    expect(plainPath(value)).toBe(path)
  })

  test.each([
    '/',
    '/es',
    'old',
    '//evil.example',
    '/\\evil',
    'https://a.example/old',
    '',
    null,
    3,
    `/${'a/'.repeat(9)}`,
  ])('%j is none', (value) => {
    expect(plainPath(value)).toBeNull()
  })
})

test.each([
  ['/posts', '/posts'],
  ['https://example.org/x', 'https://example.org/x'],
  ['http://example.org', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['mailto:a@example.org', null],
])('a redirect to %s is followed to %s', (url, target) => {
  expect(allowedTarget(url)).toBe(target)
})

describe('where a redirect leads', () => {
  const reference = (value: unknown, relationTo = 'mushrooms') => ({
    from: '/old',
    to: { type: 'reference', reference: { relationTo, value } },
  })

  test('to a published document', () => {
    expect(redirectTarget(reference({ slug: 'boletus-edulis', _status: 'published' }))).toBe(
      '/mushrooms/boletus-edulis',
    )
    expect(redirectTarget(reference({ slug: 'home', _status: 'published' }, 'pages'))).toBe('/')
  })

  test.each([
    reference({ slug: 'boletus-edulis', _status: 'draft' }),
    reference(12),
    reference({ slug: '../x', _status: 'published' }),
    reference({ slug: 'a', _status: 'published' }, 'users'),
    reference({ slug: 'old', _status: 'published' }, 'pages'),
    { from: '/old', to: { type: 'custom', url: '/es/old/' } },
    { from: '/old', to: { type: 'custom', url: '//evil.example' } },
    { from: '/old', to: null },
  ])('nowhere: %j', (stored) => {
    expect(redirectTarget(stored)).toBeNull()
  })
})
