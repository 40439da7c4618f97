import { steps, type Pt } from '../geometry'
import { penLine, wedge } from '../ink-outline'
import { fill, linePath } from '../svg'
import { type Glyph, polar } from './glyph'
import { hill, sun, wave, star } from './glyphs-of-land'
import { spore, gill, capMark, log, leaf } from './glyphs-of-nature'
import { flask, knot, sign } from './glyphs-of-things'

const openBook: Glyph = (fg, bg, rng) => {
  const page = (s: number): Pt[] => [
    [0, 22],
    [s * 26, 6],
    [s * 62, 4],
    [s * 96, 16],
    [s * 96, 84],
    [s * 62, 73],
    [s * 26, 76],
    [0, 92],
  ]
  const lines = [-1, 1]
    .flatMap((s) =>
      steps(4, 30, 66).map((y) =>
        penLine(
          [
            [s * 16, y - 2],
            [s * 46, y - 12],
            [s * 82, y - 5],
          ],
          rng,
          6,
        ),
      ),
    )
    .join('')
  const rays = steps(13, Math.PI * 1.06, Math.PI * 1.94)
    .map((a, i) => wedge(polar(a, 26, 0, 6), polar(a, 60, 0, 6), polar(a, i % 2 ? 76 : 98, 0, 6), 10))
    .join('')
  return (
    fill(rays, fg) +
    [-1, 1].map((s) => fill(linePath(page(s), true), fg)).join('') +
    fill(
      lines +
        penLine(
          [
            [0, 24],
            [1, 60],
            [0, 94],
          ],
          rng,
          6,
        ),
      bg,
    )
  )
}

const GLYPHS = {
  spore,
  gill,
  cap: capMark,
  log,
  hill,
  sun,
  leaf,
  flask,
  wave,
  book: openBook,
  star,
  knot,
  sign,
} as const satisfies Record<string, Glyph>

export type Mark = keyof typeof GLYPHS

export const MARKS = Object.keys(GLYPHS).filter((key): key is Mark => key in GLYPHS)

const isMark = (mark: string): mark is Mark => mark in GLYPHS

/** The glyph of a vendor's mark; throws on a mark without one. */
export function glyphOf(mark: string): Glyph {
  if (!isMark(mark)) throw new RangeError(`No drawing for the mark "${mark}"`)
  return GLYPHS[mark]
}
