import { darken, inkFor, lighten, mix } from './color'
import { boxOf, type Pt } from './geometry'
import { shadowSide, stipple } from './hatch'
import { penLine } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { curvePath, fill, linePath, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

/** Burnt-looking plates split by deep cracks that show the rusty inside. */
const chagaWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  const knot = look.habit.form === 'black-knot'
  const [rx, ry] = knot ? [W * 1.7, W * 0.42] : [W * 0.46, W * 0.52]
  const loop = wobble(wobble(blob([0, 0], rx, ry, rng, knot ? 0.16 : 0.22, 60), rng, W * 0.03, 24), rng, W * 0.012, 50)
  let plates = ''
  let glow = ''
  const count = knot ? 150 : 190
  for (let i = 0; i < count; i += 1) {
    const p: Pt = [rng.range(-1, 1) * rx, rng.range(-1, 1) * ry]
    const size = W * rng.range(0.025, 0.075) * (knot ? 0.8 : 1)
    const sides = rng.int(4, 6)
    const shape = Array.from({ length: sides }, (_, k): Pt => {
      const a = (k / sides) * Math.PI * 2 + rng.range(-0.3, 0.3)
      const r = size * rng.range(0.7, 1.25)
      return [p[0] + Math.cos(a) * r * 1.2, p[1] + Math.sin(a) * r * 0.85]
    })
    const lit = p[0] / rx + p[1] / ry < -0.1
    plates +=
      fill(
        linePath(shape, true),
        mix(look.cap, lit ? '#6d5f55' : look.second, rng.range(0.05, lit ? 0.75 : 0.5)),
        0.95,
      ) + stroke(linePath(shape, true), '#0d0a08', 2, 0.75)
    if (lit) glow += linePath([shape[0] ?? p, shape[1] ?? p])
  }
  let cracks = ''
  for (let i = 0; i < (knot ? 5 : 13); i += 1) {
    let p: Pt = [rng.range(-0.7, 0.7) * rx, rng.range(-0.7, 0.7) * ry]
    const line: Pt[] = [p]
    for (let k = 0; k < 5; k += 1) {
      p = [p[0] + rng.range(-0.09, 0.09) * W, p[1] + rng.range(0.0, 0.07) * W]
      line.push(p)
    }
    cracks += penLine(line, rng, W * rng.range(0.015, 0.035))
  }
  const detail =
    plates +
    stroke(glow, '#a3958a', 1.6, 0.5) +
    (knot ? '' : fill(cracks, look.third, 0.95) + stroke(cracks, darken(look.third, 0.65), 1.4, 0.7))
  const svg = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.75,
    gloss: 0.14,
    detail,
    ink: inkFor(look.cap),
    inkWeight: 4,
    over: stipple(loop, rng, '#000000', shadowSide, 600, 2.2, 0.5),
  })
  return { svg, box: boxOf(loop) }
}

const chagaSection = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  const loop = wobble(blob([0, -W * 0.4], W * 0.46, W * 0.4, rng, 0.2, 44), rng, W * 0.02, 30)
  let streaks = ''
  for (let i = 0; i < 70; i += 1) {
    const p: Pt = [rng.range(-0.4, 0.4) * W, -W * 0.4 + rng.range(-0.34, 0.34) * W]
    streaks += penLine(
      [
        p,
        [p[0] + rng.range(-22, 22), p[1] + rng.range(-12, 12)],
        [p[0] + rng.range(-40, 40), p[1] + rng.range(-18, 18)],
      ],
      rng,
      rng.range(2, 6),
    )
  }
  const data = curvePath(loop, true)
  const svg = washedBody(loop, own, {
    base: look.gill,
    flood: darken(look.gill, 0.3),
    form: 'flat',
    detail: fill(streaks, lighten(look.gill, 0.5), 0.45),
    over: stroke(data, look.cap, W * 0.07, 0.95) + stipple(loop, rng, darken(look.gill, 0.7), () => 0.5, 400, 2, 0.4),
    ink: '#0f0b09',
    inkWeight: 4,
  })
  return { svg, box: boxOf(loop) }
}

/** Chaga and black knot. */
export const crustPainter: FormPainter = { whole: chagaWhole, section: chagaSection, aspect: 1 }
