import { describe, expect, test } from 'vitest'
import { element, escapeXml } from './xml'

describe('SEO-02 what is written for machines', () => {
  test('is well-formed whatever a title holds', () => {
    expect(element('title', { lang: 'a"b' }, '<b>&\u0000 it’s 🍄]]>')).toBe(
      '<title lang="a&quot;b">&lt;b&gt;&amp; it’s 🍄]]&gt;</title>',
    )
  })

  test('a lone half of a character is left out', () => {
    expect(escapeXml('a\ud83cb')).toBe('ab')
  })

  test('an element without content is closed at once', () => {
    expect(element('link', { href: '/x' })).toBe('<link href="/x"/>')
  })
})
