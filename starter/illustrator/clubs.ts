import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, heldAt, joinBoxes, lerp, mixPt, ribbon, splinePoints, steps, type Box, type Pt } from './geometry'
import { shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import { insectHost } from './insect-host'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { boxPath, curvePath, fill, linear, num, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

/** Half widths from foot to tip, in widths: a stalk, a swollen head, a blunt tip. */
function clubHalf(head: number): number[] {
  const swell = [0.22, 0.28, 0.27, 0.3, head * 0.42, head * 0.52, head * 0.53, head * 0.46, head * 0.34]
  const blunt = (t: number): number => Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.86) / 0.14) ** 2))
  return splinePoints(
    swell.map((w, i): Pt => [i, w]),
    25,
  ).map(([, w], i) => Math.max(0.02, w * blunt(i / 24)))
}

/** A club and the middle of its fertile head. */
interface Club extends Drawing {
  readonly head: Pt
}

/** One club: a slim stalk that swells into a fertile head, dotted where the spore sacs open. */
function club(look: Look, brush: Brush, length: number, width: number, lean: number, head: number): Club {
  const { rng } = brush
  const sway = rng.range(-0.05, 0.05) * length
  const axis = splinePoints(
    [
      [0, 0],
      [lean * 0.1 + sway, -length * 0.35],
      [lean * 0.5 - sway * 0.6, -length * 0.7],
      [lean, -length],
    ],
    25,
  )
  const half = clubHalf(head).map((w) => Math.max(1.5, w * width))
  const loop = wobble(ribbon(axis, half), rng, Math.min(2.5, width * 0.06), 16)
  let dots = ''
  let glints = ''
  if (look.morphology.surface === 'warty') {
    for (let i = 0; i < Math.min(200, length * 0.5); i += 1) {
      const k = Math.round(rng.range(0.46, 0.97) * 24)
      const [p, h] = [heldAt(axis, k), heldAt(half, k)]
      const [x, y] = [p[0] + Math.sin(rng.range(-1.5, 1.5)) * h, p[1] + rng.range(-0.02, 0.02) * length]
      dots += `M${num(x)} ${num(y)}h.1`
      glints += `M${num(x - 2)} ${num(y - 2)}h.1`
    }
  }
  const rise = linear(
    brush.ids,
    [0, 0],
    [lean * 0.6, -length * 0.72],
    [
      [0, look.stem, 1],
      [0.55, look.stem, 0.75],
      [1, look.stem, 0],
    ],
  )
  const detail =
    rise.def +
    fill(boxPath(boxOf(loop)), rise.paint) +
    stroke(glints, lighten(look.second, 0.5), Math.max(2, width * 0.1), 0.6) +
    stroke(dots, darken(look.cap, 0.45), Math.max(2, width * 0.085), 0.75)
  const svg = washedBody(loop, brush, {
    base: look.cap,
    flood: look.second,
    form: 'tube',
    depth: 0.6,
    gloss: look.habit.marks.includes('velvet') ? 0.1 : 0.45,
    detail,
    ink: inkFor(look.cap),
    inkWeight: Math.min(3.4, Math.max(1.8, width * 0.08)),
    over: stipple(loop, rng, inkFor(look.cap), shadowSide, 120, 1.5, 0.4),
  })
  return { svg, box: boxOf(loop), head: heldAt(axis, 18) }
}

const isAntlered = (look: Look): boolean => look.morphology.capShape === 'coral'

// A coral's cap diameter is that of its whole body, so its branches take the width of its stem.
const thickOf = (look: Look, pose: Pose): number => (isAntlered(look) ? pose.stemWidth * 1.5 : pose.width)

const clubsWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const count = pose.young ? 2 : look.habit.count
  const antlered = isAntlered(look)
  const thick = Math.max(thickOf(look, pose), 14)
  const parts = steps(count, -1, 1).map((s, i) => {
    const length = (pose.stemLength + pose.width) * own.rng.range(0.55, 1) * (pose.young ? 0.6 : 1)
    const brushOf = (label: string): Brush => ({ rng: own.rng.fork(`${label}${i}`), ids: own.ids })
    const lean = s * length * (antlered ? 0.2 : 0.3) + own.rng.range(-0.12, 0.12) * length
    const main = club(look, brushOf('club'), length, thick, lean, antlered ? 0.62 : 1)
    const x = s * thick * 0.6 * count * (antlered ? 0.7 : 1) + own.rng.range(-0.3, 0.3) * thick
    if (!antlered || i % 2) return { x, drawing: main, head: main.head }
    const way = i % 4 ? -1 : 1
    const fork = club(look, brushOf('fork'), length * 0.52, thick * 0.8, way * length * 0.2, 0.62)
    const at: Pt = [lean * 0.22, -length * 0.38]
    return {
      x,
      head: main.head,
      drawing: {
        svg: place(fork.svg, at[0], at[1]) + main.svg,
        box: joinBoxes([main.box, { ...fork.box, x: fork.box.x + at[0], y: fork.box.y + at[1] }]),
      },
    }
  })
  const box = joinBoxes(parts.map((p): Box => ({ ...p.drawing.box, x: p.drawing.box.x + p.x })))
  const heads = parts.map(({ x, head }): Pt => [x + head[0], head[1]])
  const cap = heads.reduce<Pt>((best, head) => (head[1] < best[1] ? head : best), [0, 0])
  const foot: Pt = [parts[0]?.x ?? 0, 0]
  return {
    svg: parts.map((p) => place(p.drawing.svg, p.x, 0)).join(''),
    box,
    anchors: { cap, rim: cap, ring: mixPt(foot, cap, 0.5), stem: mixPt(foot, cap, 0.3), base: foot },
  }
}

const insectWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const caterpillar = look.habit.count === 1
  const clubLength = pose.stemLength
  if (caterpillar) {
    const host = insectHost(clubLength * 0.72, true, own)
    const stroma = club(
      look,
      own,
      clubLength,
      Math.max(pose.width, 20),
      clubLength * 0.1,
      look.morphology.surface === 'warty' ? 1.15 : 1.5,
    )
    const hostSvg = place(host.svg, -clubLength * 0.02, 0, 0.42)
    const root = fill(
      penLine(
        [
          [0, 0],
          [-2, -12],
          [0, -30],
        ],
        own.rng,
        pose.width * 0.9,
      ),
      look.cap,
      0.9,
    )
    return {
      svg: hostSvg + root + stroma.svg,
      box: joinBoxes([stroma.box, { x: 0, y: 0, w: clubLength * 0.6, h: clubLength * 0.36 }]),
    }
  }
  const hostLength = Math.max(clubLength * 0.62, pose.width * 4.5)
  const host = insectHost(hostLength, false, own)
  const count = pose.young ? 2 : Math.max(2, look.habit.count)
  const parts = steps(count, -1, 1).map((s, i) => ({
    x: lerp(-0.24, 0.26, (s + 1) / 2) * hostLength,
    drawing: club(
      look,
      { rng: own.rng.fork(`club${i}`), ids: own.ids },
      clubLength * lerp(1, 0.66, Math.abs(s)) * own.rng.range(0.86, 1) * (pose.young ? 0.7 : 1),
      Math.max(pose.width * own.rng.range(0.85, 1.15), 14),
      s * clubLength * 0.4 + own.rng.range(-0.06, 0.06) * clubLength,
      1.05,
    ),
  }))
  const y = -hostLength * 0.12
  const threads = steps(14, -0.4, 0.42)
    .map((s) =>
      penLine(
        [
          [s * hostLength, y],
          [s * hostLength + own.rng.range(-14, 14), y + hostLength * 0.1],
        ],
        own.rng,
        3,
      ),
    )
    .join('')
  return {
    svg:
      place(host.svg, -hostLength / 2, 0) +
      fill(threads, '#f6ead2', 0.7) +
      parts.map((p) => place(p.drawing.svg, p.x, y)).join(''),
    box: joinBoxes([
      ...parts.map((p): Box => ({ ...p.drawing.box, x: p.drawing.box.x + p.x, y: p.drawing.box.y + y })),
      { x: -hostLength / 2, y: -hostLength * 0.2, w: hostLength, h: hostLength * 0.4 },
    ]),
  }
}

/** A club's head cut lengthwise: pale core, a dotted rind of flask-shaped spore sacs. */
const clubSection = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = thickOf(look, pose) * 1.25
  const L = W * 4.2
  const axis = splinePoints(
    [
      [0, 0],
      [W * 0.06, -L * 0.5],
      [0, -L],
    ],
    25,
  )
  const half = splinePoints(
    [
      [0, 0.22],
      [1, 0.24],
      [2, 0.34],
      [3, 0.5],
      [4, 0.46],
      [5, 0.08],
    ],
    25,
  ).map(([, w]) => w * W)
  const loop = ribbon(axis, half)
  const core = ribbon(
    axis.slice(0, 23),
    half.slice(0, 23).map((w) => w * 0.66),
  )
  let sacs = ''
  for (let k = 9; k < 24; k += 1)
    for (const s of [-1, 1])
      for (const f of [0, 0.5]) {
        const [p, h] = [heldAt(axis, k), heldAt(half, k)]
        const y = p[1] - f * (L / 24)
        sacs += curvePath(blob([p[0] + s * h * 0.82, y], h * 0.14, L * 0.011, rng, 0.15, 8), true)
      }
  const svg = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    form: 'flat',
    ink: inkFor(look.cap),
    inkWeight: 3,
    detail:
      fill(curvePath(core, true), look.habit.flesh ?? mix(look.flesh, look.second, 0.25), 0.95) +
      fill(
        steps(18, 0, 1)
          .map(() => {
            const x = rng.range(-0.3, 0.3) * W * 0.5
            const y = -L * rng.range(0.05, 0.8)
            return wedge([x, y], [x, y - 20], [x, y - 44], 1.8)
          })
          .join(''),
        shadeOf(look.flesh),
        0.35,
      ) +
      fill(sacs, darken(look.cap, 0.55), 0.8),
  })
  return { svg, box: boxOf(loop) }
}

export const clubsPainter: FormPainter = { whole: clubsWhole, section: clubSection, aspect: 1 }
export const insectClubPainter: FormPainter = { whole: insectWhole, section: clubSection, aspect: 1 }
