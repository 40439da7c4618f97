import { darken, lighten, mix } from './color'
import { boxOf, heldAt, steps, TAU, type Box, type Pt } from './geometry'
import { inkLine, wedge } from './ink-outline'
import { loopNoise } from './prng'
import { boxPath, curvePath, fill, linear, shared, stroke } from './svg'
import type { Brush } from './wash'

/** One thin lobe that fans out from its root and is gathered into folds along its margin; lengths in pixels. */
export interface Ruffle {
  readonly root: Pt
  /** Radians from straight up, clockwise. */
  readonly angle: number
  readonly reach: number
  /** Half the angle of the fan. */
  readonly spread: number
  readonly folds: number
  /** Height over width of the fan as the eye sees it. */
  readonly squash: number
}

export interface RuffleTones {
  readonly body: string
  /** Deep between the folds and at the root. */
  readonly deep: string
  readonly ink: string
  /** 0 opaque, 1 clear as water. */
  readonly clear: number
}

/** The gathered margin: where it swings back on itself the lobe is folded over. */
function marginOf(ruffle: Ruffle, brush: Brush): Pt[] {
  const { root, angle, reach, spread, folds, squash } = ruffle
  const { rng } = brush
  const [swell, gather] = [loopNoise(rng, 7), loopNoise(rng, 5)]
  const phase = rng.range(0, TAU)
  return steps(Math.round(folds * 8) + 1, -1, 1).map((s): Pt => {
    const u = (s + 1) / 2
    const wave = TAU * folds * u + phase
    const swing = (spread / folds) * (0.62 + 0.34 * gather(u * 0.9))
    const a = angle + spread * s + swing * Math.sin(wave)
    const r =
      reach * ((0.62 + 0.34 * Math.cos((s * Math.PI) / 2.4)) * (1 + 0.16 * swell(u * 0.9)) + 0.06 * Math.cos(wave))
    return [root[0] + Math.sin(a) * r, root[1] - Math.cos(a) * r * squash]
  })
}

const towards = (from: Pt, to: Pt, t: number): Pt => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]

/** Creases that run from the folds of the margin down to the root. */
function creases(margin: readonly Pt[], ruffle: Ruffle, brush: Brush): string {
  let data = ''
  for (let i = 2; i < margin.length - 2; i += 3) {
    const edge = heldAt(margin, i)
    const from = towards(edge, ruffle.root, brush.rng.range(0.02, 0.1))
    const to = towards(edge, ruffle.root, brush.rng.range(0.55, 0.92))
    const bend = towards(from, to, 0.5)
    const drift = ruffle.reach * 0.03
    data += wedge(
      from,
      [bend[0] + brush.rng.range(-drift, drift), bend[1]],
      to,
      Math.max(1.5, ruffle.reach * brush.rng.range(0.006, 0.016)),
    )
  }
  return data
}

/** Paints a lobe: see-through body, deep root, creases, a bright margin and a fine pen line. */
export function paintRuffle(ruffle: Ruffle, tones: RuffleTones, brush: Brush): { svg: string; box: Box } {
  const margin = marginOf(ruffle, brush)
  const { root, reach } = ruffle
  const loop = [root, ...margin]
  const body = shared(brush.ids, curvePath(loop, true))
  const box = boxOf(loop)
  const tip = heldAt(margin, Math.floor(margin.length / 2))
  const grade = linear(brush.ids, root, tip, [
    [0, tones.deep, 0.85],
    [0.4, mix(tones.deep, tones.body, 0.6), 0.5],
    [0.75, tones.body, 0.25],
    [1, lighten(tones.body, 0.7), 0.55],
  ])
  const fine = Math.max(1.3, Math.min(2.4, reach * 0.013))
  const inner =
    fill(boxPath(box), tones.body, 1 - tones.clear * 0.5) +
    grade.def +
    fill(boxPath(box), grade.paint) +
    fill(creases(margin, ruffle, brush), darken(tones.deep, 0.2), 0.3) +
    stroke(curvePath(margin), lighten(tones.body, 0.8), Math.max(5, reach * 0.09), 0.6)
  const svg =
    body.clip(inner) +
    inkLine(margin, brush.rng, { weight: fine * 1.6, color: tones.ink, opacity: 0.7 }) +
    stroke(curvePath(margin), tones.ink, fine * 0.6, 0.45)
  return { svg, box }
}
