import { darken, inkFor, lighten, mix, saturate, shadeOf } from './color'
import { boxOf, heldAt, joinBoxes, lerp, resample, splinePoints, steps, TAU, type Pt } from './geometry'
import { rimHatch, shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { paintFanUnderside } from './fan'
import { loopNoise, type Rng } from './prng'
import { createStipe, paintStipe } from './stipe'
import { curvePath, fill, place, softPath, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

/** A shell seen from the front and a little above: its foot at the origin, its cap over it or out to one side. */
interface Shell {
  readonly width: number
  /** Point of the margin; half a turn from 0 is the near side. */
  rim(turn: number): Pt
  /** Point of the gilled side below the near margin: `u` 0 at the margin, 1 at the foot. */
  below(turn: number, u: number): Pt
  /** Point of the top: `k` 0 where the cap joins the foot, 1 at the margin. */
  over(turn: number, k: number): Pt
}

function createShell(look: Look, pose: Pose, rng: Rng): Shell {
  const W = pose.width
  const side = pose.side
  const stalked = look.morphology.stipe !== null
  const [rx, ry] = [W * 0.5 * (1 - 0.1 * Math.abs(side)), W * (pose.young ? 0.16 : 0.19)]
  const rise = W * (stalked ? 0.5 : 0.42)
  const foot = W * (stalked ? 0.085 : 0.12)
  const centre: Pt = [side * W * 0.36, -rise]
  const [sin, cos] = [Math.sin(side * 0.16), Math.cos(side * 0.16)]
  const swell = loopNoise(rng.fork('swell'), 8)
  const ripple = loopNoise(rng.fork('ripple'), 11)
  const { wave } = look.habit
  // The cap is drawn in where it joins the foot: behind, or at the side it grows from.
  const notch = side >= 0 ? lerp(1.5, 1, side) * Math.PI : lerp(1.5, 2, -side) * Math.PI
  const drawnIn = (turn: number): number => {
    const off = Math.atan2(Math.sin(turn - notch), Math.cos(turn - notch))
    return 1 - 0.42 * Math.exp(-((off / 0.62) ** 2))
  }
  const flat = (turn: number, k: number): Pt => {
    const t = turn / TAU
    const r = drawnIn(turn) * (1 + swell(t) * wave * 1.3)
    const dome = (1 - k * k) * W * 0.1
    return [Math.cos(turn) * rx * r * k, Math.sin(turn) * ry * r * k + ripple(t) * wave * W * 0.26 * k ** 3 - dome]
  }
  const set = ([x, y]: Pt): Pt => [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
  const root: Pt = [Math.cos(notch) * rx * 0.5, Math.sin(notch) * ry * 0.5]
  const rim = (turn: number): Pt => set(flat(turn, 1))
  return {
    width: W,
    rim,
    over: (turn, k) => {
      const [x, y] = flat(turn, lerp(0.02, 1, k))
      return set([x + root[0] * (1 - k), y + root[1] * (1 - k)])
    },
    below: (turn, u) => {
      const from = rim(turn)
      const to: Pt = [Math.cos(turn) * foot, -W * 0.02 + Math.sin(turn) * foot * 0.5]
      // Gills run out flat below the cap and then down into the foot.
      const bend: Pt = [lerp(to[0], from[0], 0.36), lerp(to[1], from[1], 0.68)]
      const v = 1 - u
      return [
        v * v * from[0] + 2 * v * u * bend[0] + u * u * to[0],
        v * v * from[1] + 2 * v * u * bend[1] + u * u * to[1],
      ]
    },
  }
}

function gillSide(shell: Shell, look: Look, brush: Brush, weight: number): string {
  const { rng } = brush
  const edge = steps(34, -0.3, Math.PI + 0.3).map((turn) => shell.rim(turn))
  const left = steps(12, 0, 1).map((u) => shell.below(Math.PI + 0.12, u))
  const right = steps(12, 1, 0).map((u) => shell.below(-0.12, u))
  const loop = [...[...edge].reverse().slice(-1), ...edge, ...left.slice(1), ...right]
  let dark = ''
  let light = ''
  const n = Math.round(Math.min(74, Math.max(26, shell.width / 4)))
  for (let i = 0; i < n; i += 1) {
    const turn = lerp(-0.1, Math.PI + 0.1, (i + rng.range(-0.2, 0.2)) / (n - 1))
    const end = i % 2 === 0 ? 0.97 : i % 4 === 1 ? 0.42 : 0.7
    dark += wedge(
      shell.below(turn, 0.01),
      shell.below(turn + rng.range(-0.01, 0.01), end / 2),
      shell.below(turn, end),
      shell.width * 0.0085,
    )
    light += wedge(
      shell.below(turn + 0.024, 0.01),
      shell.below(turn + 0.024, end / 2),
      shell.below(turn + 0.02, end * 0.9),
      shell.width * 0.005,
    )
  }
  const lap = steps(26, 0, Math.PI).map((turn) => shell.below(turn, 0.09))
  return washedBody(wobble(resample(loop, 80, true), rng, 1.4, 14), brush, {
    base: look.gill,
    flood: mix(look.gill, look.stem, 0.5),
    form: 'tube',
    depth: 0.5,
    detail:
      fill(light, lighten(look.gill, 0.5), 0.6) +
      fill(dark, darken(look.gill, 0.6), 0.62) +
      stroke(curvePath(lap), shadeOf(look.gill), shell.width * 0.06, 0.3),
    ink: inkFor(mix(look.gill, look.cap, 0.4)),
    inkWeight: weight,
  })
}

function skin(shell: Shell, look: Look, rng: Rng): string {
  const { width: W } = shell
  const tones = [darken(look.cap, 0.4), look.cap, saturate(look.cap, 1.2), look.second, lighten(look.second, 0.3)]
  const bands = [
    ...(look.habit.zones.length > 0
      ? look.habit.zones
      : [darken(look.cap, 0.25), look.cap, mix(look.cap, look.second, 0.6)]),
  ]
  let svg = bands
    .map((color, i) => [color, 1 - i / bands.length] as const)
    .reverse()
    .map(([color], i) => {
      const k = 1 - i / bands.length
      const loop = steps(31, 0, TAU)
        .slice(0, 30)
        .map((turn) => shell.over(turn, k * rng.range(0.95, 1.0)))
      return fill(curvePath(loop, true), color, 0.5)
    })
    .join('')
  for (let i = 0; i < Math.min(70, W * 0.2); i += 1) {
    const turn = rng.range(0, TAU)
    const from = rng.range(0.1, 0.65)
    const line = [from, from + 0.12, Math.min(1, from + rng.range(0.2, 0.4))].map((k) => shell.over(turn, k))
    svg += stroke(softPath(line), heldAt(tones, rng.int(0, 4)), W * rng.range(0.006, 0.026), rng.range(0.1, 0.22))
  }
  const { marks, markColor } = look.habit
  if (marks.includes('scales')) {
    let data = ''
    for (let i = 0; i < 46; i += 1) {
      const [x, y] = shell.over(rng.range(0, TAU), Math.sqrt(rng.range(0.02, 0.8)))
      const l = W * rng.range(0.012, 0.024)
      data += wedge([x - l, y], [x, y + l * 0.7], [x + l, y + l * 0.2], l)
    }
    svg += fill(data, markColor ?? darken(look.third, 0.3), 0.6)
  }
  if (marks.includes('wool')) {
    let data = ''
    for (let i = 0; i < 160; i += 1) {
      const [x, y] = shell.over(rng.range(0, TAU), rng.range(0.1, 1))
      data += wedge([x, y], [x + 2, y - W * 0.012], [x + rng.range(-4, 4), y - W * 0.022], 1.8)
    }
    svg += fill(data, lighten(look.second, 0.4), 0.55)
  }
  return svg
}

/** One shell of a cluster: gills run from a thin wavy margin down into the foot it shares. */
const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const shell = createShell(look, pose, own.rng.fork('shell'))
  const weight = Math.min(3.6, Math.max(1.8, pose.width * 0.009))
  const under = gillSide(shell, look, forkBrush(own, 'gills'), weight)
  const loop = wobble(
    steps(65, 0, TAU)
      .slice(0, 64)
      .map((turn) => shell.rim(turn)),
    own.rng,
    Math.min(2, pose.width * 0.006),
    18,
  )
  const ink = inkFor(mix(look.cap, look.second, 0.3))
  const lip = fill(
    penLine(
      steps(40, 0.05, Math.PI - 0.05).map((turn) => shell.over(turn, 0.97)),
      own.rng,
      pose.width * 0.016,
    ),
    lighten(look.second, 0.5),
    0.7,
  )
  const top = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.5,
    gloss: 0.3,
    detail: skin(shell, look, own.rng.fork('skin')),
    over:
      lip +
      stipple(loop, own.rng.fork('dots'), ink, shadowSide, 240, 1.6, 0.36) +
      (pose.width > 170 ? rimHatch(loop, own.rng.fork('hatch'), ink, pose.width * 0.05, 10, 0.26) : ''),
    ink,
    inkWeight: weight,
  })
  return { svg: under + top, box: boxOf([...loop, [0, 0], shell.below(Math.PI / 2, 1)]) }
}

