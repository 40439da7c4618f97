import { modelStrokes } from './cap'
import { darken, inkFor, lighten, luminance, mix, shadeOf } from './color'
import { boxOf, heldAt, lerp, steps, TAU, type Pt } from './geometry'
import { rimHatch, shadowSide, stipple } from './hatch'
import { wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import type { Rng } from './prng'
import { marbling } from './marbling'
import type { Solid, Spot } from './solid'
import { roundBody } from './rounds'
import { curvePath, fill, linePath, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

const isWarty = (look: Look): boolean => look.morphology.surface === 'warty'

interface Wart {
  readonly apex: Pt
  readonly corners: readonly Pt[]
  readonly light: number
}

function wartAt(spot: Spot, size: number, rng: Rng): Wart {
  const sides = rng.int(5, 6)
  const phase = rng.range(0, TAU)
  const on = (x: number, y: number): Pt => [
    spot.p[0] + spot.round[0] * x + spot.down[0] * y,
    spot.p[1] + spot.round[1] * x + spot.down[1] * y,
  ]
  const corners = Array.from({ length: sides }, (_, i) => {
    const a = phase + (i / sides) * TAU
    const k = size * rng.range(0.86, 1.12)
    return on(Math.cos(a) * k, Math.sin(a) * k)
  })
  return { apex: [spot.p[0] - size * 0.16, spot.p[1] - size * 0.22], corners, light: spot.light }
}

/** Each facet of a pyramid as bright as it faces the lamp; at the middle a small worn tip. */
function paintWart(wart: Wart, look: Look, size: number): string {
  const { apex, corners, light } = wart
  const [dark, pale] = [darken(look.cap, 0.3), lighten(mix(look.second, '#8a6f58', 0.45), 0.24)]
  let svg = fill(linePath(corners, true), mix(look.cap, look.second, 0.3 + light * 0.5))
  corners.forEach((corner, i) => {
    const next = heldAt(corners, (i + 1) % corners.length)
    const [dx, dy] = [(corner[0] + next[0]) / 2 - apex[0], (corner[1] + next[1]) / 2 - apex[1]]
    const facing = (-dx * 0.62 - dy * 0.78) / (Math.hypot(dx, dy) || 1)
    const data = linePath([corner, next, apex], true)
    if (facing > 0.1) svg += fill(data, pale, facing * (0.18 + light * 0.62))
    else if (facing < -0.25) svg += fill(data, dark, -facing * 0.6)
  })
  return (
    svg +
    stroke(linePath(corners, true), '#0f0a08', Math.max(1.4, size * 0.1), 0.85) +
    stroke(`M${Math.round(apex[0])} ${Math.round(apex[1])}h.1`, pale, Math.max(2, size * 0.2), 0.25 + light * 0.5)
  )
}

/** Many-sided pyramids covering a black truffle, packed in rings down the body. */
function pyramids(solid: Solid, look: Look, rng: Rng): string {
  const R = solid.radius
  const size = R * 0.145
  let svg = ''
  for (const t of steps(12, 0.03, 0.84)) {
    const [r] = solid.profileAt(t)
    const count = Math.max(3, Math.round((TAU * r) / (size * 1.62)))
    const phase = rng.range(0, TAU)
    for (let i = 0; i < count; i += 1) {
      const turn = phase + ((i + rng.range(-0.2, 0.2)) / count) * TAU
      const spot = solid.spot(turn, Math.max(0.01, t + rng.range(-0.015, 0.015)))
      if (spot.facing > -0.04) svg += paintWart(wartAt(spot, size * rng.range(0.82, 1.12), rng), look, size)
    }
  }
  return svg
}

/** Furrows where a smooth truffle swelled about stones and roots: a dark fold with a lit lip. */
function furrows(dents: readonly number[], middle: Pt, R: number, look: Look, rng: Rng): string {
  const layers = [0.2, 0.1, 0.03].map((width) => ({ width: width * R, data: '' }))
  for (const a of dents) {
    const at = (k: number, turn: number): Pt => [
      middle[0] + Math.cos(a + turn) * R * k,
      middle[1] + Math.sin(a + turn) * R * k,
    ]
    const bend = rng.range(0.45, 0.95) * (rng.chance(0.5) ? 1 : -1)
    const [rim, turning, end] = [at(1, 0), at(0.82, bend * 0.2), at(rng.range(0.4, 0.68), bend)]
    for (const layer of layers) layer.data += wedge(rim, turning, end, layer.width)
  }
  const lip = layers[1]?.data ?? ''
  return (
    place(fill(lip, lighten(look.cap, 0.6), 0.3), R * 0.035, R * 0.04) +
    layers.map(({ data }, i) => fill(data, darken(shadeOf(look.cap), 0.1 * i), 0.13 + i * 0.11)).join('')
  )
}

const dentedBy = (loop: readonly Pt[], dents: readonly number[], middle: Pt): Pt[] =>
  loop.map(([x, y]): Pt => {
    const a = Math.atan2(y - middle[1], x - middle[0])
    const deep = dents.reduce((sum, dent) => {
      const gap = Math.atan2(Math.sin(a - dent), Math.cos(a - dent))
      return sum + Math.exp(-((gap / 0.2) ** 2))
    }, 0)
    return [lerp(x, middle[0], deep * 0.09), lerp(y, middle[1], deep * 0.09)]
  })

/** Rust-coloured freckles and pores of a smooth skin. */
function freckles(solid: Solid, look: Look, rng: Rng): string {
  let dots = ''
  for (let i = 0; i < 70; i += 1) {
    const spot = solid.spot(rng.range(0, TAU), rng.range(0.06, 0.8))
    if (spot.facing > 0.1) dots += curvePath(blob(spot.p, rng.range(1.5, 4.5), rng.range(1.2, 3), rng, 0.3, 7), true)
  }
  return fill(dots, darken(look.second, 0.5), 0.35)
}

const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const { solid, drawing } = roundBody(pose, own, isWarty(look) ? 0.1 : 0.2)
  const rng = own.rng.fork('lump')
  const lumpy = wobble(wobble(solid.outline(), rng, R * (isWarty(look) ? 0.08 : 0.1), 6), rng, R * 0.012, 26)
  const box = boxOf(lumpy)
  const middle: Pt = [box.x + box.w / 2, box.y + box.h / 2]
  const dents = isWarty(look) ? [] : [-2.5, -0.4, 1.3].map((a) => a + rng.range(-0.5, 0.5))
  const loop = isWarty(look) ? wobble(lumpy, rng, R * 0.034, 34) : dentedBy(lumpy, dents, middle)
  const ink = inkFor(look.cap)
  const skin = isWarty(look)
    ? pyramids(solid, look, own.rng.fork('warts'))
    : furrows(dents, middle, R, look, rng) + freckles(solid, look, own.rng.fork('freckles'))
  const body = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    depth: isWarty(look) ? 0.6 : 0.75,
    gloss: isWarty(look) ? 0.12 : 0.4,
    detail: modelStrokes(solid, look.cap, own.rng.fork('strokes'), 90) + skin,
    ink,
    inkWeight: Math.min(4.4, R * 0.022),
    over:
      stipple(loop, own.rng.fork('dots'), ink, shadowSide, 900, 1.9, 0.42) +
      rimHatch(loop, own.rng.fork('hatch'), ink, R * 0.16, 10, 0.28),
  })
  return drawing(body, loop)
}

