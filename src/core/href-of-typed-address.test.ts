import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from './env'
import { hrefOfTypedAddress } from './href-of-typed-address'
import { registerKnownAddresses } from './shared/known-addresses'

const gone = new Set(['/es/Mushrooms/Morel', '/mushrooms/gone', '/es/mushrooms/gone', '/es/setas ñ'])
const offer = (isUnknownAddress: (path: string) => boolean): void =>
  registerKnownAddresses({
    isUnknownAddress: isUnknownAddress,
    movedTo: () => null,
    canonicalAddress: (path) => (path === '/es/Mushrooms/Morel' ? '/es/mushrooms/morel' : null),
  })

beforeAll(() => offer((path) => gone.has(path)))
afterAll(() => offer(() => false))

test.each([
  ['/mushrooms/morel?a=1#b', '/es/mushrooms/morel?a=1#b'],
  ['/Mushrooms/Morel?a=B#b', '/es/mushrooms/morel?a=B#b'],
  ['https://a.example/mushrooms/gone', 'https://a.example/mushrooms/gone'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
  ['#gone', '#gone'],
  ['/', '/es'],
  ['/pt/posts', '/pt/posts'],
])('NAV-15 T-1M %s links to %s', (typed, href) => {
  expect(hrefOfTypedAddress('es', typed)).toBe(href)
})

test.each(['/mushrooms/gone', '/mushrooms/gone#look-alikes', '/mushrooms/gone?variant=1', '/setas%20%C3%B1'])(
  'NAV-17 %s has no link when nothing is published there',
  (typed) => {
    expect(hrefOfTypedAddress('es', typed)).toBeNull()
    expect(hrefOfTypedAddress('es', `${env.siteUrl}${typed}`)).toBeNull()
  },
)

test.each([
  [env.siteUrl, '/es'],
  [`${env.siteUrl}/mushrooms/morel?a=1#b`, '/es/mushrooms/morel?a=1#b'],
  [`${env.siteUrl}/pt/posts`, '/pt/posts'],
])('NAV-15 the absolute URL %s of this site becomes a path in the visitor’s locale', (typed, href) => {
  expect(hrefOfTypedAddress('es', typed)).toBe(href)
})

test.each([null, undefined, '', 'javascript:alert(1)', `${env.siteUrl}//evil.example`])(
  'T-1M %j has no link',
  (typed) => {
    expect(hrefOfTypedAddress('es', typed)).toBeNull()
  },
)
