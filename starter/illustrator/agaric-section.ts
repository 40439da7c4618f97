import { CAP_PROFILES, type CapProfile } from './cap-profiles.data'
import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, heldAt, lerp, splinePoints, steps, type Pt } from './geometry'
import { inkLoop, penLine, wedge } from './ink-outline'
import type { Look } from './look'
import type { Rng } from './prng'
import { createStipe, type Stipe } from './stipe'
import { clipTo, curvePath, fill, linear, linePath, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, type Brush } from './wash'

export interface SectionSpec {
  readonly capRadius: number
  readonly stemLength: number
  readonly stemWidth: number
  readonly profile: CapProfile
  readonly label: string
}

interface CapCut {
  readonly skin: readonly Pt[]
  /** Flesh above and edge below of one side's fertile layer, margin to stem; x positive. */
  readonly roof: readonly Pt[]
  readonly edge: readonly Pt[]
}

function cutCap(look: Look, spec: SectionSpec): CapCut {
  const { capRadius: R, stemWidth } = spec
  const whole = splinePoints(
    CAP_PROFILES[spec.profile].map(([r, z]): Pt => [r * R, -(z > 0 ? z * look.habit.capHeight : z) * R]),
    26,
  )
  // An inrolled edge would hang below the gills as a hook, so the cut ends at the widest point.
  const widest = whole.reduce((best, p, i) => (p[0] > heldAt(whole, best)[0] ? i : best), 0)
  const half = whole.slice(0, widest + 1)
  const skin = [...half.map(([x, y]): Pt => [-x, y]).reverse(), ...half.slice(1)]
  const top = -heldAt(half, 0)[1]
  const margin = half.reduce<Pt>((best, p) => (p[0] > best[0] ? p : best), [0, 0])
  const { attach } = look.habit
  const pores = look.morphology.gills === 'pores'
  const teeth = look.morphology.gills === 'teeth'
  const deep = R * (pores ? 0.17 : teeth ? 0.16 : 0.15)
  const roof: Pt[] = []
  const edge: Pt[] = []
  for (const u of steps(14, 0, 1)) {
    const x = lerp(margin[0] * 0.985, stemWidth * 0.46, u)
    const skinY = half.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best), margin)[1]
    const fleshDepth = top * 0.46 * u ** 0.8 + R * 0.02
    const y = Math.min(margin[1] + R * 0.02, skinY + fleshDepth)
    roof.push([x, lerp(margin[1], y, Math.min(1, u * 4))])
    const taper =
      attach === 'free'
        ? Math.sin(Math.PI * Math.min(1, u * 1.02)) ** 0.6
        : Math.min(1, Math.sin(Math.PI * 0.5 * Math.min(1, u * 2.4)))
    const run = attach === 'decurrent' ? (R * 0.34 * Math.max(0, u - 0.35) ** 1.4) / 0.65 : 0
    edge.push([x, heldAt(roof, roof.length - 1)[1] + deep * taper * (attach === 'free' && u > 0.92 ? 0.35 : 1) + run])
  }
  return { skin, roof, edge }
}

function fertileLines(cut: CapCut, look: Look, rng: Rng, sign: number): string {
  const kind = look.morphology.gills
  let data = ''
  const flip = ([x, y]: Pt): Pt => [x * sign, y]
  if (kind === 'pores' || kind === 'teeth') {
    const count = kind === 'pores' ? 40 : 22
    for (const u of steps(count, 0.03, 0.98)) {
      const i = u * 13
      const a = heldAt(cut.roof, Math.round(i))
      const b = heldAt(cut.edge, Math.round(i))
      const x = lerp(heldAt(cut.roof, Math.floor(i))[0], heldAt(cut.roof, Math.floor(i) + 1)[0], i - Math.floor(i))
      data +=
        kind === 'pores'
          ? penLine([flip([x, a[1]]), flip([x, b[1]])], rng, 1.8)
          : wedge(flip([x, a[1]]), flip([x + 1, (a[1] + b[1]) / 2]), flip([x + rng.range(-2, 2), b[1] * 1.02]), 9)
    }
    return kind === 'pores'
      ? fill(data, darken(look.gill, 0.55), 0.5)
      : fill(data, lighten(look.gill, 0.2)) + stroke(data, inkFor(look.gill), 0.9, 0.6)
  }
  for (const k of steps(9, 0.1, 0.94)) {
    const line = cut.roof.map((p, i): Pt => {
      const e = heldAt(cut.edge, i)
      return flip([p[0], lerp(p[1], e[1], k)])
    })
    const start = rng.int(0, 2)
    data += penLine(line.slice(start, line.length - rng.int(0, 3)), rng, 1.7)
  }
  return fill(data, darken(look.gill, 0.55), 0.5)
}

