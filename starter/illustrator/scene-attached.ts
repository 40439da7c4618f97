import { joinBoxes, lerp, type Box, type Pt } from './geometry'
import { groundBack, groundFront } from './ground'
import type { Look } from './look'
import { fits, matureSize, poseOf, youngSize } from './measure'
import { PAINTERS } from './painters'
import type { Rng } from './prng'
import type { Scene } from './scene'
import { curvePath, fill, place } from './svg'
import { blob, forkBrush, type Brush } from './wash'
import { branch, lyingLog, standingTrunk } from './wood'

interface Perch {
  readonly side?: number
  readonly x: number
  readonly y: number
  readonly k: number
  readonly turn: number
  readonly young: boolean
}

// Foot, size and side of each shell, the far ones first: each tier hides the feet of the one behind it.
const OYSTER_TIERS: readonly (readonly [number, number, number, number])[] = [
  [0.04, -0.34, 0.86, 0.1],
  [-0.5, -0.24, 0.84, -0.55],
  [0.56, -0.26, 0.82, 0.6],
  [-0.86, 0.06, 0.66, -0.95],
  [0.9, 0.04, 0.7, 0.95],
  [-0.3, 0.08, 1, -0.35],
  [0.36, 0.12, 0.96, 0.4],
  [0.02, 0.29, 0.62, 0.05],
]

/** Shells in tiers: small counts keep the middle. */
function oysterPerches(count: number, rng: Rng): Perch[] {
  const tiers =
    count >= OYSTER_TIERS.length ? OYSTER_TIERS : [...OYSTER_TIERS.slice(0, 3), ...OYSTER_TIERS.slice(5, count + 2)]
  return tiers.map(([x, y, k, side]) => ({
    x: x * 0.76 + rng.range(-0.04, 0.04),
    y: y * 0.82 + rng.range(-0.03, 0.03),
    k: k * rng.range(0.92, 1.05),
    turn: rng.range(-0.05, 0.05),
    young: false,
    side,
  }))
}

/** Places on the wood, in fractions of the mature body's width about the middle of the group. */
function perches(look: Look, brush: Brush): Perch[] {
  const { form, count, stand } = look.habit
  const rng = brush.rng.fork('perches')
  if (form === 'oyster') return oysterPerches(count, rng)
  if (form === 'icicle' || form === 'chaga' || form === 'black-knot')
    return form === 'icicle'
      ? [
          { x: -0.06, y: -0.1, k: 1, turn: 0, young: false },
          { x: 0.58, y: 0.85, k: 1, turn: 0, young: true },
        ]
      : [{ x: 0, y: 0, k: 1, turn: 0, young: false }]
  if (stand === 'branch') {
    if (form !== 'ear')
      return [
        { x: 0, y: 0, k: 1, turn: 0, young: false },
        { x: form === 'frills' ? 0.72 : 0.82, y: 0.02, k: 1, turn: 0.1, young: true },
      ]
    return Array.from({ length: count }, (_, i) => {
      const s = count === 1 ? 0 : lerp(-1, 1, i / (count - 1))
      return {
        x: s * 0.17 * (count + 0.4) + rng.range(-0.08, 0.08),
        y: (i % 2 ? 0.16 : -0.42) + rng.range(-0.06, 0.06),
        k: i === Math.floor(count / 2) ? 1 : rng.range(0.62, 0.9),
        turn: rng.range(-0.4, 0.4) - s * 0.12,
        young: i === 0,
      }
    }).sort((a, b) => a.y - b.y)
  }
  if (count <= 2)
    return [
      { x: 0.04, y: -0.3, k: 1, turn: -0.03, young: false },
      { x: -0.22, y: 0.42, k: 1, turn: 0.05, young: true },
    ]
  const columns = stand === 'log' ? Math.ceil(count / (count > 8 ? 3 : 2)) : 2
  const rows = Math.ceil(count / columns)
  const [stepX, stepY] = stand === 'log' ? [0.52, 0.33] : [0.42, 0.36]
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const column = i % columns
    const s = columns === 1 ? 0 : column - (columns - 1) / 2 + (row % 2 ? 0.3 : -0.15)
    return {
      x: s * stepX + rng.range(-0.05, 0.05),
      y: (row - (rows - 1) / 2) * stepY + rng.range(-0.07, 0.07),
      k: i === columns ? 1 : rng.range(0.6, 1),
      turn: -s * 0.1 + rng.range(-0.1, 0.1),
      young: i === 0,
    }
  })
}