/** Cut through foot and cap: gills run down, and a dark core shows where the species has one. */
const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const W = pose.width
  const stub = look.morphology.stipe ? 1 : 0.55
  const at = (points: readonly Pt[]): Pt[] => points.map(([x, y]): Pt => [x * W, y * W])
  const top = splinePoints(
    at([
      [-0.16 * stub, 0],
      [0.0, -0.09],
      [0.24, -0.15],
      [0.52, -0.14],
      [0.74, -0.06],
      [0.84, 0.03],
    ]),
    26,
  )
  const roof = splinePoints(
    at([
      [0.83, 0.045],
      [0.68, -0.02],
      [0.46, -0.055],
      [0.24, -0.03],
      [0.08, 0.05],
      [-0.04 * stub, 0.14],
    ]),
    24,
  )
  const cut = at([
    [-0.13 * stub, 0.17],
    [-0.17 * stub, 0.1],
  ])
  const edge = roof.map(([x, y], i): Pt => {
    const u = i / 23
    return [x + W * 0.01 * u, y + W * 0.085 * Math.sin(Math.PI * Math.min(1, 0.08 + u * 0.92)) ** 0.7]
  })
  const loop = [...top, ...roof, ...cut]
  let lines = ''
  for (const k of steps(7, 0.12, 0.9))
    lines += penLine(
      roof.map((p, i): Pt => [lerp(p[0], heldAt(edge, i)[0], k), lerp(p[1], heldAt(edge, i)[1], k)]),
      own.rng,
      1.8,
    )
  const gills = washedBody([...roof, ...[...edge].reverse()], own, {
    base: look.gill,
    form: 'flat',
    detail: fill(lines, darken(look.gill, 0.55), 0.5),
    ink: inkFor(look.gill),
    inkWeight: 2.2,
  })
  const { coreStain } = look.habit
  const core = coreStain
    ? [1, 0.7, 0.45]
        .map((k) =>
          fill(
            curvePath(blob([W * 0.0, W * 0.05], W * 0.12 * k, W * 0.07 * k, own.rng, 0.25, 18), true),
            coreStain,
            0.5,
          ),
        )
        .join('')
    : ''
  const flesh = washedBody(wobble(loop, own.rng, 1.6, 14), own, {
    base: mix(look.flesh, look.second, 0.08),
    form: 'flat',
    detail: stroke(curvePath(top), look.cap, W * 0.03, 0.9) + core,
    ink: inkFor(look.cap),
    inkWeight: 3,
  })
  const all = [...loop, ...edge]
  return { svg: gills + flesh, box: boxOf(all) }
}

/** One shell taken off and turned over, its gills running into the stub of the foot. */
const underside = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const stem = createStipe(
    { length: pose.width * 0.24, width: pose.width * 0.15, lean: pose.width * 0.02 },
    'taper',
    brush.rng.fork('stub'),
  )
  const fan = paintFanUnderside(look, brush, {
    width: pose.width,
    reach: 0.75,
    thick: 0,
    tilt: -1.25,
    wave: look.habit.wave,
    spread: 1.85,
    dome: 0,
    label: pose.label,
  })
  const stub = look.morphology.stipe
    ? place(paintStipe(stem, look, brush, 2.6), -pose.width * 0.02, pose.width * 0.17)
    : ''
  return {
    svg: fan.svg + stub,
    box: joinBoxes([fan.box, { x: -20, y: pose.width * 0.17, w: 40, h: 12 }]),
  }
}

/** Shells in tiers on wood. */
export const oysterPainter: FormPainter = { whole, section, underside, aspect: 0.6 }
