import { luminance } from './color'
import { lerp, steps, type Box, type Pt } from './geometry'
import { groundBack, groundFront } from './ground'
import { hatchLines } from './hatch'
import { inkLine } from './ink-outline'
import type { Look } from './look'
import { fits, matureSize, poseOf, youngSize } from './measure'
import { PAINTERS } from './painters'
import { handNoise, type Rng } from './prng'
import type { Scene } from './scene'
import { clipTo, curvePath, fill, linear, num, place, stroke } from './svg'
import { blob, forkBrush, type Brush } from './wash'

/** A block of soil in pixels: `level` is its surface. */
interface Cut {
  readonly x: number
  readonly w: number
  readonly level: number
  readonly depth: number
}

/** Level above, torn below, as a spade leaves it. */
function cutOutline({ x, w, level, depth }: Cut, rng: Rng): Pt[] {
  const [top, bottom] = [handNoise(rng, 9), handNoise(rng, 7)]
  const surface = steps(25, 0, 1).map((t): Pt => [
    x + w * t,
    level + top(t * 0.9) * 5 + depth * 0.06 * Math.abs(t * 2 - 1) ** 5,
  ])
  const torn = steps(25, 1, 0).map((t): Pt => [
    x + w * lerp(0.04, 0.96, t),
    level + depth * (0.62 + 0.32 * Math.sin(Math.PI * t) ** 0.6 + 0.06 * bottom(t * 0.9)),
  ])
  return [...surface, ...torn]
}

function crumbs({ x, w, level, depth }: Cut, rng: Rng): string {
  const data = ['', '']
  for (let i = 0; i < 420; i += 1) {
    const p: Pt = [x + w * rng.next(), level + depth * rng.next() ** 1.4]
    data[i % 2] = `${data[i % 2] ?? ''}M${num(p[0])} ${num(p[1])}h.1`
  }
  return stroke(data[0] ?? '', '#3a2917', 3, 0.4) + stroke(data[1] ?? '', '#efe0c2', 2.6, 0.4)
}

/** Dark humus over paler mineral soil, fading downwards. */
function soilBody(cut: Cut, brush: Brush): string {
  const { rng, ids } = brush
  const { x, w, level, depth } = cut
  const grade = linear(
    ids,
    [0, level],
    [0, level + depth],
    [
      [0, '#4f3a26', 0.95],
      [0.16, '#6f5438', 0.88],
      [0.55, '#94754e', 0.8],
      [0.82, '#b1936a', 0.55],
      [1, '#c6ac84', 0],
    ],
  )
  let patches = ''
  for (let i = 0; i < 16; i += 1) {
    const at: Pt = [x + w * rng.next(), level + depth * rng.range(0.1, 0.9)]
    patches += fill(
      curvePath(blob(at, w * rng.range(0.06, 0.2), depth * rng.range(0.04, 0.1), rng, 0.35, 16), true),
      rng.pick(['#5c452d', '#a98a60', '#7b5d3c']),
      0.16,
    )
  }
  const hatch = hatchLines([x, level + 10], [x + w, level + 10], [-depth * 0.07, depth * 0.17], 90, rng)
  const inner =
    grade.def +
    fill(`M${num(x - 20)} ${num(level - 20)}h${num(w + 40)}v${num(depth + 40)}h${num(-w - 40)}z`, grade.paint) +
    patches +
    crumbs(cut, rng) +
    fill(hatch, '#2c1f12', 0.3)
  return clipTo(ids, curvePath(cutOutline(cut, rng), true), inner)
}

function rootsAndStones({ x, w, level, depth }: Cut, rng: Rng): string {
  let svg = ''
  for (const s of steps(8, 0.09, 0.91)) {
    const top = x + w * s
    const line: Pt[] = [
      [top, level + 8],
      [top + rng.range(-40, 40), level + depth * 0.22],
      [top + rng.range(-80, 80), level + depth * rng.range(0.35, 0.58)],
    ]
    svg += inkLine(line, rng, { weight: rng.range(4, 10), color: '#3f2c1a', opacity: 0.6 })
  }
  for (let i = 0; i < 14; i += 1) {
    const at: Pt = [x + w * rng.range(0.1, 0.9), level + depth * rng.range(0.16, 0.72)]
    const loop = blob(at, rng.range(8, 26), rng.range(6, 16), rng, 0.25, 14)
    svg +=
      fill(curvePath(loop, true), rng.pick(['#c3b59c', '#94866f', '#d6c7a9']), 0.85) +
      inkLine([...loop.slice(0, 8)], rng, { weight: 2, opacity: 0.5 })
  }
  return svg
}

/** The hollow a body leaves in the soil: pale about a dark body, dark about a pale one, so that either stands out. */
function hollow(look: Look, at: Pt, box: Box, rng: Rng): string {
  const dark = luminance(look.cap) < 0.25
  return [0.56, 0.53]
    .map((k) =>
      fill(
        curvePath(blob(at, box.w * k, box.h * k, rng, 0.1, 30), true),
        dark ? '#d3b888' : '#2c2015',
        dark ? 0.42 : 0.34,
      ),
    )
    .join('')
}

/** A cut through the soil with the body in it or growing out of it. */
export function buriedScene(look: Look, brush: Brush, room: Box): Scene {
  const own = forkBrush(brush, 'scene')
  const painter = PAINTERS[look.habit.form]
  const [mature, young] = [matureSize(look), youngSize(look)]
  const climbing = look.habit.form === 'insect-club'
  const traits = { label: 'main', tilt: 0.3, lean: 0.06 }
  const limits = climbing ? ([room.w * 0.6, room.h * 0.9] as const) : ([room.w * 0.58, room.h * 0.56] as const)
  let scale = room.w / Math.max(4, mature.cap * 2)
  let drawing = painter.whole(look, own, poseOf(mature, scale, traits))
  for (let round = 0; round < 2; round += 1) {
    const factor = Math.min(limits[0] / drawing.box.w, limits[1] / drawing.box.h)
    if (fits(factor)) break
    scale *= factor
    drawing = painter.whole(look, own, poseOf(mature, scale, traits))
  }
  const level = climbing ? room.y - drawing.box.y + room.h * 0.02 : room.y + room.h * 0.2
  const rng = own.rng.fork('soil')
  const cut: Cut = { x: room.x, w: room.w, level, depth: climbing ? room.y + room.h * 1.06 - level : room.h * 0.86 }
  const spec = { x: room.x - room.w * 0.01, y: level - 2, width: room.w * 1.02, kinds: look.habit.ground }
  const x = room.x + room.w * (climbing ? 0.36 : 0.42)
  const bodyY = climbing ? level : level + room.h * 0.68
  const small = painter.whole(look, own, poseOf(young, scale, { ...traits, label: 'young', young: true }))
  const smallAt: Pt = [room.x + room.w * 0.83, level + room.h * 0.42]
  const beds = climbing
    ? ''
    : hollow(look, [x, bodyY + drawing.box.y + drawing.box.h / 2], drawing.box, rng) +
      hollow(look, [smallAt[0], smallAt[1] + small.box.y + small.box.h / 2], small.box, rng)
  return {
    svg:
      soilBody(cut, { rng, ids: own.ids }) +
      rootsAndStones(cut, rng) +
      groundBack(spec, own) +
      beds +
      place(drawing.svg, x, bodyY) +
      (climbing ? '' : place(small.svg, smallAt[0], smallAt[1])) +
      groundFront({ ...spec, y: level - 18 }, own),
    pixelsPerCm: scale,
  }
}
