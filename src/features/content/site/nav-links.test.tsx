import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageLinks } from '@/platform/i18n/language-links.client'
import { LiveLanguageLinks } from '@/platform/i18n/live-language-links.client'
import { NavLinks } from './nav-links.client'

let here = '/'
vi.mock('next/navigation', () => ({
  usePathname: () => here,
  useSearchParams: () => new URLSearchParams('main_flavor=nutty&sort=title'),
}))

/** The current links of the navigation on a page, as `label:aria-current`. */
const current = (pathname: string, prefix = ''): string[] => {
  here = pathname
  const links = ['/', '/posts', '/mushrooms/species'].map((path) => ({ href: `${prefix}${path}`, children: path }))
  const html = renderToStaticMarkup(<NavLinks links={links} className="" linkClass="" />)
  return [...html.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)/g)].map(([, said, label]) => `${label}:${said}`)
}

test.each([
  ['/posts', '', ['/posts:page']],
  ['/posts/a-walk', '', ['/posts:true']],
  ['/posts/page/2', '', ['/posts:true']],
  ['/postscript', '', []],
  ['/mushrooms', '', []],
  ['/mushrooms/species', '', ['/mushrooms/species:page']],
  ['/es/mushrooms/species', '/es', ['/mushrooms/species:page']],
  ['/', '', ['/:page']],
])('NAV-15 on %s the navigation marks its current link', (pathname, prefix, expected) => {
  expect(current(pathname, prefix)).toEqual(expected)
})

test('DAT-15 D-21 a link of the navigation has the target its editor chose, and its `lang`', () => {
  const link = { href: 'https://a.example/', children: 'Club', lang: 'en-US', target: '_blank', rel: 'noopener' }
  expect(renderToStaticMarkup(<NavLinks links={[link]} className="" linkClass="" />)).toContain(
    '<a href="https://a.example/" lang="en-US" target="_blank" rel="noopener" class="">Club</a>',
  )
})

test('I18-02 the accessible name of a language link begins with its visible code', () => {
  here = '/es/posts'
  const html = renderToStaticMarkup(<LanguageLinks locale="es" label="Idioma" />)
  const names = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner]) => [
    href,
    (inner ?? '').replaceAll(/<[^>]+>/g, ''),
  ])
  expect(names).toEqual([
    ['/posts', 'en English'],
    ['/es/posts', 'es Español'],
    ['/pt/posts', 'pt Português'],
  ])
  expect(html).not.toContain('aria-label="Português"')
})

test('I18-02 PRS-02 the language links of a page that is rendered for its query keep that query', () => {
  here = '/es/mushrooms/species'
  const html = renderToStaticMarkup(<LiveLanguageLinks locale="es" label="Idioma" />)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/mushrooms/species?main_flavor=nutty&amp;sort=title',
    '/es/mushrooms/species?main_flavor=nutty&amp;sort=title',
    '/pt/mushrooms/species?main_flavor=nutty&amp;sort=title',
  ])
})
