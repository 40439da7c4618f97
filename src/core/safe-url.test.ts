import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outsideRel, safeUrl } from './safe-url'

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\t:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'java\u200bscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://sporeprint.example/1',
  'file:///etc/passwd',
  'ws://evil.example',
  'view-source:https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '\n/\n/evil.example',
  '\u00a0//evil.example',
  'evil.example',
  'https://',
  '',
  '   ',
  '\u0000',
]

describe('T-1M links that may be rendered', () => {
  test.each(hostile)('%j is rejected', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  test.each([null, undefined, 7, true, ['https://a.example'], { href: 'https://a.example' }])(
    'the value %j is rejected',
    (value) => {
      expect(safeUrl(value)).toBeNull()
    },
  )

  test('an address of more than 2048 characters is rejected', () => {
    expect(safeUrl(`/${'a'.repeat(2047)}`)).not.toBeNull()
    expect(safeUrl(`/${'a'.repeat(2048)}`)).toBeNull()
  })

  test('an address that begins with www. gets https', () => {
    expect(safeUrl(' www.a.example/x?y#z')).toBe('https://www.a.example/x?y#z')
    expect(['www.a', 'www.', 'www.a.example@evil.example', 'www.evil:x.y'].map(safeUrl)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test.each([
    'https://a.example/x?y=1#z',
    'http://a.example',
    'HTTPS://A.example/',
    'mailto:info@a.example',
    'tel:+49301234',
    '/mushrooms/species?page=2',
    '/',
    '#field-marks',
  ])('%s is allowed unchanged', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  test('outer blanks and control characters are removed, inner blanks are kept', () => {
    expect(safeUrl('  https://a.example/\u0007x ')).toBe('https://a.example/x')
    expect(safeUrl('mailto:info@a.example?subject=Two words')).toBe('mailto:info@a.example?subject=Two words')
  })

  const piece = fc.oneof(
    fc.constantFrom('java', 'script', ':', '/', '\\', 'data', 'https', '//', '\t', '\n', ' ', '\u0000', 'evil.example'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )

  test('every allowed URL leads to this site or has one of four schemes', () => {
    const site = 'https://sporeprint.example'
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (given) => {
          const url = safeUrl(given)
          if (url === null) return
          const followed = new URL(url, site)
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(followed.protocol)
          if (/^[/#]/.test(url)) expect(followed.origin).toBe(site)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('external links have noopener, noreferrer, nofollow and ugc', () => {
    expect(outsideRel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer', 'nofollow', 'ugc']))
  })
})
