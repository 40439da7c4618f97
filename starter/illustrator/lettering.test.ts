import { describe, expect, it } from 'vitest'
import { lettering, letteringWidth } from './lettering'

const ink = { color: '#3b3024' }

/** The ends of a path's steps, so that where it lies can be measured. */
function reach(svg: string): { left: number; right: number; top: number; bottom: number } {
  const data = /\sd="([^"]+)"/.exec(svg)?.[1] ?? ''
  const across: number[] = []
  const down: number[] = []
  let [x, y] = [0, 0]
  for (const [, letter = '', rest = ''] of data.matchAll(/([MlqcZz])([^MlqcZz]*)/g)) {
    const steps = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text))
    const each = { M: 2, l: 2, q: 4, c: 6 }[letter] ?? 2
    for (let at = 0; at < steps.length; at += each) {
      if (letter === 'M') [x, y] = [0, 0]
      x += steps[at + each - 2] ?? NaN
      y += steps[at + each - 1] ?? NaN
      across.push(x)
      down.push(y)
    }
  }
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

describe('lettering', () => {
  it('is one path in its color, with its text in an escaped attribute', () => {
    const svg = lettering([{ text: 'Spore & <Page>', face: 'semibold', size: 20 }], 0, 0, { ...ink, opacity: 0.5 })
    expect(svg).toMatch(
      /^<path d="[-MlqcZz\d. ]+" fill="#3b3024" fill-opacity="0.5" data-text="Spore &amp; &lt;Page&gt;"\/>$/,
    )
  })

  it('gives the same bytes for the same text', () => {
    const draw = (): string => lettering([{ text: 'Boletus edulis', face: 'italic', size: 38 }], 800, 1138, ink)
    expect(draw()).toBe(draw())
  })

  it('is placed by its anchor, on its baseline', () => {
    const words = [{ text: 'HIH', face: 'upright', size: 100 }] as const
    const width = letteringWidth('HIH', 'upright', 100)
    for (const [anchor, left] of [
      ['start', 500],
      ['middle', 500 - width / 2],
      ['end', 500 - width],
    ] as const) {
      const at = reach(lettering(words, 500, 300, { ...ink, anchor }))
      // Each side keeps the small space that the font leaves beside a letter.
      expect(at.left - left, anchor).toBeGreaterThan(0)
      expect(at.left - left, anchor).toBeLessThan(8)
      expect(left + width - at.right, anchor).toBeCloseTo(at.left - left, 0)
      expect(at.bottom, anchor).toBe(300)
      expect(at.top, anchor).toBeCloseTo(230, -1)
    }
  })

  it('has a width that depends on letters, kerning, size and face', () => {
    const width = letteringWidth('Amanita', 'italic', 40)
    expect(width).toBeGreaterThan(100)
    expect(width).toBeLessThan(160)
    expect(letteringWidth('Amanita', 'italic', 80)).toBeCloseTo(width * 2)
    expect(letteringWidth('AV', 'upright', 100)).toBeLessThan(
      letteringWidth('A', 'upright', 100) + letteringWidth('V', 'upright', 100),
    )
    expect(letteringWidth('Amanita', 'bold', 40)).toBeGreaterThan(letteringWidth('Amanita', 'upright', 40))
  })

  it('places runs of two faces next to one another with the given gap', () => {
    const [name, form] = [
      { text: 'Boletus', face: 'italic', size: 40 },
      { text: '(albus)', face: 'upright', size: 30 },
    ] as const
    const both = lettering([name, { ...form, gap: 16 }], 0, 0, { ...ink, anchor: 'start' })
    const { right } = reach(lettering([form], 0, 0, { ...ink, anchor: 'start' }))
    expect(both).toContain('data-text="Boletus (albus)"')
    expect(reach(both).right).toBeCloseTo(letteringWidth(name.text, name.face, name.size) + 16 + right, 0)
  })

  it('takes characters outside Latin-1 from the second font file', () => {
    expect(letteringWidth('ő', 'italic', 40)).toBeGreaterThan(10)
    expect(letteringWidth('Erdő', 'italic', 40)).toBeGreaterThan(letteringWidth('Erd', 'italic', 40) + 10)
  })

  it('uses the plain form of a letter, as browsers do', () => {
    // The flourished l of the italic is 40 wide at this size, the plain one 27.
    const plain = reach(lettering([{ text: 'l', face: 'italic', size: 100 }], 0, 0, { ...ink, anchor: 'start' }))
    expect(plain.right - plain.left).toBeLessThan(32)
  })

  it('rejects a character that the font lacks, and names it', () => {
    expect(() => lettering([{ text: 'Amanita 蘑', face: 'italic', size: 38 }], 0, 0, ink)).toThrow(/“蘑”.*“Amanita 蘑”/)
    expect(() => letteringWidth('🍄', 'upright', 38)).toThrow(/🍄/)
  })
})
