import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Stars } from './stars'

const drawn = (value: number, best = 5): string =>
  renderToStaticMarkup(<Stars value={value} best={best} label="4.5 of 5" />)

/** How much of the strip is coloured, in per cent: one star of five is 20. */
const coloured = (value: number, best = 5): number => Number(/currentColor ([\d.]+)%/.exec(drawn(value, best))?.[1])

describe('NUM-01 COM-09 stars in halves', () => {
  test.each([
    [0, 0],
    [0.24, 0],
    [0.25, 10],
    [1, 20],
    [3.2, 60],
    [3.25, 70],
    [3.5, 70],
    [3.74, 70],
    [3.75, 80],
    [4.5, 90],
    [5, 100],
  ])('%f of 5 colours %i %%', (value, percent) => {
    expect(coloured(value)).toBeCloseTo(percent)
  })

  test('the scale may have another best value', () => {
    expect(coloured(5, 10)).toBeCloseTo(50)
  })

  test('the stars are one image with a label', () => {
    const html = drawn(4.5)
    expect(html).toContain('role="img"')
    expect(html).toContain('aria-label="4.5 of 5"')
  })
})
