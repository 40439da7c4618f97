import { darken, lighten, mix } from '../color'
import { lerp, steps, type Pt } from '../geometry'
import { hatchLines } from '../hatch'
import { penLine } from '../ink-outline'
import { airWash, paperFor, paperSheet, type Paper } from '../paper'
import { loopNoise, type Rng } from '../prng'
import { clipTo, curvePath, fill, stroke } from '../svg'
import { forkBrush, type Brush } from '../wash'

export type Ground = 'plank' | 'linen' | 'slate' | 'bare'

const TONES: Record<Exclude<Ground, 'bare'>, string> = { plank: '#b48f62', linen: '#d8cdb4', slate: '#8d918c' }

/** A table top suggested by a few washes that run out to ragged ends. */
export function tableTop(
  kind: Exclude<Ground, 'bare'>,
  box: { x: number; y: number; w: number; h: number },
  brush: Brush,
): string {
  const own = forkBrush(brush, `table-${kind}`)
  const { rng } = own
  const color = TONES[kind]
  const { x, y, w, h } = box
  let svg = ''
  const outline = (i: number): Pt[] => {
    const noise = loopNoise(rng.fork(`edge${i}`), 15)
    const [from, to] = [x + rng.range(0, 0.06) * w, x + w * (1 - rng.range(0, 0.06))]
    const top = steps(18, 0, 1).map((t): Pt => [lerp(from, to, t), y + noise(t * 0.4) * 7])
    const bottom = steps(18, 1, 0).map((t): Pt => [
      lerp(from - w * 0.02, to + w * 0.02, t),
      y + h * (0.8 + 0.2 * Math.sin(Math.PI * t)) + noise(0.5 + t * 0.4) * 22,
    ])
    return [...top, ...bottom]
  }
  const main = outline(0)
  for (let i = 0; i < 4; i += 1)
    svg += fill(
      curvePath(i === 0 ? main : outline(i), true),
      i % 2 ? mix(color, darken(color, 0.4), 0.4) : color,
      i === 0 ? 0.42 : 0.2,
    )
  let lines = ''
  if (kind === 'plank') {
    for (const t of [0.02, 0.3, 0.62])
      lines += penLine(
        steps(12, x, x + w).map((px): Pt => [px, y + h * t + rng.range(-2, 2)]),
        rng,
        3.4,
      )
    for (let i = 0; i < 60; i += 1) {
      const [px, py, l] = [x + rng.next() * w, y + rng.next() * h, rng.range(60, 240)]
      lines += penLine(
        [
          [px, py],
          [px + l / 2, py + rng.range(-4, 4)],
          [px + l, py + rng.range(-3, 3)],
        ],
        rng,
        2,
      )
    }
  } else if (kind === 'linen') {
    for (let i = 0; i < 46; i += 1) {
      const [px, py, l] = [x + rng.next() * w, y + rng.next() * h, rng.range(30, 120)]
      lines +=
        penLine(
          [
            [px, py],
            [px + l / 2, py + rng.range(-2, 2)],
            [px + l, py],
          ],
          rng,
          1.5,
        ) +
        penLine(
          [
            [px, py - 10],
            [px + rng.range(-4, 4), py + 8],
            [px + 8, py + 24],
          ],
          rng,
          1.3,
        )
    }
  } else lines += hatchLines([x + w * 0.05, y + h * 0.75], [x + w * 0.95, y + h * 0.7], [60, 14], 60, rng)
  const stripe =
    kind === 'linen'
      ? [0.1, 0.16]
          .map((t) =>
            stroke(
              curvePath(steps(14, x, x + w).map((px): Pt => [px, y + h * t + 3 * Math.sin(px / 90)])),
              rng.pick(['#8a4a3a', '#4f6a7a', '#6d7a4a']),
              7,
              0.3,
            ),
          )
          .join('')
      : ''
  return (
    svg +
    clipTo(
      own.ids,
      curvePath(main, true),
      fill(lines, darken(color, 0.75), 0.34) + stripe + fill(curvePath(main.slice(0, 18)), lighten(color, 0.5), 0.2),
    )
  )
}

/** The sheet for a picture: tinted paper and a loose wash behind the subject. */
export function sheetFor(
  w: number,
  h: number,
  colors: readonly string[],
  brush: Brush,
): { readonly svg: string; readonly paper: Paper } {
  const paper = paperFor(colors, brush.rng.fork('paper'))
  return { paper, svg: paperSheet(w, h, paper, forkBrush(brush, 'sheet')) }
}

export const airFor = (centre: Pt, rx: number, ry: number, color: string, rng: Rng, strength = 1): string =>
  airWash(centre, rx, ry, color, rng.fork(`air${Math.round(centre[0])}`), strength)
