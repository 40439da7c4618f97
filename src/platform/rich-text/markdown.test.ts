import { describe, expect, test } from 'vitest'
import { env } from '@/core/env'
import { toMarkdown } from './markdown'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const root = (...children: unknown[]) => ({ root: { type: 'root', children } })
const item = (...children: unknown[]) => ({ type: 'listitem', children })

describe('SEO-02 rich text as Markdown', () => {
  test('headings, formats and escaped characters', () => {
    const value = root(
      { type: 'heading', tag: 'h2', children: [text('Caps')] },
      paragraph(
        text('A '),
        text('bold ', 1),
        text('thing', 3),
        text(' with *stars* and '),
        text('code`', 16),
        text(' &amp; R&D'),
      ),
      { type: 'quote', children: [text('said')] },
    )
    expect(toMarkdown(value, 'en', 1)).toBe(
      '### Caps\n\nA **bold** ***thing*** with \\*stars\\* and `` code` `` \\&amp; R&D\n\n> said',
    )
  })

  test('lists in lists', () => {
    const inner = { type: 'list', listType: 'number', children: [item(text('one')), item(text('two'))] }
    const value = root({ type: 'list', listType: 'bullet', children: [item(text('a')), item(inner)] })
    expect(toMarkdown(value, 'en')).toBe('- a\n   1. one\n   2. two')
  })

  test('a check list shows which items are ticked', () => {
    const value = root({
      type: 'list',
      listType: 'check',
      children: [{ ...item(text('a')), checked: true }, item(text('b'))],
    })
    expect(toMarkdown(value, 'en')).toBe('- [x] a\n- [ ] b')
  })

  test('a numbered list starts at its start number', () => {
    const value = root({ type: 'list', listType: 'number', start: 5, children: [item(text('e')), item(text('f'))] })
    expect(toMarkdown(value, 'en')).toBe('5. e\n6. f')
  })

  test('tables', () => {
    const cell = (value: string) => ({ type: 'tablecell', children: [paragraph(text(value))] })
    const value = root({
      type: 'table',
      children: [
        { type: 'tablerow', children: [cell('a'), cell('b')] },
        { type: 'tablerow', children: [cell('1|2')] },
      ],
    })
    expect(toMarkdown(value, 'en')).toBe('| a | b |\n| --- | --- |\n| 1\\|2 |  |')
  })

  test('T-1M links are checked as on the page, and prefixed with the locale', () => {
    const link = (fields: object) => paragraph({ type: 'link', fields, children: [text('there')] })
    const custom = (url: string) => toMarkdown(root(link({ linkType: 'custom', url })), 'es')
    expect(custom('/posts/a')).toBe(`[there](${env.siteUrl}/es/posts/a)`)
    expect(custom('https://x.test/a(b)')).toBe('[there](https://x.test/a\\(b\\))')
    expect(custom('javascript:alert(1)')).toBe('there')
    const typed = { type: 'autolink', fields: { linkType: 'custom', url: 'https://x.test' }, children: [text('x')] }
    expect(toMarkdown(root(paragraph(typed)), 'es')).toBe('[x](https://x.test)')
    // An invalid percent encoding does not make an address invalid.
    expect(custom('https://x.test/%zz?a=100%')).toBe('[there](https://x.test/%zz?a=100%)')
  })

  test('R-17 deeply nested and cyclic trees are cut off', () => {
    let deep: unknown = text('core')
    for (let level = 0; level < 5000; level += 1) deep = paragraph(deep)
    expect(toMarkdown(root(deep), 'en').length).toBeLessThan(5000)
    const loop = { type: 'list', children: [] as unknown[] }
    loop.children.push(loop)
    expect(toMarkdown(root(loop), 'en').length).toBeLessThan(20_000)
  })

  test.each([null, 5, {}, { root: null }, root(null, 5, { type: 'block', fields: {} }), { root: { children: 'x' } }])(
    '%j becomes an empty string',
    (value) => {
      expect(toMarkdown(value, 'en')).toBe('')
    },
  )
})
