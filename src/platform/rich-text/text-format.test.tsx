import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { keptTogether, textFormat } from './text-format'

const tags = [
  [1, 'strong', 'bold'],
  [2, 'em', 'italic'],
  [4, 's', 'strikethrough'],
  [8, 'u', 'underline'],
  [16, 'code', 'code'],
  [32, 'sub', 'subscript'],
  [64, 'sup', 'superscript'],
  [128, 'mark', 'highlight'],
] as const

const drawn = (flags: number | string | undefined, text = 'spore'): string =>
  renderToStaticMarkup(<>{textFormat(text, flags)}</>)

describe('RTX-01 text formats', () => {
  test.each(tags)('flag %i alone is <%s>, %s', (flag, tag) => {
    expect(drawn(flag)).toBe(`<${tag}>spore</${tag}>`)
  })

  test('every combination of flags renders its tags and no others, closed in order, around the text', () => {
    for (let flags = 0; flags < 256; flags += 1) {
      const html = drawn(flags)
      const opened = [...html.matchAll(/<(\w+)>/g)].map((match) => match[1])
      const closed = [...html.matchAll(/<\/(\w+)>/g)].map((match) => match[1])
      const expected = tags.filter(([flag]) => (flags & flag) !== 0).map(([, tag]) => tag)
      expect([...opened].sort()).toEqual([...expected].sort())
      expect(closed).toEqual([...opened].reverse())
      expect(html.replace(/<\/?\w+>/g, '')).toBe('spore')
    }
  })

  test.each([0, undefined, '', 'bold', 256])('%j formats nothing', (flags) => {
    expect(drawn(flags)).toBe('spore')
  })

  test('T-1M HTML in a formatted text is escaped', () => {
    expect(drawn(1, '<script>alert(1)</script>')).toBe('<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>')
  })
})

describe('I18-01 a number and its unit stay on one line', () => {
  test.each([
    ['caps of 12 cm, at 25 °C', 'caps of 12~cm, at 25~°C'],
    ['80 % of 2 kg in 30 min', '80~% of 2~kg in 30~min'],
    ['un 90 %, de 1 h a 2 h', 'un 90~%, de 1~h a 2~h'],
    ['5 mushrooms, 3 hours, 2 minutes', '5 mushrooms, 3 hours, 2 minutes'],
    ['1 g2, 4 litres, 7 ml', '1 g2, 4 litres, 7~ml'],
    ['no number cm', 'no number cm'],
  ])('%s', (text, kept) => {
    expect(keptTogether(text)).toBe(kept.replaceAll('~', '\u00a0'))
  })
})
