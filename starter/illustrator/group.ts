import { joinBoxes, lerp, moveBox, steps, turnBox, type Box, type Pt } from './geometry'
import { veilEgg } from './egg'
import type { Look } from './look'
import { matureSize, poseOf, youngSize } from './measure'
import { PAINTERS } from './painters'
import { createStamp, curvePath, fill, place, type Drawing } from './svg'
import { blob, forkBrush, type Brush } from './wash'

interface Member {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly lean: number
  readonly tilt: number
  readonly young: boolean
}

/**
 * Positions of the bodies in a group, in fractions of the mature cap's width, which is `room` pixels; depth is limited
 * in pixels so that every foot stays on the ground strip.
 */
function members(look: Look, brush: Brush, aspect: number, room: number): Member[] {
  const { group, count, stemCurve, tilt } = look.habit
  const rng = brush.rng.fork('members')
  const mature = matureSize(look)
  const ratio = mature.stemLength / Math.max(mature.cap, 0.1)
  if (group === 'single') return [{ x: 0, y: 0, k: 1, lean: stemCurve, tilt, young: false }]
  if (group === 'pair') {
    const side = rng.chance(0.75) ? 1 : -1
    return [
      { x: 0, y: 0, k: 1, lean: -stemCurve * side, tilt, young: false },
      {
        x: side * Math.max(0.66, Math.min(0.9, 0.5 + aspect * 0.3)),
        y: 0.04,
        k: 1,
        lean: stemCurve * side * 0.8,
        tilt: tilt * 0.7,
        young: true,
      },
    ]
  }
  if (group === 'troop') {
    const gap = Math.max(0.62, Math.min(1.05, ratio * 0.2))
    return steps(count, -1, 1)
      .map((s, i) => ({
        x: (s * (count - 1) * gap) / 2 + rng.range(-0.08, 0.08),
        y: Math.min(0.12, (26 / room) * (i % 2) + rng.range(0, 18) / room),
        k: i === Math.floor(count / 2) ? 1 : rng.range(0.68, 0.95),
        lean: s * stemCurve + rng.range(-0.06, 0.06),
        tilt: tilt + rng.range(-0.12, 0.14),
        young: count > 2 && i === count - 1,
      }))
      .sort((a, b) => a.y - b.y)
  }
  if (count <= 4) {
    return steps(count, -1, 1)
      .map((s, i) => ({
        x: s * 0.4,
        y: i === 1 ? 0.12 : 0,
        k: i === 1 ? 0.78 : i === 0 ? 1 : 0.88,
        lean: s * Math.max(0.34, stemCurve) + (i === 1 ? 0.1 : 0),
        tilt: tilt + (i === 1 ? -0.1 : rng.range(-0.05, 0.14)),
        young: false,
      }))
      .sort((a, b) => a.y - b.y)
  }
  const rows = count <= 7 ? 2 : 3
  return Array.from({ length: count }, (_, i) => {
    const v = i / Math.max(1, count - 1)
    const row = Math.floor(v * (rows - 0.01))
    const within = (i % Math.max(1, Math.ceil(count / rows))) / Math.max(1, Math.ceil(count / rows) - 1)
    const s = lerp(-1, 1, within) + (row % 2) * 0.12 + rng.range(-0.12, 0.12)
    return {
      x: s * 0.22,
      y: row * 0.05,
      k: lerp(1, 0.6, row / (rows - 1)) * rng.range(0.86, 1.06),
      lean: s * Math.max(stemCurve, 0.16) * 2.4,
      tilt: tilt + rng.range(-0.1, 0.16),
      young: row === rows - 1 && within > 0.5,
    }
  })
}

export interface Group extends Drawing {
  /** Soft shadows that the bodies cast on what they stand on. */
  readonly shadow: string
}

