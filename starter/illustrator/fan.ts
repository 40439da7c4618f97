import { darken, inkFor, lighten, mix, saturate, shadeOf } from './color'
import { boxOf, heldAt, lerp, mixPt, steps, type Pt } from './geometry'
import { rimHatch, shadowSide, stipple } from './hatch'
import { wedge } from './ink-outline'
import type { Look } from './look'
import { loopNoise, type Rng } from './prng'
import { curvePath, fill, num, softPath, stroke, type Drawing } from './svg'
import { forkBrush, washedBody, type Brush } from './wash'

/** A shelf seen from above its front: the origin is where it joins the wood, the margin comes towards the eye. */
export interface FanSpec {
  readonly width: number
  /** How far it stands out, as a fraction of its width. */
  readonly reach: number
  /** Thickness of the margin, pixels. */
  readonly thick: number
  readonly tilt: number
  readonly wave: number
  /** Half angle of the fan, radians. */
  readonly spread: number
  /** Dome height as a fraction of the width. */
  readonly dome: number
  readonly label: string
  /** 0 to 1: how much of the fine work to do; crowds of small shelves need little. */
  readonly detail?: number
}

interface Fan {
  readonly spec: FanSpec
  /** Screen point: `a` -1 left to 1 right, `k` 0 at the wood to 1 at the margin. */
  point(a: number, k: number): Pt
  /** Points along a margin; `count` of them. */
  loopAt(k: number, rng: Rng | null): Pt[]
  readonly count: number
}

/** Geometry of one shelf. */
function createFan(spec: FanSpec, rng: Rng): Fan {
  const lobes = loopNoise(rng.fork('lobes'), 7)
  const ripple = loopNoise(rng.fork('ripple'), 9)
  const [sin, cos] = [Math.sin(spec.tilt), Math.cos(spec.tilt)]
  const half = spec.width / 2
  const count = Math.round(Math.min(45, Math.max(15, spec.width / 8)))
  const corner = spec.spread > 2.4 ? 0.66 : 0.2
  const widest = spec.spread > Math.PI / 2 ? 1 : Math.sin(spec.spread)
  const point = (a: number, k: number): Pt => {
    const turn = (a + 1) / 2.4
    const angle = a * spec.spread
    // Shelves round off towards the wood instead of ending in corners.
    const r = k * (1 + lobes(turn) * spec.wave * k) * (1 - corner * Math.abs(a) ** 5 * k)
    const out = r * Math.cos(angle) * spec.width * spec.reach
    const high = spec.dome * spec.width * (1 - k ** 2.2) + ripple(turn) * spec.wave * half * 0.7 * k ** 3
    return [(r * Math.sin(angle) * half) / widest, out * sin - high * cos]
  }
  const loopAt = (k: number, jitter: Rng | null): Pt[] => {
    const noise = jitter ? loopNoise(jitter, 13) : () => 0
    return steps(count, -1, 1).map((a, i) => point(a, Math.max(0.02, k + noise(i / (count + 5)) * 0.022)))
  }
  return { spec, point, loopAt, count }
}

function zoneBands(fan: Fan, colors: readonly string[], rng: Rng, soft: boolean): string {
  let svg = ''
  const root = fan.point(0, 0)
  ;[...colors].reverse().forEach((color, i) => {
    const k = 1 - i / colors.length
    const loop = [...fan.loopAt(k, rng.fork(`zone${i}`)), root]
    const data = curvePath(loop, true)
    svg += soft
      ? fill(data, color, 0.72)
      : fill(
          data,
          color,
          0.92,
          ` stroke="${darken(color, 0.45)}" stroke-width="${num(Math.max(1, fan.spec.width * 0.006))}" stroke-opacity=".32"`,
        )
  })
  return svg
}

function radialStrokes(fan: Fan, look: Look, rng: Rng, count: number): string {
  let svg = ''
  const tones = [darken(look.cap, 0.4), lighten(look.second, 0.4), saturate(look.cap, 1.2), look.third]
  for (let i = 0; i < count; i += 1) {
    const a = rng.range(-0.98, 0.98)
    const k = rng.range(0.1, 0.75)
    const points = [fan.point(a, k), fan.point(a, k + 0.12), fan.point(a, Math.min(1, k + rng.range(0.2, 0.4)))]
    const tone = a < 0 && rng.chance(0.6) ? heldAt(tones, 1) : heldAt(tones, rng.int(0, 3))
    svg += stroke(softPath(points), tone, fan.spec.width * rng.range(0.006, 0.03), rng.range(0.08, 0.2))
  }
  return svg
}

