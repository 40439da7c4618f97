import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, joinBoxes, lerp, resample, steps, TAU, type Box, type Pt } from './geometry'
import { inkLine, penLine, wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { loopNoise } from './prng'
import { curvePath, fill, linear, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

interface Leaf {
  readonly at: Pt
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly depth: number
}

/** One wavy leaf of jelly or flesh, from its root outwards. */
function paintLeaf(leaf: Leaf, look: Look, brush: Brush, clear: number): { svg: string; box: Box } {
  const { rng, ids } = brush
  const noise = loopNoise(rng, 11)
  const [sin, cos] = [Math.sin(leaf.angle), Math.cos(leaf.angle)]
  const put = (x: number, y: number): Pt => [leaf.at[0] + x * cos + y * sin, leaf.at[1] + x * sin - y * cos]
  const folds = rng.range(2.2, 3.4)
  const phase = rng.range(0, TAU)
  const margin = steps(21, -1, 1).map((s): Pt => {
    const ruffle = Math.sin(s * folds * Math.PI + phase)
    return put(
      s * leaf.width * (1 - 0.1 * s * s) + ruffle * leaf.width * 0.07,
      leaf.length * (0.5 + 0.44 * Math.cos(s * 1.3)) * (1 + 0.16 * noise((s + 1) / 3) + 0.09 * ruffle),
    )
  })
  const loop = [put(-leaf.width * 0.3, leaf.length * 0.05), ...margin, put(leaf.width * 0.3, leaf.length * 0.05)]
  const tip = put(0, leaf.length)
  const color = mix(mix(look.cap, look.second, rng.next() * 0.8), shadeOf(look.cap), leaf.depth * 0.32)
  const grade = linear(ids, leaf.at, tip, [
    [0, mix(shadeOf(look.third), look.third, 0.4), 0.75 * (1 - clear * 0.4)],
    [0.5, color, 0.45],
    [1, lighten(color, 0.5), 0.2],
  ])
  const data = curvePath(loop, true)
  let veins = ''
  for (const s of steps(6, -0.75, 0.75))
    veins += wedge(
      put(s * leaf.width * 0.25, leaf.length * 0.1),
      put(s * leaf.width * 0.6, leaf.length * 0.45),
      put(s * leaf.width * 0.9, leaf.length * rng.range(0.6, 0.9)),
      2,
    )
  const edge = [...margin]
  const svg =
    fill(data, color, 1 - clear * 0.6) +
    grade.def +
    fill(data, grade.paint) +
    fill(veins, shadeOf(look.third), 0.28) +
    stroke(
      curvePath(edge.map(([x, y]): Pt => [lerp(x, leaf.at[0], 0.07), lerp(y, leaf.at[1], 0.07)])),
      lighten(look.cap, 0.7),
      4,
      0.6,
    ) +
    inkLine(edge, rng, {
      weight: clear > 0.2 ? 2.2 : 3,
      color: mix(inkFor(look.third), look.third, clear * 0.7),
      opacity: 0.75,
    }) +
    stroke(data, inkFor(look.third), 1, 0.3)
  return { svg, box: boxOf(loop) }
}

function mound(look: Look, brush: Brush, pose: Pose, counts: readonly number[], clear: number, flat: number): Drawing {
  const { rng } = brush
  const W = pose.width
  let svg = ''
  const boxes: Box[] = []
  counts.forEach((count, row) => {
    const v = row / Math.max(1, counts.length - 1)
    const size = W * lerp(0.26, 0.2, v)
    for (let i = 0; i < count; i += 1) {
      const s = count === 1 ? 0 : lerp(-1, 1, (i + rng.range(-0.25, 0.25)) / (count - 1))
      const half = W * (0.5 - (size / W) * 0.62) * Math.sqrt(Math.max(0.08, 1 - Math.max(0, 0.75 - v) ** 2 * 1.6))
      const at: Pt = [s * half, -W * flat * lerp(0.62, 0.06, v) + s * s * W * flat * 0.18 * (1 - v)]
      const leaf = paintLeaf(
        {
          at,
          angle: s * lerp(0.9, 1.25, v) + rng.range(-0.25, 0.25),
          length: size * rng.range(0.85, 1.2),
          width: size * rng.range(0.6, 0.9),
          depth: Math.max(0, s * 0.6 + v * 0.35),
        },
        look,
        { rng: rng.fork(`${row}-${i}`), ids: brush.ids },
        clear,
      )
      svg += leaf.svg
      boxes.push(leaf.box)
    }
  })
  return { svg, box: joinBoxes(boxes) }
}

const ribbonsWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const foot = washedBody(
    [
      [-pose.width * 0.14, -pose.width * 0.2],
      [pose.width * 0.14, -pose.width * 0.2],
      [pose.width * 0.08, 8],
      [-pose.width * 0.08, 8],
    ],
    own,
    { base: look.stem, inkWeight: 2.6 },
  )
  const top = mound(look, own, pose, pose.young ? [4, 6, 7, 6] : [4, 7, 9, 10, 10, 8], 0.05, 0.86)
  return { svg: foot + top.svg, box: joinBoxes([top.box, { x: 0, y: 0, w: 1, h: 8 }]) }
}

const leafDetail = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const clear = look.habit.form === 'frills' ? 0.5 : 0.05
  const W = pose.width * 0.55
  const parts = [-0.7, 0.6, 0].map((angle, i) =>
    paintLeaf(
      { at: [0, 0], angle, length: W * (i === 2 ? 1 : 0.85), width: W * 0.45, depth: i * 0.1 },
      look,
      { rng: own.rng.fork(`leaf${i}`), ids: own.ids },
      clear,
    ),
  )
  return { svg: parts.map((p) => p.svg).join(''), box: joinBoxes(parts.map((p) => p.box)) }
}

