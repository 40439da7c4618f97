import { darken, inkFor, lighten, mix } from './color'
import { boxOf, lerp, mixPt, resample, splinePoints, steps, type Pt } from './geometry'
import { penLine, wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { handNoise, loopNoise, type Rng } from './prng'
import { curvePath, fill, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

// An ear as it hangs from its foot at the origin, in half widths: upper rim, outer curve, lobe, front edge.
const EAR: readonly Pt[] = [
  [0.3, -0.06],
  [-0.02, -0.24],
  [-0.46, -0.46],
  [-0.92, -0.36],
  [-1.18, 0.06],
  [-1.12, 0.58],
  [-0.84, 1.02],
  [-0.42, 1.34],
  [0.08, 1.4],
  [0.5, 1.22],
  [0.78, 0.86],
  [0.86, 0.46],
  [0.68, 0.1],
]

interface Ear {
  readonly outer: readonly Pt[]
  readonly inner: readonly Pt[]
  readonly foot: Pt
}

/** The ear's contour and, within it, the lip of the bowl: the margin waves, so the rolled rim is now broad, now a thread. */
function earShape(R: number, young: boolean, rng: Rng): Ear {
  const side = rng.chance(0.5) ? 1 : -1
  const tall = (young ? 0.78 : 0.92) * rng.range(0.9, 1.08)
  const [wave, roll] = [handNoise(rng, 9), loopNoise(rng, 9)]
  const control = EAR.map(([x, y]): Pt => [x * R * side, y * R * tall])
  const smooth = splinePoints([...control, ...control.slice(0, 1)], 65).slice(0, 64)
  const middle: Pt = [-0.12 * R * side, R * 0.62 * tall]
  // The foot stays put; the free margin swings.
  const free = (i: number): number => Math.sin((Math.PI * i) / 64) ** 0.6
  const outer = smooth.map((p, i): Pt => mixPt(p, middle, -0.17 * wave((i / 64) * 0.95) * free(i)))
  const inner = outer.map((p, i): Pt => {
    const [x, y] = mixPt(p, middle, 0.12 + 0.1 * roll((i / 64) * 0.95) * free(i))
    return [x + R * 0.03, y + R * 0.05]
  })
  return { outer, inner, foot: [0.3 * R * side, R * 0.08] }
}

/** Forking veins that spread from the foot over the hollow face. */
function veins(ear: Ear, R: number, rng: Rng): string {
  let data = ''
  for (const s of steps(8, 0.12, 0.88)) {
    const margin = ear.inner[Math.round(s * (ear.inner.length - 1))] ?? ear.foot
    const end = mixPt(ear.foot, margin, rng.range(0.72, 0.92))
    const bend = mixPt(ear.foot, end, 0.5)
    const swing: Pt = [bend[0] + rng.range(-0.1, 0.1) * R, bend[1] + rng.range(-0.08, 0.08) * R]
    data += wedge(ear.foot, swing, end, R * 0.07)
    for (const turn of [-1, 1]) {
      const from = mixPt(ear.foot, end, rng.range(0.4, 0.62))
      const to = mixPt(from, end, rng.range(0.6, 0.95))
      data += wedge(
        from,
        mixPt(from, to, 0.5),
        [to[0] + turn * R * rng.range(0.08, 0.2), to[1] - Math.abs(turn) * R * 0.02],
        R * 0.035,
      )
    }
  }
  return data
}

/** Light caught on wet jelly: a long gleam along the lower lip, a short one in the bowl. */
function gleams(ear: Ear, R: number): string {
  const lip = ear.inner.slice(14, 24).map((p) => mixPt(p, ear.foot, 0.1))
  const bowl = ear.inner.slice(36, 43).map((p) => mixPt(p, ear.foot, 0.34))
  return stroke(curvePath(lip), '#fff3e8', R * 0.055, 0.4) + stroke(curvePath(bowl), '#fff3e8', R * 0.07, 0.22)
}

const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const ear = earShape(R, pose.young, own.rng.fork('shape'))
  const lines = veins(ear, R, own.rng.fork('veins'))
  const ink = inkFor(look.cap)
  const down = stroke(curvePath(ear.outer, true), lighten(look.second, 0.5), R * 0.1, 0.35)
  const back = washedBody(ear.outer, own, {
    base: mix(lighten(look.second, 0.15), '#b09784', 0.4),
    flood: look.cap,
    depth: 0.55,
    gloss: 0.3,
    detail: down,
    ink,
    inkWeight: Math.min(4, R * 0.03),
  })
  const deep = fill(
    curvePath(blob([ear.foot[0], R * 0.42], R * 0.5, R * 0.42, own.rng, 0.2, 20), true),
    darken(look.cap, 0.5),
    0.3,
  )
  const bowl = washedBody(ear.inner, own, {
    base: mix(mix(look.cap, look.gill, 0.35), '#b5603c', 0.28),
    flood: lighten(mix(look.cap, '#c4683e', 0.5), 0.12),
    depth: 0.5,
    gloss: 0.34,
    detail:
      deep +
      place(fill(lines, lighten(look.second, 0.5), 0.5), -R * 0.02, -R * 0.025) +
      fill(lines, darken(look.cap, 0.5), 0.5) +
      stroke(curvePath(ear.inner, true), lighten(mix(look.second, '#d08a5c', 0.4), 0.2), R * 0.07, 0.4),
    ink,
    inkWeight: Math.min(2.6, R * 0.02),
  })
  return { svg: back + bowl + gleams(ear, R), box: boxOf(ear.outer) }
}

/** Cut across: a thin curved sheet, downy outside, smooth within, rising in folds. */
const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const folds = handNoise(own.rng.fork('folds'), 8)
  const under = steps(26, 0.06, Math.PI - 0.06).map((a): Pt => {
    const r = R * (1 + 0.07 * folds(a / Math.PI / 1.2))
    return [-Math.cos(a) * r, Math.sin(a) * r * 0.75 - R * 0.7]
  })
  const over = under.map(([x, y], i): Pt => [x * lerp(0.86, 0.9, i / 25), y - R * 0.15]).reverse()
  const loop = wobble(resample([...under, ...over], 80, true), own.rng, 2.5)
  let hairs = ''
  for (const [x, y] of resample(under, 70, false))
    hairs += wedge([x, y], [x * 1.01, y + R * 0.015], [x * 1.04, y + R * own.rng.range(0.03, 0.06)], 2)
  const svg = washedBody(loop, own, {
    base: lighten(mix(look.cap, look.gill, 0.6), 0.18),
    depth: 0.4,
    gloss: 0.4,
    detail:
      stroke(curvePath(under), lighten(look.second, 0.4), R * 0.06, 0.8) +
      fill(penLine(over, own.rng, R * 0.03), darken(look.cap, 0.4), 0.5),
    ink: inkFor(look.cap),
    inkWeight: 3,
  })
  return { svg: fill(hairs, inkFor(look.second), 0.55) + svg, box: boxOf(loop) }
}

/** Ears of tough jelly, hollow side to the eye. */
export const earPainter: FormPainter = { whole, section, closeUp: whole, aspect: 0.9 }