/** A dense tuft: a few threads are drawn and then repeated many times, each turned about its foot. */
function tuft(look: Look, brush: Brush, pixelsPerCm: number): Group {
  const painter = PAINTERS[look.habit.form]
  const mature = matureSize(look)
  const rng = brush.rng.fork('tuft')
  const stamps = [1, 0.94, 0.88, 1.04, 0.8, 0.72, 0.97, 0.66, 0.84].map((k, i) => {
    const size = {
      cap: mature.cap * rng.range(0.6, 1.15),
      stemLength: mature.stemLength * k,
      stemWidth: mature.stemWidth,
    }
    const drawing = painter.whole(
      look,
      brush,
      poseOf(size, pixelsPerCm, {
        label: `thread${i}`,
        tilt: look.habit.tilt + rng.range(-0.06, 0.2),
        lean: rng.range(-0.1, 0.1),
      }),
    )
    return { print: createStamp(brush.ids, drawing.svg), box: drawing.box, k }
  })
  const unit = mature.cap * pixelsPerCm
  const places = Array.from({ length: look.habit.count }, (_, i) => {
    const s = lerp(-1, 1, i / (look.habit.count - 1)) + rng.range(-0.2, 0.2)
    const index = rng.int(0, stamps.length - 1)
    return { s, index, y: rng.range(0, 0.4), k: stamps[index]?.k ?? 1 }
  }).sort((a, b) => b.k - a.k)
  let svg = ''
  const boxes: Box[] = []
  for (const { s, index, y } of places) {
    const stamp = stamps[index]
    if (!stamp) continue
    const angle = s * 0.2 + rng.range(-0.05, 0.05)
    svg += place(stamp.print(), s * unit * 0.9, y * unit * 0.5, angle)
    boxes.push(moveBox(turnBox(stamp.box, angle), s * unit * 0.9, y * unit * 0.5))
  }
  return {
    svg,
    shadow: fill(curvePath(blob([unit * 0.5, unit * 0.2], unit * 2, unit * 0.35, rng, 0.2, 22), true), '#2f2a1c', 0.2),
    box: joinBoxes(boxes),
  }
}

/** The bodies standing together about the origin, at a scale in pixels per centimetre. */
export function standingGroup(look: Look, brush: Brush, pixelsPerCm: number): Group {
  const own = forkBrush(brush, 'group')
  const painter = PAINTERS[look.habit.form]
  const [mature, young] = [matureSize(look), youngSize(look)]
  const unit = mature.cap * pixelsPerCm
  let svg = ''
  let shadow = ''
  const boxes: Box[] = []
  if (look.habit.group === 'tuft') return tuft(look, own, pixelsPerCm)
  members(look, own, painter.aspect, unit).forEach((m, i) => {
    const size = m.young
      ? young
      : {
          cap: mature.cap * m.k,
          stemLength: mature.stemLength * lerp(m.k, 1, 0.25),
          stemWidth: mature.stemWidth * lerp(m.k, 1, 0.4),
        }
    const drawing = painter.whole(
      look,
      own,
      poseOf(size, pixelsPerCm, { label: `body${i}`, tilt: m.tilt, lean: m.lean, young: m.young }),
    )
    const [x, y] = [m.x * unit, m.y * unit]
    svg += place(drawing.svg, x, y)
    const width = Math.max(size.cap, size.stemWidth * 2) * pixelsPerCm
    for (const [k, alpha] of [
      [0.5, 0.13],
      [0.36, 0.15],
      [0.2, 0.16],
    ] as const) {
      const at: Pt = [x + width * 0.2, y + width * 0.02]
      shadow += fill(
        curvePath(blob(at, width * k, Math.min(34, width * k * 0.16), own.rng, 0.2, 22), true),
        '#2f2a1c',
        alpha,
      )
    }
    boxes.push(moveBox(drawing.box, x, y))
  })
  if (look.habit.volva === 'sac' && look.habit.group === 'pair') {
    const egg = veilEgg(look, own, Math.max(mature.stemWidth * 2.1, young.cap * 0.62) * pixelsPerCm)
    const [young1] = boxes.slice(-1)
    const left = boxes[0]
    const before = (young1?.x ?? 0) < (left?.x ?? 0)
    // On the side without the young body, next to the mature one and under its cap.
    const x = (before ? 1 : -1) * Math.max(unit * 0.46, egg.box.w * 0.95)
    svg += place(egg.svg, x, unit * 0.05)
    boxes.push(moveBox(egg.box, x, unit * 0.05))
  }
  return { svg, shadow, box: joinBoxes(boxes) }
}