/** Shelves, ears, beards and crusts on their wood. */
export function shelfScene(look: Look, brush: Brush, room: Box): Scene {
  const own = forkBrush(brush, 'scene')
  const { form, stand, bark } = look.habit
  const painter = PAINTERS[form]
  const [mature, young] = [matureSize(look), youngSize(look)]
  const places = perches(look, own)
  const draw = (scale: number): { svg: string; box: Box } => {
    const unit = mature.cap * scale
    const boxes: Box[] = []
    let svg = ''
    places.forEach((p, i) => {
      const size = p.young
        ? young
        : { cap: mature.cap * p.k, stemLength: mature.stemLength * p.k, stemWidth: mature.stemWidth * p.k }
      const drawing = painter.whole(
        look,
        own,
        poseOf(size, scale, { label: `shelf${i}`, young: p.young, tilt: look.habit.tilt, side: p.side ?? 0 }),
      )
      const [x, y] = [p.x * unit, p.y * unit]
      const box = { ...drawing.box, x: drawing.box.x + x, y: drawing.box.y + y }
      for (const [k, alpha] of [
        [0.52, 0.12],
        [0.4, 0.16],
      ] as const) {
        const at: Pt = [box.x + box.w * 0.56, box.y + box.h * 0.8]
        svg += fill(
          curvePath(blob(at, box.w * k, box.h * k * 0.7, own.rng.fork(`shadow${i}${k}`), 0.2, 20), true),
          '#241d12',
          alpha,
        )
      }
      svg += place(drawing.svg, x, y, p.turn)
      boxes.push(box)
    })
    return { svg, box: joinBoxes(boxes) }
  }
  const limits =
    stand === 'trunk'
      ? ([room.w * 0.74, room.h * 0.7] as const)
      : stand === 'branch'
        ? ([room.w * 0.86, room.h * 0.72] as const)
        : ([room.w * 0.84, room.h * (form === 'oyster' ? 0.72 : 0.6)] as const)
  let scale = room.w / Math.max(2, mature.cap * 3)
  let group = draw(scale)
  for (let round = 0; round < 2; round += 1) {
    const factor = Math.min(limits[0] / group.box.w, limits[1] / group.box.h)
    if (fits(factor)) break
    scale *= factor
    group = draw(scale)
  }
  const middle: Pt = [room.x + room.w / 2, room.y + room.h * (stand === 'log' ? 0.58 : 0.5)]
  const [x, y] = [middle[0] - (group.box.x + group.box.w / 2), middle[1] - (group.box.y + group.box.h / 2)]
  const body = place(group.svg, x, y)
  if (stand === 'trunk') {
    const girth = Math.min(room.w * 0.66, Math.max(room.w * 0.42, group.box.w * (form === 'icicle' ? 0.95 : 0.74)))
    return {
      svg: standingTrunk(middle[0], room.y - room.h * 0.02, room.y + room.h * 1.05, girth, bark, own) + body,
      pixelsPerCm: scale,
    }
  }
  if (stand === 'branch') {
    const girth = form === 'black-knot' ? room.h * 0.07 : room.h * 0.13
    const lift = form === 'ear' || form === 'black-knot' ? 0 : group.box.h * 0.42
    return { svg: branch(room.x, middle[1] + lift, room.w, girth, bark, own) + body, pixelsPerCm: scale }
  }
  const girth = Math.max(room.h * 0.4, group.box.h * 0.72)
  const floor = {
    x: room.x - room.w * 0.02,
    y: middle[1] + girth * 0.42,
    width: room.w * 1.04,
    kinds: ['moss', 'litter'] as const,
  }
  const log = lyingLog(room.x + room.w * 0.02, middle[1] - girth * 0.5, room.w * 0.95, girth, bark, own)
  return {
    svg: groundBack(floor, own) + log + body + groundFront({ ...floor, y: middle[1] + girth * 0.5 }, own),
    pixelsPerCm: scale,
  }
}
