import { describe, expect, test } from 'vitest'
import { element, escapeXml } from './xml'

describe('SEO-02 writing XML', () => {
  test('escapes markup and removes control characters', () => {
    expect(element('title', { lang: 'a"b' }, '<b>&\u0000 it’s 🍄]]>')).toBe(
      '<title lang="a&quot;b">&lt;b&gt;&amp; it’s 🍄]]&gt;</title>',
    )
  })

  test('removes a lone surrogate', () => {
    expect(escapeXml('a\ud83cb')).toBe('ab')
  })

  test('self-closes an element without content', () => {
    expect(element('link', { href: '/x' })).toBe('<link href="/x"/>')
  })
})