function skinMarks(fan: Fan, look: Look, rng: Rng, fine: number): string {
  const { marks } = look.habit
  const w = fan.spec.width
  let svg = ''
  if (marks.includes('fibrils') || marks.includes('velvet') || marks.includes('wool')) {
    let data = ''
    for (let i = 0; i < Math.min(150, w * 0.5) * fine; i += 1) {
      const [a, k] = [rng.range(-0.98, 0.98), rng.range(0.1, 0.9)]
      data += wedge(
        fan.point(a, k),
        fan.point(a, k + 0.05),
        fan.point(a + rng.range(-0.02, 0.02), Math.min(1, k + rng.range(0.06, 0.16))),
        rng.range(1, 2.6),
      )
    }
    svg += fill(data, marks.includes('wool') ? lighten(look.third, 0.4) : darken(look.cap, 0.5), 0.32)
  }
  if (marks.includes('cracks')) {
    let data = ''
    for (let i = 0; i < 60; i += 1) {
      let [a, k] = [rng.range(-0.9, 0.9), rng.range(0.12, 0.9)]
      const points = [fan.point(a, k)]
      for (let s = 0; s < 4; s += 1) {
        if (i % 2) a += rng.range(-0.1, 0.1)
        else k += rng.range(-0.01, 0.06)
        points.push(fan.point(a, Math.min(0.97, k)))
      }
      data += curvePath(points)
    }
    svg += stroke(data, '#17100c', w * 0.006, 0.7) + stroke(data, lighten(look.second, 0.2), w * 0.003, 0.25)
  }
  if (marks.includes('slime')) {
    for (const [k, from, to, width] of [
      [0.42, -0.62, -0.1, 0.02],
      [0.66, -0.7, -0.25, 0.013],
      [0.3, 0.2, 0.5, 0.008],
    ] as const) {
      svg += stroke(curvePath(steps(8, from, to).map((a) => fan.point(a, k))), '#fff8ea', w * width, 0.5)
    }
  }
  if (marks.includes('scales')) {
    let data = ''
    for (let i = 0; i < 60; i += 1) {
      const [x, y] = fan.point(rng.range(-0.9, 0.9), rng.range(0.15, 0.95))
      data += wedge([x - w * 0.02, y], [x, y + w * 0.012], [x + w * 0.02, y], w * 0.014)
    }
    svg += fill(data, darken(look.third, 0.3), 0.5)
  }
  return svg
}

function marginBand(fan: Fan, look: Look, brush: Brush, ink: string): string {
  const { thick, tilt } = fan.spec
  if (thick < 2) return ''
  const front = fan.loopAt(1, null)
  const noise = loopNoise(brush.rng, 8)
  const below = front.map(([x, y], i): Pt => {
    const a = lerp(-1, 1, i / (fan.count - 1))
    return [
      x * 0.97,
      y + thick * Math.cos(tilt) * (0.35 + 0.65 * Math.cos(a * 1.25)) * (1 + 0.12 * noise(i / (fan.count + 1))),
    ]
  })
  const loop = [...front, ...[...below].reverse()]
  let lines = ''
  const gilled = look.morphology.gills === 'gills' || look.morphology.gills === 'teeth'
  for (const k of gilled ? steps(Math.round(fan.count * 1.4), 0, fan.count - 1) : []) {
    const i = Math.floor(k)
    const [a, b] = [
      mixPt(heldAt(front, i), heldAt(front, i + 1), k - i),
      mixPt(heldAt(below, i), heldAt(below, i + 1), k - i),
    ]
    lines += wedge(b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], a, 2.2)
  }
  const dots =
    gilled || (fan.spec.detail ?? 1) < 0.5
      ? ''
      : stipple(loop, brush.rng, darken(look.gill, 0.6), () => 0.8, 420, 1.6, 0.45)
  return washedBody(loop, brush, {
    base: look.gill,
    shade: shadeOf(look.gill),
    depth: 0.75,
    gloss: 0.1,
    ink,
    inkWeight: 2.6,
    detail: fill(lines, darken(look.gill, 0.55), 0.5) + dots,
  })
}

