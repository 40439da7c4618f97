import { expect, test } from 'vitest'
import { hasLink } from './links'

test.each([
  'See https://example.test',
  'HTTP://EXAMPLE.TEST',
  'hxxps://example.test',
  'go to www.example.test',
  'go to www. example',
  'cheap at myshop.com',
  'CHEAP AT MYSHOP.COM!',
  'ask me at seller@example.org',
  'join t.me/spores',
  'bit.ly/3abc',
  'visit spores.example/shop',
  'buy at example[.]com',
  'buy at example (dot) com',
  'escríbeme a setas punto com: setas (punto) com',
  'spores dot com has them',
  'www\u200b.example.test',
  'ｗｗｗ．example．test',
])('T-1E %j is recognised as having a link', (text) => expect(hasLink(text)).toBe(true))

test.each([
  'I dried it for 2.5 hours.',
  'It was good.It was cheap.',
  'Nice, e.g. in soup',
  'Grown at home.Me and my wife love it',
  'Amanita muscaria var. flavivolvata, 3/4 of a cup',
  'Está rico.Es mi favorito',
  'He said so... com certeza',
  '',
])('%j is recognised as having no link', (text) => expect(hasLink(text)).toBe(false))
