import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardCollections } from './collections'
import { locales } from './locales'
import {
  accountPath,
  accountScreens,
  archivePagePath,
  archivePaths,
  calendarPath,
  compoundPath,
  documentPath,
  forgotPasswordPath,
  isPagedCollection,
  localizedHref,
  localizedPath,
  loginPath,
  resetPasswordPath,
  signUpPath,
  speciesTypePath,
  splitLocale,
  splitPage,
  verifyPath,
} from './paths'
import { reservedSlugs } from './slugs'

describe('addresses of documents', () => {
  test.each([
    ['NAV-06', 'mushrooms', '/mushrooms/x'],
    ['NAV-07', 'products', '/mushrooms/product/x'],
    ['NAV-08', 'vendors', '/mushrooms/vendor/x'],
    ['NAV-09', 'growingguides', '/mushrooms/growing-guide/x'],
    ['NAV-10', 'posts', '/posts/x'],
    ['NAV-10', 'projects', '/projects/x'],
    ['NAV-10', 'recipes', '/recipes/x'],
    ['NAV-10', 'pages', '/x'],
  ] as const)('%s a document of %s has the path %s', (_id, collection, path) => {
    expect(documentPath(collection, 'x')).toBe(path)
  })

  test('NAV-01 the page home is the root, a document of another collection with that slug is not', () => {
    expect(documentPath('pages', 'home')).toBe('/')
    expect(documentPath('posts', 'home')).toBe('/posts/home')
  })

  test.each(['users', 'media', 'constructor', 'toString', '__proto__', '', null, undefined, 7])(
    'NAV-10 %j has no pages',
    (collection) => {
      expect(isPagedCollection(collection)).toBe(false)
    },
  )

  test('NAV-10 every card collection and pages have pages', () => {
    expect([...cardCollections, 'pages'].every(isPagedCollection)).toBe(true)
  })
})

describe('archives', () => {
  test('NAV-03 NAV-04 NAV-05 D-10: their paths', () => {
    expect(archivePaths).toEqual({
      mushrooms: '/mushrooms/species',
      products: '/mushrooms/products',
      vendors: '/mushrooms/vendors',
      growingguides: '/mushrooms/growing-guides',
      posts: '/posts',
      projects: '/projects',
      recipes: '/recipes',
    })
  })

  test.each([1, 0, -3])('ARC-06 D-11: page %i is the bare path', (page) => {
    expect(archivePagePath('products', page)).toBe('/mushrooms/products')
  })

  test('ARC-06 D-11: page n is below it', () => {
    expect(archivePagePath('products', 2)).toBe('/mushrooms/products/page/2')
    expect(archivePagePath('posts', 137)).toBe('/posts/page/137')
  })

  test.each([
    ['/mushrooms/products/page/6', '/mushrooms/products', 6],
    ['/es/posts/page/12', '/es/posts', 12],
    ['/mushrooms/products', '/mushrooms/products', 1],
    ['/mushrooms/products/page', '/mushrooms/products/page', 1],
    ['/mushrooms/products/page/x', '/mushrooms/products/page/x', 1],
    ['/page/2', '/page/2', 1],
    ['/', '/', 1],
  ])('D-11: %s is the archive %s, page %i', (whole, path, page) => {
    expect(splitPage(whole)).toEqual({ path, page })
  })

  test('NAV-11 NAV-12: chemistry and types are below the species archive', () => {
    expect(compoundPath('psychoactive', 'ibotenic-acid')).toBe(
      '/mushrooms/species/chemistry/psychoactive/ibotenic-acid',
    )
    expect(speciesTypePath('culinary')).toBe('/mushrooms/species/type/culinary')
  })
})

test('NAV-16 the fruiting calendar’s slug is reserved', () => {
  const taken = [...reservedSlugs].map((slug) => documentPath('mushrooms', slug))
  expect(taken).toContain(calendarPath)
})

describe('NAV-15 locales in addresses', () => {
  test.each([
    ['en', '/', '/'],
    ['es', '/', '/es'],
    ['pt', '/', '/pt'],
    ['en', '/posts/a', '/posts/a'],
    ['es', '/posts/a', '/es/posts/a'],
    ['pt', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ] as const)('in %s the path %s is %s', (locale, path, visible) => {
    expect(localizedPath(locale, path)).toBe(visible)
  })

  test.each([
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/pt/posts/a', 'pt', '/posts/a'],
    ['/en/posts/a', 'en', '/posts/a'],
    ['/espresso', 'en', '/espresso'],
    ['/posts/es', 'en', '/posts/es'],
    ['', 'en', '/'],
  ] as const)('%s is split into locale and path', (visible, locale, path) => {
    expect(splitLocale(visible)).toEqual({ locale, path })
  })

  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
  const path = fc
    .array(segment, { maxLength: 5 })
    .filter(([first]) => !locales.some((locale) => locale === first))
    .map((segments) => `/${segments.join('/')}`)

  test('splitLocale inverts localizedPath, for every path without a locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), path, (locale, given) => {
        expect(splitLocale(localizedPath(locale, given))).toEqual({ locale, path: given })
      }),
    )
  })

  test.each([
    ['/posts/a', '/es/posts/a'],
    ['/', '/es'],
    ['/apiary', '/es/apiary'],
    ['/api/media/file/a.png', '/api/media/file/a.png'],
    ['/admin', '/admin'],
    ['/admin?x=1', '/admin?x=1'],
    ['/pt/posts/a', '/pt/posts/a'],
    ['/es', '/es'],
    ['#marks', '#marks'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('for a visitor in es, a link to %s becomes %s', (href, followed) => {
    expect(localizedHref('es', href)).toBe(followed)
  })
})

test('COM-10 accountScreens matches the paths of signing in and of the account alone', () => {
  for (const path of [loginPath(), signUpPath, forgotPasswordPath, resetPasswordPath, verifyPath, accountPath])
    expect(path).toMatch(accountScreens)
  for (const path of ['/', '/accounts', '/account/x', '/posts', '/es/login']) expect(path).not.toMatch(accountScreens)
})
