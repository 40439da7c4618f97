import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { lerp, steps, TAU, type Pt } from './geometry'
import { wedge } from './ink-outline'
import { marginLoop } from './cap'
import type { Look } from './look'
import type { Rng } from './prng'
import type { Solid } from './solid'
import { curvePath, fill, num, radial, stroke } from './svg'
import { forkBrush, washedBody, type Brush } from './wash'

interface UnderShape {
  /** Screen point on the fertile surface, `u` from 0 at the margin to 1 at the stem. */
  point(turn: number, u: number): Pt
}

/** The surface below a cap, between its margin and the stem of `stemRadius` pixels. */
function underShape(solid: Solid, stemRadius: number, attach: string): UnderShape {
  const R = solid.radius
  const drop = attach === 'decurrent' ? 0.34 : attach === 'free' ? -0.06 : 0.02
  const belly = attach === 'decurrent' ? 0.02 : 0.13
  return {
    point: (turn, u) =>
      solid.at(
        turn,
        lerp(R * 0.985, stemRadius, u),
        -R * (belly * Math.sin(Math.PI * Math.min(1, u * 1.05)) + drop * u ** 1.6),
      ),
  }
}

function gillRays(shape: UnderShape, look: Look, rng: Rng, radius: number): string {
  const dark: string[] = []
  const light: string[] = []
  const n = look.habit.gillCount
  for (let i = 0; i < n; i += 1) {
    const turn = ((i + rng.range(-0.25, 0.25)) / n) * TAU
    const ends = i % 2 === 0 ? 1 : i % 4 === 1 ? 0.34 : 0.6
    const sway = rng.range(-0.012, 0.012)
    const [a, m, b] = [shape.point(turn, 0), shape.point(turn + sway, ends * 0.5), shape.point(turn, ends)]
    const width = Math.max(1.6, ((TAU * radius) / n) * 0.36)
    dark.push(wedge(a, m, b, width))
    const off = (0.42 / n) * TAU
    light.push(
      wedge(
        shape.point(turn + off, 0.005),
        shape.point(turn + off + sway, ends * 0.45),
        shape.point(turn + off, ends * 0.92),
        width * 0.7,
      ),
    )
  }
  return fill(light.join(''), lighten(look.gill, 0.5), 0.5) + fill(dark.join(''), darken(look.gill, 0.62), 0.6)
}

function poreField(shape: UnderShape, look: Look, rng: Rng, radius: number): string {
  const dots = ['', '']
  let glints = ''
  const step = Math.max(5, radius * 0.03)
  for (let r = radius * 0.97; r > radius * 0.08; r -= step) {
    const u = 1 - (r - radius * 0.08) / (radius * 0.92)
    const count = Math.floor((TAU * r) / step)
    for (let i = 0; i < count; i += 1) {
      const [x, y] = shape.point(((i + rng.range(-0.3, 0.3)) / count) * TAU, u + rng.range(-0.006, 0.006))
      const k = rng.int(0, 1)
      dots[k] = `${dots[k] ?? ''}M${num(x)} ${num(y)}h.1`
      if (i % 3 === 0) glints += `M${num(x - 1.5)} ${num(y - 1.5)}h.1`
    }
  }
  return (
    stroke(glints, lighten(look.gill, 0.6), step * 0.4, 0.4) +
    stroke(dots[0] ?? '', darken(look.gill, 0.6), step * 0.42, 0.62) +
    stroke(dots[1] ?? '', darken(look.gill, 0.7), step * 0.28, 0.6)
  )
}