/** A painted shelf from above. */
export function paintFan(look: Look, brush: Brush, spec: FanSpec): Drawing {
  const own = forkBrush(brush, spec.label)
  const fan = createFan(spec, own.rng.fork('shape'))
  const margin = fan.loopAt(1, null)
  const loop = [
    ...margin,
    ...[0.7, 0.35, 0.1].map((k) => fan.point(1, k)),
    fan.point(0, 0),
    ...[0.1, 0.35, 0.7].map((k) => fan.point(-1, k)),
  ]
  const ink = inkFor(mix(look.cap, look.second, 0.4))
  const weight = Math.min(4, Math.max(1.7, spec.width * 0.009))
  const fine = spec.detail ?? 1
  const zones =
    look.habit.zones.length > 0
      ? look.habit.zones
      : [darken(look.cap, 0.12), look.cap, mix(look.cap, look.second, 0.5), look.second]
  const detail =
    zoneBands(fan, zones, own.rng.fork('zones'), look.morphology.surface === 'smooth') +
    radialStrokes(fan, look, own.rng.fork('strokes'), Math.round(Math.min(60, spec.width * 0.16) * fine))
  const over =
    skinMarks(fan, look, own.rng.fork('marks'), fine) +
    stipple(loop, own.rng.fork('dots'), ink, shadowSide, 260 * fine, 1.6, 0.4) +
    (spec.width > 150 && fine > 0.5 ? rimHatch(loop, own.rng.fork('hatch'), ink, spec.width * 0.07, 10, 0.3) : '')
  const top = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.5,
    gloss: look.habit.marks.includes('slime') ? 0.5 : 0.28,
    detail,
    over,
    ink,
    inkWeight: weight,
  })
  const band = marginBand(fan, look, forkBrush(own, 'band'), ink)
  return { svg: band + top, box: boxOf([...loop, ...margin.map(([x, y]): Pt => [x, y + spec.thick])]) }
}

/** A shelf turned over: gills, pores or teeth running from the attachment to the margin. */
export function paintFanUnderside(look: Look, brush: Brush, spec: FanSpec): Drawing {
  const own = forkBrush(brush, spec.label)
  const fan = createFan(spec, own.rng.fork('shape'))
  const loop = [
    ...fan.loopAt(1, null),
    ...[0.7, 0.35, 0.1].map((k) => fan.point(1, k)),
    fan.point(0, 0),
    ...[0.1, 0.35, 0.7].map((k) => fan.point(-1, k)),
  ]
  const rng = own.rng.fork('field')
  const kind = look.morphology.gills
  let dark = ''
  let light = ''
  if (kind === 'gills' || kind === 'ridges') {
    for (let i = 0; i < 92; i += 1) {
      const a = lerp(-0.985, 0.985, (i + rng.range(-0.2, 0.2)) / 91)
      const from = i % 2 === 0 ? 0.06 : i % 4 === 1 ? 0.62 : 0.4
      dark += wedge(
        fan.point(a, 0.985),
        fan.point(a + rng.range(-0.012, 0.012), (from + 1) / 2),
        fan.point(a, from),
        spec.width * 0.0075,
      )
      light += wedge(
        fan.point(a + 0.011, 0.98),
        fan.point(a + 0.011, (from + 1) / 2),
        fan.point(a + 0.01, from + 0.05),
        spec.width * 0.005,
      )
    }
  } else if (kind !== 'none') {
    const step = spec.width * (kind === 'teeth' ? 0.03 : 0.016)
    for (let k = 0.97; k > 0.08; k -= step / (spec.width * spec.reach)) {
      const count = Math.floor((k * spec.width * spec.spread * 0.9) / step)
      for (let i = 0; i < count; i += 1) {
        const [x, y] = fan.point(lerp(-0.97, 0.97, (i + rng.range(0.2, 0.8)) / count), k)
        if (kind === 'teeth')
          dark += wedge([x, y], [x + 1, y + step], [x + rng.range(-2, 2), y + step * 1.8], step * 0.6)
        else dark += `M${num(x)} ${num(y)}h.1`
      }
    }
  }
  const pores = kind === 'pores'
  const field = pores
    ? stroke(dark, darken(look.gill, 0.6), spec.width * 0.008, 0.6)
    : fill(light, lighten(look.gill, 0.5), 0.5) + fill(dark, darken(look.gill, 0.6), 0.55)
  const rim = stroke(curvePath(fan.loopAt(0.99, null)), mix(look.gill, look.second, 0.5), spec.width * 0.03, 0.6)
  const svg = washedBody(loop, own, {
    base: look.gill,
    flood: mix(look.gill, look.second, 0.3),
    depth: 0.5,
    gloss: 0.25,
    detail: rim + field,
    ink: inkFor(look.cap),
    inkWeight: 3,
  })
  return { svg, box: boxOf(loop) }
}