/** The remains of the veils in a section: the wall of the volva on both sides of the base, the ring as two flaps. */
function cutVeils(stipe: Stipe, look: Look): { svg: string; reach: readonly Pt[] } {
  const { ring, volva, ringColor, volvaColor } = look.habit
  const tall = -stipe.apex[1]
  const lines: { points: Pt[]; color: string; width: number }[] = []
  for (const sign of [-1, 1]) {
    if (volva === 'sac') {
      const foot = Math.max(stipe.pointAt(0.1).half, stipe.pointAt(0.4).half * 1.1)
      const [w, h] = [foot * 1.3 * sign, Math.min(foot * 2.4, tall * 0.32)]
      const points: Pt[] = [
        [0, foot * 0.18],
        [w * 0.6, foot * 0.08],
        [w, -h * 0.12],
        [w * 1.06, -h * 0.5],
        [w, -h * 0.98],
      ]
      lines.push({ points, color: volvaColor ?? lighten(look.stem, 0.4), width: Math.max(4, foot * 0.16) })
    }
    if (ring === 'skirt' || ring === 'collar' || ring === 'cogwheel' || ring === 'trace') {
      const { p, half } = stipe.pointAt(0.72)
      const drop = ring === 'skirt' ? 1.2 : 0.4
      const points: Pt[] = [
        [p[0] + sign * half * 0.95, p[1]],
        [p[0] + sign * half * 1.5, p[1] + half * drop * 0.5],
        [p[0] + sign * half * 1.85, p[1] + half * drop],
      ]
      lines.push({ points, color: ringColor ?? lighten(look.stem, 0.3), width: Math.max(3, half * 0.18) })
    }
  }
  return {
    svg: lines
      .map(
        ({ points, color, width }) =>
          stroke(curvePath(points), inkFor(color), width + 3.4, 0.9) + stroke(curvePath(points), color, width),
      )
      .join(''),
    reach: lines.flatMap(({ points }) => points),
  }
}

/** A thimble on a finger: the cap hangs free from the very tip of the stem, which holds a loose white pith. */
function thimbleSection(look: Look, brush: Brush, spec: SectionSpec): Drawing {
  const own = forkBrush(brush, spec.label)
  const { capRadius: R, stemLength: L } = spec
  const profile = splinePoints(
    CAP_PROFILES[spec.profile].map(([r, z]): Pt => [r * R, -(z > 0 ? z * look.habit.capHeight : z) * R]),
    22,
  )
  const [, top] = heldAt(profile, 0)
  const tip = -L
  const lift = tip - top
  const w = spec.stemWidth * 0.5
  const side = (sign: number): Pt[] => profile.map(([x, y]): Pt => [x * sign, y + lift - R * 0.06])
  const shell = R * 0.1
  const skirt = (sign: number): string => {
    const outer = side(sign)
    const inner = outer.map(([x, y], i): Pt => [x - sign * shell * Math.min(1, i / 4), y + shell * (i < 6 ? 1 : 0.1)])
    return washedBody([...outer, ...[...inner].reverse()], own, {
      base: look.cap,
      flood: look.second,
      form: 'flat',
      ink: inkFor(look.cap),
      inkWeight: 2.4,
    })
  }
  const wall: Pt[] = [
    [-w * 0.96, tip + R * 0.12],
    [0, tip],
    [w * 0.96, tip + R * 0.12],
    [w, -L * 0.5],
    [w * 1.06, -L * 0.1],
    [w * 0.8, 0],
    [-w * 0.8, 0],
    [-w * 1.06, -L * 0.1],
    [-w, -L * 0.5],
  ]
  const pith = steps(26, 0.04, 0.9)
    .map((t) =>
      curvePath(
        blob([own.rng.range(-0.4, 0.4) * w, -L * t], w * own.rng.range(0.16, 0.34), w * 0.2, own.rng, 0.4, 10),
        true,
      ),
    )
    .join('')
  const core = wall.map(([x, y]): Pt => [x * 0.72, y * 0.95 - L * 0.02])
  const stem = washedBody(wall, own, {
    base: look.flesh,
    form: 'flat',
    ink: inkFor(look.stem),
    inkWeight: 2.4,
    detail:
      fill(curvePath(core, true), shadeOf(look.flesh), 0.35) +
      fill(pith, lighten(look.flesh, 0.4), 0.9) +
      stroke(pith, shadeOf(look.flesh), 1.2, 0.5),
  })
  return { svg: stem + skirt(-1) + skirt(1), box: boxOf([...side(1), ...side(-1), ...wall]) }
}