function toothField(shape: UnderShape, look: Look, rng: Rng, radius: number): string {
  const roots: Pt[] = []
  const step = Math.max(8, radius * 0.062)
  for (let r = radius * 0.96; r > radius * 0.1; r -= step) {
    const u = 1 - (r - radius * 0.08) / (radius * 0.92)
    const count = Math.floor((TAU * r) / step)
    for (let i = 0; i < count; i += 1) roots.push(shape.point(((i + rng.range(-0.4, 0.4)) / count) * TAU, u))
  }
  roots.sort((a, b) => a[1] - b[1])
  let svg = ''
  for (let i = 0; i < roots.length; i += 6) {
    let data = ''
    for (const [x, y] of roots.slice(i, i + 6)) {
      const l = radius * rng.range(0.09, 0.15)
      data += wedge([x, y], [x + rng.range(-2, 2), y + l * 0.5], [x + rng.range(-3, 3), y + l], step * 0.72)
    }
    svg += fill(
      data,
      mix(look.gill, lighten(look.gill, 0.4), rng.next()),
      1,
      ` stroke="${inkFor(look.gill)}" stroke-width=".9" stroke-opacity=".5"`,
    )
  }
  return svg
}

function ridgeRays(shape: UnderShape, look: Look, rng: Rng, radius: number): string {
  let dark = ''
  let light = ''
  const n = 34
  for (let i = 0; i < n; i += 1) {
    const turn = ((i + rng.range(-0.25, 0.25)) / n) * TAU
    const fork = rng.range(0.35, 0.65)
    const spread = rng.range(0.04, 0.09)
    const root = shape.point(turn, 1.04)
    const split = shape.point(turn + rng.range(-0.03, 0.03), fork)
    const width = radius * 0.026
    for (const side of [-1, 1])
      dark += wedge(
        split,
        shape.point(turn + side * spread * 0.7, fork * 0.5),
        shape.point(turn + side * spread, 0.02),
        width,
      )
    dark += wedge(split, shape.point(turn, (1 + fork) / 2), root, width)
    light += wedge(
      shape.point(turn + 0.03, fork),
      shape.point(turn + 0.03, fork * 0.5),
      shape.point(turn + 0.04, 0.03),
      width * 0.8,
    )
    if (rng.chance(0.4))
      dark += wedge(split, shape.point(turn + 0.06, fork + 0.05), shape.point(turn + 0.15, fork + 0.02), width * 0.6)
  }
  return fill(light, lighten(look.gill, 0.45), 0.5) + fill(dark, darken(look.gill, 0.55), 0.55)
}

/** Gills, pores, teeth or ridges as markup for any surface shape. */
export function fertileField(shape: UnderShape, look: Look, rng: Rng, radius: number): string {
  const kind = look.morphology.gills
  if (kind === 'gills') return gillRays(shape, look, rng, radius)
  if (kind === 'pores') return poreField(shape, look, rng, radius)
  if (kind === 'teeth') return toothField(shape, look, rng, radius)
  if (kind === 'ridges') return ridgeRays(shape, look, rng, radius)
  return ''
}

/** The underside of a cap tilted away from the eye, in the cap's own coordinates. */
export function paintUnderside(solid: Solid, look: Look, brush: Brush, stemRadius: number, inkWeight: number): string {
  const own = forkBrush(brush, 'under')
  const loop = marginLoop(solid, own.rng)
  const shape = underShape(solid, stemRadius, look.habit.attach)
  const hub = solid.at(0, 0, 0)
  const squash = Math.max(0.3, Math.abs(Math.sin(solid.tilt)))
  const well = radial(
    own.ids,
    hub,
    solid.radius,
    [
      [0, shadeOf(look.gill), 0.75],
      [0.3, shadeOf(look.gill), 0.42],
      [0.75, shadeOf(look.gill), 0.06],
      [1, shadeOf(look.gill), 0.2],
    ],
    squash,
  )
  const teeth = look.morphology.gills === 'teeth'
  const field = fertileField(shape, look, own.rng.fork('field'), solid.radius)
  const sweep = steps(26, Math.PI * 0.02, Math.PI * 0.9).map((turn) => shape.point(turn, 0.12))
  const body = washedBody(loop, own, {
    base: look.gill,
    form: 'flat',
    detail: well.def + fill(curvePath(loop, true), well.paint) + (teeth ? '' : field),
    over: stroke(curvePath(sweep), shadeOf(look.gill), solid.radius * 0.16, 0.12),
    ink: inkFor(look.cap),
    inkWeight,
  })
  return body + (teeth ? field : '')
}
