import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const palette = readFileSync('src/app/(site)/palette.css', 'utf8')

/** A color of the palette on light and on dark screens. */
const colorsOf = (name: string): [string, string] => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(palette) ?? []
  return [light, dark]
}

/** WCAG 2.2, relative luminance. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(['paper', 'raised'])(
  'a11y: the edge of a field has a contrast of at least 3 against %s, light and dark',
  (ground) => {
    const edges = colorsOf('field-line')
    for (const [screen, color] of colorsOf(ground).entries())
      expect(contrast(edges[screen] ?? '', color)).toBeGreaterThanOrEqual(3)
  },
)
