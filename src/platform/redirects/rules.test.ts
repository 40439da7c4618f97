import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { allowedTarget, followRedirects, plainPath, redirectTarget, targetFromAbove, withThoseAbove } from './rules'

describe('plainPath of a redirect’s source', () => {
  test.each([
    ['/old', '/old'],
    [' /old/ ', '/old'],
    ['/es/old?a=1#b', '/old'],
    ['/a/b/c', '/a/b/c'],
    ['/es/%C3%B1u.html', '/ñu.html'],
    ['/a//b//', '/a/b'],
    [`${env.siteUrl}/es/old?a=1`, '/old'],
  ])('%j becomes %s', (value, path) => {
    expect(plainPath(value)).toBe(path)
  })

  test.each([
    '/',
    '/es',
    'old',
    '//evil.example',
    '/\\evil',
    'https://a.example/old',
    '/a/../b',
    '/100%',
    '/100%25',
    '/a%3Fb',
    '/a%0Ab',
    '',
    null,
    3,
    `/${'a/'.repeat(9)}`,
  ])('%j is rejected', (value) => {
    expect(plainPath(value)).toBeNull()
  })
})

test.each([
  ['/posts', '/posts'],
  ['https://example.org/x', 'https://example.org/x'],
  [`${env.siteUrl}/x?a=1#b`, '/x?a=1#b'],
  [`${env.siteUrl}//evil.example`, null],
  ['http://example.org', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['mailto:a@example.org', null],
  // Such a path is an error for every visitor who is redirected, and for the page's share picture (SEO-02).
  ['/posts/%E0%A4%A', null],
  ['/posts/100%', null],
  ['/search?q=100%', '/search?q=100%'],
])('a redirect to %s has the target %s', (url, target) => {
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
  ])('%j has no target', (stored) => {
    expect(redirectTarget(stored)).toBeNull()
  })
})

describe('NAV-17 pages below a category that moved', () => {
  const moved = (from: string, url: string) => ({ from, to: { type: 'custom', url } })

  test('withThoseAbove lists the path and its ancestors, the longest first', () => {
    expect(withThoseAbove('/categories/a/b/c')).toEqual(['/categories/a/b/c', '/categories/a/b', '/categories/a'])
    expect(withThoseAbove('/categories')).toEqual(['/categories'])
    expect(withThoseAbove('/a/b')).toEqual(['/a/b'])
  })

  test('redirect with the nearest ancestor that moved', () => {
    const stored = [moved('/categories/a', '/categories/z'), moved('/categories/a/b', '/categories/a/y')]
    expect(targetFromAbove('/categories/a/b/c', stored)).toBe('/categories/a/y/c')
    expect(targetFromAbove('/categories/a/c', stored)).toBe('/categories/z/c')
    expect(targetFromAbove('/categories/a', stored)).toBe('/categories/z')
  })

  test.each([
    ['nothing moved', '/categories/a/b', []],
    ['it left the site', '/categories/a/b', [moved('/categories/a', 'https://example.org/a')]],
    ['it would lead to itself', '/categories/a/b', [moved('/categories/a', '/categories/a/')]],
    ['it would lead below itself for ever', '/categories/a/b', [moved('/categories/a', '/categories/a/z')]],
    ['it is no category', '/categories/a/b', [moved('/categories/a', '/posts/a')]],
    ['only a name that begins alike moved', '/categories/ab', [moved('/categories/a', '/categories/z')]],
  ])('do not redirect where %s', (_, path, stored) => {
    expect(targetFromAbove(path, stored)).toBeNull()
  })
})

describe('NAV-17 L9 chains of redirects', () => {
  const stored = [
    ['/a', '/b?x=1'],
    ['/b', '/es/c'],
    ['/c', '/posts'],
    ['/out', 'https://example.org/'],
    ['/round', '/es/round-on'],
    ['/round-on', `${env.siteUrl}/round/`],
    ['/mushrooms/chaga', '/mushrooms/specie/chaga'],
    ['/categories/one', '/categories/two'],
    ['/categories/two/below', '/categories/one/below'],
  ].map(([from = '', url]) => ({ from, to: { type: 'custom', url } }))
  const read = (): Promise<typeof stored> => Promise.resolve(stored)

  test.each([
    ['/c', '/pt/posts'],
    ['/b', '/es/posts'],
    ['/a', '/es/posts'],
    ['/out', 'https://example.org/'],
    ['/nowhere', null],
  ])('%s ends at %s', async (from, end) => {
    expect(await followRedirects('pt', from, read)).toEqual({ end, isCircle: false })
  })

  test.each(['/round', '/mushrooms/chaga', '/categories/one/below'])('%s is a redirect loop', async (from) => {
    expect(await followRedirects('pt', from, read)).toEqual({ end: null, isCircle: true })
  })
})