/** Cut in two: a thin rind about flesh that pale veins run through. */
const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const rind = R * (isWarty(look) ? 0.1 : 0.075)
  const outer = wobble(
    blob([0, -R * 0.92], R, R * 0.9, own.rng, 0.11, 40),
    own.rng,
    R * (isWarty(look) ? 0.045 : 0.014),
    isWarty(look) ? 34 : 20,
  )
  const data = curvePath(outer, true)
  const skin = luminance(look.cap) < 0.25 ? darken(look.cap, 0.2) : darken(look.cap, 0.12)
  const svg = washedBody(outer, own, {
    base: look.gill,
    flood: mix(look.gill, look.second, 0.3),
    form: 'flat',
    detail: place(marbling(R, look.gill, own.rng.fork('veins')), 0, -R * 0.92),
    over:
      stroke(data, skin, rind * 2, 1) +
      stroke(data, lighten(skin, 0.25), rind * 0.5, 0.4) +
      stipple(outer, own.rng, darken(look.gill, 0.6), shadowSide, 300, 1.6, 0.25),
    ink: inkFor(look.cap),
    inkWeight: 3.4,
  })
  return { svg, box: boxOf(outer) }
}

/** Truffles, black and warty or pale and smooth. */
export const trufflePainter: FormPainter = { whole, section, aspect: 0.95 }
