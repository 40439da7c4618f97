import { darken, mix } from '../color'
import { along, boxOf, heldAt, normals, splinePoints, type Pt } from '../geometry'
import { inkLine, wedge } from '../ink-outline'
import type { Rng } from '../prng'
import { curvePath, fill, place, stroke } from '../svg'
import { forkBrush, type Brush } from '../wash'
import type { SprigKind } from './props'
import { smoothLoop } from './shapes'

const SPRIGS: Record<SprigKind, { tones: readonly string[]; size: number; gap: number; fat: number; angle: number }> = {
  rosemary: { tones: ['#5f7355', '#7f9270', '#4a5f48'], size: 46, gap: 13, fat: 0.2, angle: 0.75 },
  laurel: { tones: ['#5c7444', '#7d9156', '#8fa06a'], size: 74, gap: 34, fat: 0.42, angle: 0.85 },
  thyme: { tones: ['#75855b', '#94a077', '#66764e'], size: 20, gap: 15, fat: 0.62, angle: 1.05 },
  fern: { tones: ['#6d8748', '#8a9f5a', '#57703c'], size: 74, gap: 12, fat: 0.2, angle: 1.15 },
  birch: { tones: ['#8a9a4a', '#a9a95a', '#c39a45'], size: 58, gap: 36, fat: 0.72, angle: 0.95 },
}

/** The lowest y that a sprig may reach in a product picture, pixels; it stays in the frame at every zoom. */
export const TABLE_EDGE = 1116

// The same for x.
const [LEFTMOST, RIGHTMOST] = [132, 1468] as const

/** A cut sprig from its foot at `from`, bending to `to`; it is moved inwards where its leaves would pass `lowest` or the frame's sides. */
export function sprig(kind: SprigKind, from: Pt, to: Pt, brush: Brush, lowest = Infinity): string {
  const own = forkBrush(brush, `sprig-${kind}-${Math.round(from[0])}`)
  const { rng } = own
  const { tones, size, gap, fat, angle } = SPRIGS[kind]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const axis = splinePoints(
    [
      from,
      [from[0] + dx * 0.4 - dy * 0.1, from[1] + dy * 0.4 + dx * 0.1],
      [from[0] + dx * 0.75 - dy * 0.08, from[1] + dy * 0.75 + dx * 0.08],
      to,
    ],
    Math.max(6, Math.round(length / gap)),
  )
  const side = normals(axis, false)
  const fills = tones.map(() => '')
  let ribs = ''
  let shadow = ''
  const tips: Pt[] = []
  axis.forEach((p, i) => {
    if (i === 0) return
    const t = i / axis.length
    const prev = heldAt(axis, i - 1)
    const step = Math.hypot(p[0] - prev[0], p[1] - prev[1]) || 1
    const ahead: Pt = [(p[0] - prev[0]) / step, (p[1] - prev[1]) / step]
    for (const s of [-1, 1]) {
      const n = heldAt(side, i)
      const turnBy = angle * rng.range(0.85, 1.15)
      const d: Pt = [
        ahead[0] * Math.cos(turnBy) + n[0] * s * Math.sin(turnBy),
        ahead[1] * Math.cos(turnBy) + n[1] * s * Math.sin(turnBy),
      ]
      const l =
        size *
        rng.range(0.8, 1.12) *
        (kind === 'fern' ? Math.sin(Math.PI * Math.min(0.97, 0.2 + t * 0.8)) : 1 - t * 0.35)
      const tip = along(p, d, l)
      const mid = along(p, d, l * 0.5)
      tips.push(tip)
      const q: Pt = [-d[1] * l * fat * 0.5, d[0] * l * fat * 0.5]
      const loop = curvePath([p, [mid[0] + q[0], mid[1] + q[1]], tip, [mid[0] - q[0], mid[1] - q[1]]], true)
      const k = rng.int(0, tones.length - 1)
      fills[k] = (fills[k] ?? '') + loop
      shadow += curvePath(
        [
          p,
          [mid[0] + q[0] + 7, mid[1] + q[1] + 10],
          [tip[0] + 8, tip[1] + 11],
          [mid[0] - q[0] + 7, mid[1] - q[1] + 10],
        ],
        true,
      )
      ribs += wedge(p, mid, along(p, d, l * 0.9), Math.max(1.4, l * 0.03))
    }
  })
  const leafInk = fills.join('')
  const reach = boxOf(tips)
  const drawn =
    fill(shadow, '#3a2f1d', 0.14) +
    inkLine(axis, rng, { weight: 6, color: mix('#6b4d2c', heldAt(tones, 0), 0.4), opacity: 0.9 }) +
    fills.map((d, i) => fill(d, heldAt(tones, i), 0.92)).join('') +
    stroke(leafInk, darken(heldAt(tones, 0), 0.75), 1.5, 0.6) +
    fill(ribs, darken(heldAt(tones, 2), 0.55), 0.55)
  if (lowest === Infinity) return drawn
  const lift = Math.max(0, reach.y + reach.h + 12 - lowest)
  const inward = Math.max(0, LEFTMOST - reach.x) - Math.max(0, reach.x + reach.w + 8 - RIGHTMOST)
  return place(drawn, inward, -lift)
}

const LEAF_TONES = ['#a9783f', '#8c5a33', '#c09a5a', '#9c8a4e', '#b5622f', '#7d6a3a'] as const

/** Leaves lying on the ground over a strip, each with its midrib. */
export function fallenLeaves(x: number, y: number, w: number, h: number, count: number, rng: Rng): string {
  return Array.from({ length: count }, () => {
    const [size, a] = [rng.range(24, 48), rng.range(-0.8, 0.8)]
    const p: Pt = [x + rng.next() * w, y + rng.range(-0.5, 0.5) * h]
    const put = ([u, v]: Pt): Pt => [
      p[0] + (u * Math.cos(a) - v * Math.sin(a)) * size,
      p[1] + (u * Math.sin(a) + v * Math.cos(a)) * size * 0.6,
    ]
    const color = rng.pick(LEAF_TONES)
    const loop = curvePath(
      smoothLoop(
        [
          [-1, 0],
          [-0.6, -0.34],
          [-0.2, -0.3],
          [0.1, -0.48],
          [0.5, -0.3],
          [1, 0],
          [0.5, 0.32],
          [0.1, 0.42],
          [-0.2, 0.3],
          [-0.6, 0.3],
        ].map(([u = 0, v = 0]) => put([u, v])),
        24,
      ),
      true,
    )
    const veins =
      wedge(put([-1.3, 0.04]), put([0, 0.02]), put([0.95, 0]), size * 0.07) +
      [-0.5, -0.1, 0.3]
        .map(
          (u) =>
            wedge(put([u, 0]), put([u + 0.15, -0.14]), put([u + 0.3, -0.28]), 1.8) +
            wedge(put([u, 0]), put([u + 0.15, 0.14]), put([u + 0.3, 0.28]), 1.8),
        )
        .join('')
    return (
      `<g transform="translate(5 8)">${fill(loop, '#2f2417', 0.2)}</g>` +
      fill(loop, color) +
      fill(veins, darken(color, 0.65), 0.6) +
      stroke(loop, darken(color, 0.8), 1.8, 0.7)
    )
  }).join('')
}
