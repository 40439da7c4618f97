import { darken, lighten, luminance, mix } from '../color'
import { steps, TAU, type Pt } from '../geometry'
import { stipple } from '../hatch'
import { inkLoop, wedge } from '../ink-outline'
import { paperSheet } from '../paper'
import { createRng, type Rng } from '../prng'
import { createIds, curvePath, fill, place, stroke } from '../svg'
import { forkBrush, washedBody, wobble, type Brush } from '../wash'
import { finish } from './figure'
import { glyphOf } from './glyphs'
import { roundedPoly } from './shapes'
import type { VendorBrief } from './types'

const SIDES = [0, 0, 8, 6, 4] as const

function medallion(sides: number, radius: number, rng: Rng): Pt[] {
  const loop =
    sides === 0
      ? steps(61, 0, TAU)
          .slice(0, 60)
          .map((a): Pt => [Math.cos(a) * radius, Math.sin(a) * radius])
      : roundedPoly(
          steps(sides + 1, 0, TAU)
            .slice(0, sides)
            .map((a): Pt => {
              const r = radius * (sides === 4 ? 1.28 : 1.06)
              return [Math.cos(a + Math.PI / sides) * r, Math.sin(a + Math.PI / sides) * r]
            }),
          sides === 4 ? 120 : 60,
          20,
        )
  return wobble(loop, rng, 3.4, 21)
}

/** Colour of the cut lines: whichever of the pair stands off the ground, pushed to paper when both are dark. */
export function cutColor(ground: string, other: string): string {
  const gap = luminance(other) - luminance(ground)
  return Math.abs(gap) > 0.32 ? other : gap >= 0 ? lighten(other, 0.6) : darken(other, 0.6)
}

function border(loop: readonly Pt[], kind: number, color: string, brush: Brush): string {
  const inner = (k: number): Pt[] => loop.map(([x, y]): Pt => [x * k, y * k])
  if (kind === 0)
    return stroke(curvePath(inner(0.93), true), color, 5, 0.85) + stroke(curvePath(inner(0.895), true), color, 2, 0.7)
  const rays = steps(91, 0, TAU)
    .slice(0, 90)
    .map((a): string => {
      const p = (r: number): Pt => [Math.cos(a) * r, Math.sin(a) * r]
      return wedge(p(252), p(244), p(kind === 1 ? 232 : 226 + (Math.round(a * 14) % 2) * 10), 6)
    })
    .join('')
  return kind === 1
    ? fill(rays, color, 0.8) + stroke(curvePath(inner(0.85), true), color, 2.4, 0.6)
    : inkLoop(inner(0.92), brush.rng, { weight: 9, color, opacity: 0.9 })
}

/** A vendor's drawn mark, 600 x 600: a washed medallion with the mark cut into it, readable at 48 pixels. */
export function vendorMark(brief: VendorBrief): string {
  const [dark, light] = brief.palette
  const brush: Brush = { rng: createRng(`mark/${brief.slug}`), ids: createIds() }
  const { rng } = brush
  const sides = rng.pick(SIDES)
  const loop = medallion(sides, 262, rng.fork('medallion'))
  const fg = cutColor(dark, light)
  const sheet = mix(lighten(light, 0.72), '#f3ead7', 0.5)
  const disc = washedBody(loop, forkBrush(brush, 'disc'), {
    base: dark,
    flood: mix(dark, light, 0.22),
    depth: 0.34,
    gloss: 0.16,
    inkWeight: 6,
    ink: darken(dark, 0.7),
    over: stipple(loop, rng.fork('dots'), darken(dark, 0.6), (u, v) => (u + v) / 2.6, 500, 2.4, 0.4),
  })
  const kind = sides === 0 ? rng.int(0, 1) : rng.pick([0, 2])
  const body =
    paperSheet(600, 600, { sheet, air: light }, forkBrush(brush, 'sheet')) +
    fill(
      curvePath(
        loop.map(([x, y]): Pt => [x + 306, y + 310]),
        true,
      ),
      '#3a2d1c',
      0.2,
    ) +
    place(
      disc +
        border(loop, kind, fg, forkBrush(brush, 'border')) +
        place(
          glyphOf(brief.mark)(fg, dark, createRng(`glyph/${brief.displayName}`)),
          0,
          2,
          0,
          sides === 0 ? 1.86 : 1.96,
        ),
      300,
      300,
    )
  return finish(brush.ids, 600, 600, brief.displayName, body)
}