/** An ear or cup of tough jelly, hollow side to the eye. */
const earWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const R = pose.width / 2
  const deep = pose.young ? 0.75 : 0.9
  const noise = loopNoise(rng, 6)
  const ear = (k: number, dx: number, dy: number): Pt[] =>
    steps(41, 0, TAU)
      .slice(0, 40)
      .map((a): Pt => {
        const r = R * k * (1 + 0.22 * noise(a / TAU) - 0.2 * Math.exp(-((Math.sin((a + Math.PI / 2) / 2) / 0.22) ** 2)))
        return [Math.cos(a) * r + dx, Math.sin(a) * r * deep + dy + R * 0.72]
      })
  const outer = ear(1, 0, 0)
  const inner = ear(0.84, R * 0.05, R * 0.07)
  let veins = ''
  for (const a of steps(9, 0.15, Math.PI - 0.15)) {
    veins += penLine(
      [
        [0, R * 0.1],
        [Math.cos(a) * R * 0.35 + rng.range(-8, 8), R * 0.4 + Math.sin(a) * R * 0.2],
        [Math.cos(a) * R * 0.68, R * 0.72 + Math.sin(a) * R * 0.52],
      ],
      rng,
      R * 0.045,
    )
  }
  const shine =
    stroke(
      curvePath(steps(7, 3.5, 4.5).map((a): Pt => [Math.cos(a) * R * 0.88, Math.sin(a) * R * 0.88 * deep + R * 0.72])),
      '#fff3e8',
      R * 0.05,
      0.5,
    ) +
    stroke(
      curvePath(steps(5, 0.9, 1.6).map((a): Pt => [Math.cos(a) * R * 0.55, Math.sin(a) * R * 0.5 * deep + R * 0.74])),
      '#fff3e8',
      R * 0.05,
      0.3,
    )
  const rim = washedBody(outer, own, {
    base: look.second,
    flood: look.cap,
    depth: 0.6,
    gloss: 0.45,
    ink: inkFor(look.cap),
    inkWeight: Math.min(4, R * 0.03),
  })
  const bowl = washedBody(inner, own, {
    base: darken(look.cap, 0.12),
    flood: look.gill,
    depth: 0.5,
    gloss: 0.3,
    detail: fill(veins, darken(look.cap, 0.55), 0.55) + place(fill(veins, lighten(look.second, 0.35), 0.35), -3, -4),
    ink: inkFor(look.cap),
    inkWeight: 2.4,
  })
  return { svg: rim + bowl + shine, box: boxOf(outer) }
}

const earSection = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const under = steps(20, 0.15, Math.PI - 0.1).map((a): Pt => [-Math.cos(a) * R, Math.sin(a) * R * 0.75 - R * 0.7])
  const over = under.map(([x, y]): Pt => [x * 0.86, y - R * 0.13]).reverse()
  const loop = wobble(resample([...under, ...over], 80, true), own.rng, 2.5)
  const svg = washedBody(loop, own, {
    base: mix(look.cap, look.gill, 0.6),
    depth: 0.4,
    gloss: 0.4,
    detail: stroke(curvePath(under), lighten(look.second, 0.3), R * 0.05, 0.7),
    ink: inkFor(look.cap),
    inkWeight: 3,
  })
  return { svg, box: boxOf(loop) }
}

/** Brain-like jelly lobes pressed together. */
const lobesWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  let svg = ''
  const boxes: Box[] = []
  const count = pose.young ? 7 : 16
  for (let i = 0; i < count; i += 1) {
    const v = i / (count - 1)
    const at: Pt = [rng.range(-0.4, 0.4) * W, -W * 0.42 * (1 - v) * rng.range(0.75, 1) - W * 0.05]
    const size = W * rng.range(0.1, 0.17)
    const loop = wobble(blob(at, size * 1.25, size * 0.85, rng, 0.25, 24), rng, 3)
    const crease = fill(
      steps(3, 0, 1)
        .map(() =>
          penLine(
            [
              [at[0] - size * rng.range(0.2, 0.9), at[1] + size * rng.range(-0.4, 0.3)],
              [at[0], at[1] + size * rng.range(-0.3, 0.3)],
              [at[0] + size * rng.range(0.2, 0.9), at[1] + size * rng.range(-0.4, 0.3)],
            ],
            rng,
            size * 0.1,
          ),
        )
        .join(''),
      darken(look.cap, 0.6),
      0.45,
    )
    svg += washedBody(loop, own, {
      base: mix(look.cap, look.second, rng.next()),
      flood: look.third,
      depth: 0.65,
      gloss: 0.65,
      detail: crease,
      ink: inkFor(look.cap),
      inkWeight: 2.6,
    })
    svg += stroke(
      curvePath([
        [at[0] - size * 0.6, at[1] - size * 0.35],
        [at[0] - size * 0.3, at[1] - size * 0.5],
        [at[0], at[1] - size * 0.52],
      ]),
      '#fffdf6',
      size * 0.12,
      0.6,
    )
    boxes.push(boxOf(loop))
  }
  return { svg, box: joinBoxes(boxes) }
}

const lobeSection = (look: Look, brush: Brush, pose: Pose): Drawing =>
  lobesWhole(look, brush, { ...pose, width: pose.width * 0.7, young: true, label: `${pose.label}-cut` })

export const ribbonsPainter: FormPainter = {
  whole: ribbonsWhole,
  section: leafDetail,
  closeUp: ribbonsWhole,
  aspect: 0.85,
}
export const earPainter: FormPainter = { whole: earWhole, section: earSection, closeUp: earWhole, aspect: 0.9 }
export const lobesPainter: FormPainter = { whole: lobesWhole, section: lobeSection, closeUp: lobesWhole, aspect: 0.5 }
