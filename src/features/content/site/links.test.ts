import { describe, expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { resolvedLinks, resolveLink, type CmsLink } from './links'

const custom = (url: string | null | undefined): CmsLink => ({
  type: 'custom',
  label: 'x',
  ...(url === undefined ? {} : { url }),
})
const reference = (relationTo: string, value: unknown): CmsLink => ({
  type: 'reference',
  label: 'x',
  reference: { relationTo, value },
})

describe('NAV-15 links to documents', () => {
  test.each([
    ['pages', 'home', '/', '/pt'],
    ['pages', 'about', '/about', '/pt/about'],
    ['posts', 'a', '/posts/a', '/pt/posts/a'],
    ['mushrooms', 'morel', '/mushrooms/morel', '/pt/mushrooms/morel'],
    ['vendors', 'setas', '/mushrooms/vendor/setas', '/pt/mushrooms/vendor/setas'],
  ])('a link to a document of %s with the slug %s has its path in each locale', (collection, slug, en, pt) => {
    expect(resolveLink(reference(collection, { slug }), 'en')).toBe(en)
    expect(resolveLink(reference(collection, { slug }), 'pt')).toBe(pt)
  })

  test.each([
    ['an id, which is what a visitor gets of a draft', 'posts', 7],
    ['a deleted document', 'posts', null],
    ['a document without a slug', 'posts', { id: 7 }],
    ['a slug that is none', 'posts', { slug: '../../admin' }],
    ['a collection without pages', 'users', { slug: 'x' }],
    ['a word every object knows', 'toString', { slug: 'x' }],
  ])('a reference to %s gives no link', (_what, collection, value) => {
    expect(resolveLink(reference(collection, value), 'es')).toBeNull()
  })

  test.each([null, undefined])('a reference of %j gives no link', (given) => {
    expect(
      resolveLink({ type: 'reference', label: 'x', ...(given === undefined ? {} : { reference: given }) }, 'es'),
    ).toBeNull()
  })

  test('the former URL of a link that is a reference now is ignored', () => {
    expect(resolveLink({ ...reference('posts', 7), url: '/elsewhere' }, 'en')).toBeNull()
  })
})

describe('NAV-15 T-1M links to addresses', () => {
  test.each([
    ['/posts', '/es/posts'],
    ['/', '/es'],
    ['/pt/posts', '/pt/posts'],
    ['/api/media/file/guide.pdf', '/api/media/file/guide.pdf'],
    ['https://a.example/es', 'https://a.example/es'],
    ['mailto:info@a.example', 'mailto:info@a.example'],
    ['#footer', '#footer'],
  ])('the address %s gives the link %s', (url, href) => {
    expect(resolveLink(custom(url), 'es')).toBe(href)
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'evil.example', '', null, undefined])(
    '%j gives no link',
    (url) => {
      expect(resolveLink(custom(url), 'es')).toBeNull()
    },
  )
})

test('DAT-15 D-21 a link has the tab and appearance its editor chose, and the `lang` of a fallback label', () => {
  const outside: CmsLink = { ...custom('https://a.example/'), newTab: true, appearance: 'primary' }
  const english: CmsLink = { ...custom('/posts'), id: 'b', label: 'Posts' }
  noteFallbacks(english, [
    { locale: 'es', doc: { label: null } },
    { locale: 'en', doc: { label: 'Posts' } },
  ])
  const rel = expect.stringContaining('noopener') as unknown
  expect(resolvedLinks([outside, reference('posts', 7), english], 'es')).toEqual([
    { id: null, label: 'x', appearance: 'primary', anchor: { href: 'https://a.example/', target: '_blank', rel } },
    { id: 'b', label: 'Posts', appearance: null, anchor: { href: '/es/posts', lang: 'en-US' } },
  ])
})
