import { expect, test } from 'vitest'
import { env } from '@/core/env'
import { withAddresses } from './mail-links'

const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url }, children: [{ text: 'here' }] })

const values: Readonly<Record<string, string>> = {
  site: 'https://ada.example/María?x=1',
  bare: 'ada.example/a',
  mail: 'ada@x.test',
  evil: 'javascript:alert(1)',
  both: 'a b&c=\nd{{mail}}',
  none: '',
}

const addressed = (url: string, locale: 'en' | 'es' = 'en'): unknown => {
  const [node] = withAddresses([link(url)], (name) => values[name], locale) as ReturnType<typeof link>[]
  return node?.type === 'link' ? node.fields.url : node
}

test.each([
  ['/posts', `${env.siteUrl}/es/posts`],
  ['/posts?q={{mail}}#top', `${env.siteUrl}/es/posts?q=ada@x.test#top`],
  ['https://x.test/?a={{both}}&b=1', 'https://x.test/?a=a%20b%26c%3D%0Ad%7B%7Bmail%7D%7D&b=1'],
  ['https://x.test/{{formSubmissionID}}', 'https://x.test/{{formSubmissionID}}'],
  ['{{site}}', 'https://ada.example/María?x=1'],
  ['{{bare}}', 'https://ada.example/a'],
  ['{{mail}}', 'mailto:ada@x.test'],
  ['mailto:{{mail}}', 'mailto:ada@x.test'],
  ['www.x.test/a', 'https://www.x.test/a'],
])('FRM-03 a link of a mail to %s leads to %s', (url, address) => expect(addressed(url, 'es')).toBe(address))

test.each(['{{none}}', '{{evil}}', '#top', '', 'posts/x'])(
  'FRM-03 T-1H a link of a mail to %j, which is no usable address, is replaced by its text',
  (url) => expect(addressed(url)).toEqual({ text: 'here' }),
)