/** A specimen cut lengthwise; its origin is the middle of the stem's foot. */
export function agaricSection(look: Look, brush: Brush, spec: SectionSpec): Drawing {
  if (spec.profile === 'thimble' && look.morphology.gills === 'none') return thimbleSection(look, brush, spec)
  const own = forkBrush(brush, spec.label)
  const { rng, ids } = own
  const { capRadius: R, stemLength: L } = spec
  const cut = cutCap(look, spec)
  const up = ([x, y]: Pt): Pt => [x, y - L]
  const stipe = createStipe({ length: L, width: spec.stemWidth, lean: 0 }, look.habit.stem, rng.fork('stem-line'))
  const right = stipe.axis.map((p, i): Pt => [p[0] + heldAt(stipe.half, i), p[1]]).filter((p) => p[1] > -L + R * 0.02)
  const left = stipe.axis.map((p, i): Pt => [p[0] - heldAt(stipe.half, i), p[1]]).filter((p) => p[1] > -L + R * 0.02)
  const skin = cut.skin.map(up)
  const roofRight = cut.roof.map(up)
  const roofLeft = cut.roof.map(([x, y]) => up([-x, y]))
  const body: Pt[] = [...skin, ...roofRight, ...[...right].reverse(), ...left, ...[...roofLeft].reverse()]
  const bodyData = linePath(body, true)
  const ink = inkFor(mix(look.cap, look.flesh, 0.4))
  let fibres = ''
  for (let i = 0; i < 46; i += 1) {
    const s = rng.range(-0.85, 0.85)
    const i0 = rng.int(1, 22)
    const at = (k: number): Pt => {
      const p = heldAt(stipe.axis, k)
      return [p[0] + s * heldAt(stipe.half, k), p[1]]
    }
    fibres += wedge(at(i0), at(i0 + 3), at(i0 + rng.int(5, 9)), 1.6)
  }
  const cuticle =
    stroke(curvePath(skin), look.cap, Math.max(7, R * 0.05), 0.9) +
    stroke(curvePath(skin), darken(look.cap, 0.4), Math.max(3, R * 0.02), 0.5)
  const rind =
    stroke(curvePath(left), look.stem, Math.max(5, spec.stemWidth * 0.09), 1) +
    stroke(curvePath(right), darken(look.stem, 0.25), Math.max(5, spec.stemWidth * 0.1), 0.9)
  const depth = linear(
    ids,
    [-R, -L - R],
    [R, -L * 0.4],
    [
      [0, shadeOf(look.flesh), 0],
      [1, shadeOf(look.flesh), 0.32],
    ],
  )
  const stain = look.bruise
    ? fill(curvePath(blob([R * 0.22, -L - R * 0.12], R * 0.34, R * 0.12, rng, 0.35), true), look.bruise, 0.24) +
      fill(curvePath(blob([0, -L * 0.1], spec.stemWidth * 0.42, L * 0.1, rng, 0.35), true), look.bruise, 0.32)
    : ''
  const inner =
    fill(bodyData, look.flesh) +
    depth.def +
    fill(bodyData, depth.paint) +
    stain +
    fill(fibres, shadeOf(look.flesh), 0.28) +
    rind +
    cuticle
  let hollow = ''
  if (look.habit.hollow) {
    const core = stipe.axis.slice(3, 31)
    const hole = [
      ...core.map((p, i): Pt => [p[0] + heldAt(stipe.half, i + 3) * 0.45, p[1]]),
      ...core.map((p, i): Pt => [p[0] - heldAt(stipe.half, i + 3) * 0.45, p[1]]).reverse(),
    ]
    hollow = washedBody(hole, own, {
      base: mix(look.flesh, shadeOf(look.flesh), 0.5),
      form: 'tube',
      depth: 0.4,
      ink,
      inkWeight: 2,
    })
  }
  let layers = ''
  if (look.morphology.gills !== 'none') {
    for (const sign of [-1, 1]) {
      const flip = ([x, y]: Pt): Pt => up([x * sign, y])
      const loop = [...cut.roof.map(flip), ...cut.edge.map(flip).reverse()]
      const lines = fertileLines({ ...cut, roof: cut.roof.map(up), edge: cut.edge.map(up) }, look, rng, sign)
      const teeth = look.morphology.gills === 'teeth'
      const shade = linear(ids, flip([0, 0]), flip([R, 0]), [
        [0, shadeOf(look.gill), sign > 0 ? 0.1 : 0.4],
        [1, shadeOf(look.gill), sign > 0 ? 0.4 : 0.08],
      ])
      layers += teeth
        ? lines
        : clipTo(
            ids,
            curvePath(loop, true),
            fill(curvePath(loop, true), look.gill) + shade.def + fill(curvePath(loop, true), shade.paint) + lines,
          ) + inkLoop(loop, rng, { weight: 2.4, color: inkFor(look.gill) })
    }
  }
  const veils = cutVeils(stipe, look)
  const svg =
    clipTo(ids, bodyData, inner) +
    hollow +
    layers +
    inkLoop(body, rng, { weight: Math.min(3.6, Math.max(2, R * 0.015)), color: ink, lifts: 5 }) +
    veils.svg
  return { svg, box: boxOf([...body, ...cut.edge.map(up), ...veils.reach]) }
}
