import { darken, inkFor, lighten, mix, saturate, shadeOf } from './color'
import { boxOf, wrapAt, steps, TAU, type Pt } from './geometry'
import { capMarks } from './cap-marks'
import { rimHatch, shadowSide, stipple } from './hatch'
import { wedge } from './ink-outline'
import type { Look } from './look'
import type { Rng } from './prng'
import type { Solid } from './solid'
import { boxPath, fill, num, radial, softPath, stroke } from './svg'
import { forkBrush, washedBody, wobble, type Brush } from './wash'

/** Brush strokes laid along the form, lighter where the light falls: what makes a wash look round. */
export function modelStrokes(solid: Solid, color: string, rng: Rng, count: number): string {
  const tones = [
    darken(color, 0.45),
    darken(color, 0.2),
    saturate(color, 1.25),
    lighten(color, 0.3),
    lighten(color, 0.55),
  ]
  let svg = ''
  const strokes = Math.round(count * Math.min(1, 0.1 + solid.radius / 290))
  for (let i = 0; i < strokes; i += 1) {
    const angle = rng.range(0, TAU)
    const start = rng.range(0.02, 0.8)
    const points = steps(3, start, Math.min(1, start + rng.range(0.12, 0.4))).map((t) => solid.spot(angle, t))
    const middle = points[1]
    if (!middle || points.some((s) => s.facing < -0.05)) continue
    const tone = Math.max(0, Math.min(4, Math.round(middle.light * 4.6 + rng.range(-1.1, 0.7))))
    svg += stroke(
      softPath(points.map((s) => s.p)),
      wrapAt(tones, tone),
      solid.radius * rng.range(0.012, 0.06),
      rng.range(0.08, 0.2),
    )
  }
  return svg
}

function colourBands(solid: Solid, look: Look, brush: Brush): string {
  const { cap, second, habit } = look
  const apex = solid.spot(0, 0.001).p
  const centre = habit.centre ?? cap
  const rim = habit.margin === 'white' ? lighten(second, 0.75) : mix(cap, second, 0.75)
  const spread = radial(
    brush.ids,
    [apex[0], apex[1] * 0.9],
    solid.radius * 1.12,
    [
      [0, centre, 0.95],
      [0.22, centre, 0.75],
      [0.5, cap, 0.5],
      [0.8, rim, 0.25],
      [1, rim, 0.75],
    ],
    Math.max(0.4, Math.min(1.6, (Math.abs(apex[1]) + solid.radius * Math.abs(Math.sin(solid.tilt))) / solid.radius)),
  )
  return spread.def + fill(boxPath(boxOf(solid.outline())), spread.paint)
}

/** Slime that runs together at the margin and hangs in clear drops. */
function slimeDrops(solid: Solid, color: string, rng: Rng): string {
  const R = solid.radius
  const drops = steps(9, 0.25, Math.PI - 0.25).map((turn) => {
    const [x, y] = solid.spot(turn + rng.range(-0.12, 0.12), 0.99).p
    const [w, h] = [R * rng.range(0.025, 0.045), R * rng.range(0.1, 0.24)]
    return {
      p: [x - w * 0.3, y + h * 0.62] as Pt,
      data: `M${num(x - w)} ${num(y - w)}q${num(w * 0.4)} ${num(h)} ${num(w)} ${num(h)}t${num(w)} ${num(-h)}z`,
    }
  })
  const body = drops.map(({ data }) => data).join('')
  const glints = drops.map(({ p }) => `M${num(p[0])} ${num(p[1])}h.1`).join('')
  return (
    fill(body, mix(color, '#fff3d6', 0.3), 0.6) +
    stroke(body, inkFor(color), 1.2, 0.45) +
    stroke(glints, '#fffdf4', Math.max(2, R * 0.03), 0.9)
  )
}

/** Markup of what hangs from the margin: veil, wool, ink or drops of slime. */
export function marginFringe(solid: Solid, look: Look, rng: Rng): string {
  const { margin } = look.habit
  if (margin === 'drops') return slimeDrops(solid, look.cap, rng)
  if (margin !== 'veil' && margin !== 'wool' && margin !== 'ink') return ''
  let data = ''
  const long = solid.radius * (margin === 'wool' ? 0.17 : margin === 'ink' ? 0.2 : 0.075)
  for (const angle of steps(margin === 'wool' ? 340 : 54, 0, TAU)) {
    const spot = solid.spot(angle + rng.range(-0.03, 0.03), 0.985)
    if (spot.facing < -0.2) continue
    const l = long * rng.range(0.4, 1.2)
    data += wedge(
      spot.p,
      [spot.p[0] + rng.range(-2, 2), spot.p[1] + l * 0.5],
      [spot.p[0] + rng.range(-6, 6), spot.p[1] + l],
      rng.range(margin === 'wool' ? 1.4 : 2, margin === 'wool' ? 3.4 : 8),
    )
  }
  const color =
    margin === 'ink' ? '#1d1719' : margin === 'wool' ? mix(look.second, look.third, 0.4) : lighten(look.third, 0.6)
  return (
    fill(data, color, margin === 'ink' ? 0.88 : 0.85) +
    (margin === 'ink' ? '' : stroke(data, inkFor(look.cap), 0.8, 0.35))
  )
}

/** A painted cap about the middle of its margin; light from the upper left. */
export function paintCap(solid: Solid, look: Look, brush: Brush, inkWeight: number): string {
  const own = forkBrush(brush, 'cap')
  const loop = wobble(solid.outline(), own.rng, Math.min(5, solid.radius * 0.014), 16)
  const { cap } = look
  const velvety = look.habit.marks.includes('velvet')
  const detail = colourBands(solid, look, own) + modelStrokes(solid, cap, own.rng.fork('strokes'), 90)
  const over =
    capMarks(solid, look, own.rng.fork('marks')) +
    stipple(
      loop,
      own.rng.fork('dots'),
      inkFor(cap),
      shadowSide,
      velvety ? 700 : 420,
      Math.max(1.3, solid.radius * 0.009),
      0.4,
    ) +
    (solid.radius < 95 ? '' : rimHatch(loop, own.rng.fork('hatch'), inkFor(cap), solid.radius * 0.2, 10, 0.34))
  return (
    washedBody(loop, own, {
      base: cap,
      flood: look.second,
      shade: shadeOf(cap),
      depth: 0.62,
      detail,
      over,
      inkWeight,
      gloss: look.habit.marks.includes('slime') ? 0.6 : velvety ? 0.16 : 0.36,
      ink: inkFor(cap),
    }) + marginFringe(solid, look, own.rng.fork('fringe'))
  )
}

/** The wavy closed margin, for undersides and funnels. */
export const marginLoop = (solid: Solid, rng: Rng): Pt[] =>
  wobble(solid.rim(90), rng, Math.min(3, solid.radius * 0.008), 18)
