import { darken, inkFor, lighten, shadeOf } from './color'
import { lerp, mixPt, steps, TAU, type Pt } from './geometry'
import { inkLine, penLine, wedge } from './ink-outline'
import type { RingKind } from './habit'
import type { Look } from './look'
import { loopNoise } from './prng'
import type { Stipe } from './stipe'
import { curvePath, fill } from './svg'
import { blob, forkBrush, washedBody, type Brush } from './wash'

const frill = (rx: number, ry: number, y: number, count: number, depth: number, noise: (t: number) => number): Pt[] =>
  steps(count + 1, 0, Math.PI).map((a): Pt => [-Math.cos(a) * rx, y + Math.sin(a) * ry + noise(a / TAU) * depth])

/** How far a ring hangs and stands out, by the half width of its stem. */
function ringSize(ring: RingKind, half: number): { drop: number; wide: number } {
  if (ring === 'skirt') return { drop: half * 1.3, wide: half * 1.95 }
  if (ring === 'sheath') return { drop: half * 0.7, wide: half * 1.18 }
  // A narrow torn band identifies a funeral bell, so it is small but stands out from the stem.
  if (ring === 'trace') return { drop: half * 0.62, wide: half * 1.62 }
  return { drop: half * 0.34, wide: half * (ring === 'cogwheel' ? 2.1 : 1.95) }
}

/** The ring on a stem, seen a little from above, drawn in the stem's coordinates. */
export function paintRing(stipe: Stipe, look: Look, brush: Brush, height = 0.74): string {
  const { ring } = look.habit
  if (ring === 'none') return ''
  const own = forkBrush(brush, 'ring')
  const { p, half } = stipe.pointAt(height)
  const color = look.habit.ringColor ?? lighten(look.stem, 0.3)
  const noise = loopNoise(own.rng, 9)
  const ink = inkFor(color)
  const lean = Math.tan(stipe.angle) * 0.5
  const shift = (loop: Pt[]): Pt[] => loop.map(([x, y]) => [x + p[0], y + p[1] + x * lean])
  const { drop, wide } = ringSize(ring, half)
  const top = frill(half * 1.02, half * 0.22, 0, 14, 0, noise).reverse()
  const bottom = frill(wide, half * (ring === 'skirt' ? 0.4 : 0.5), drop, 22, half * 0.16, noise)
  const teeth =
    ring === 'cogwheel'
      ? bottom.map(([x, y], i): Pt => [x * (i % 2 ? 1.06 : 0.94), y + (i % 2 ? half * 0.22 : -half * 0.06)])
      : ring === 'trace'
        ? bottom.map(([x, y], i): Pt => [x, y + (i % 3 === 1 ? -half * 0.2 : 0)])
        : bottom
  const loop = shift([...teeth, ...top])
  let folds = ''
  for (const k of steps(17, 0.04, 0.96)) {
    const a = Math.PI * k
    folds += wedge(
      [p[0] - Math.cos(a) * wide * 0.95, p[1] + drop + Math.sin(a) * half * 0.36],
      [p[0] - Math.cos(a) * half * 1.15, p[1] + drop * 0.4 + Math.sin(a) * half * 0.24],
      [p[0] - Math.cos(a) * half, p[1] + Math.sin(a) * half * 0.2],
      own.rng.range(1.4, 3),
    )
  }
  const shadow = fill(
    curvePath(
      loop.map(([x, y]): Pt => [x * 0.98 + p[0] * 0.02 + half * 0.12, y + half * 0.28]),
      true,
    ),
    shadeOf(look.stem),
    0.34,
  )
  const body = washedBody(loop, own, {
    base: color,
    depth: 0.5,
    gloss: 0.3,
    detail: fill(folds, shadeOf(color), 0.42),
    ink,
    inkWeight: Math.max(2, half * 0.07),
  })
  const collarTop =
    ring === 'collar' || ring === 'cogwheel'
      ? washedBody(
          shift([
            ...frill(wide * 0.94, half * 0.34, drop * 0.1, 18, half * 0.1, noise),
            ...frill(wide * 0.94, -half * 0.22, drop * 0.1, 18, 0, noise).reverse(),
          ]),
          own,
          { base: lighten(color, 0.25), depth: 0.3, ink, inkWeight: 2, detail: fill(folds, shadeOf(color), 0.25) },
        )
      : ''
  return shadow + body + collarTop
}

// A bulb with a gutter has one rim, a panther cap a girdle above its collar.
const COLLARS = { one: [0.25], two: [0.25, 0.34] } as const

/** Clefts that run down a bulb from its upper edge, dark within. */
function clefts(stipe: Stipe, { rng }: Brush): string {
  const [top, middle, foot] = [stipe.pointAt(0.27), stipe.pointAt(0.16), stipe.pointAt(0.05)]
  const lines = [-0.5, 0.15, 0.6].map((s) => {
    const heart: Pt = [middle.p[0] + s * middle.half * rng.range(0.95, 1.1), middle.p[1]]
    const width = middle.half * rng.range(0.1, 0.16)
    const ends: readonly Pt[] = [
      [top.p[0] + s * top.half * 0.9, top.p[1]],
      [foot.p[0] + s * foot.half, foot.p[1]],
    ]
    return ends.map((end) => wedge(heart, mixPt(heart, end, 0.5), end, width)).join('')
  })
  return fill(lines.join(''), '#4e3220', 0.85)
}

/** The volva's back wall (drawn before the stem) and front (after it), at the stem's foot. */
export function paintVolva(stipe: Stipe, look: Look, brush: Brush): { back: string; front: string } {
  const { volva } = look.habit
  if (volva === 'none') return { back: '', front: '' }
  const own = forkBrush(brush, 'volva')
  const width = Math.max(stipe.pointAt(0.1).half, stipe.pointAt(0.4).half * 1.1)
  const tall = -stipe.apex[1]
  const color = look.habit.volvaColor ?? lighten(look.stem, 0.4)
  const ink = inkFor(color)
  if (volva === 'sac') {
    // The sac encloses the foot and leaves the rest of the stem visible.
    const [w, h] = [width * 1.22, Math.min(width * 2.4, tall * 0.32)]
    const noise = loopNoise(own.rng, 8)
    const lobes = steps(15, -1, 1).map((s): Pt => [
      s * w * 1.02,
      -h * (0.86 + 0.2 * noise((s + 1) / 3)) - Math.abs(Math.sin(s * 5)) * h * 0.12,
    ])
    const bag: Pt[] = [
      [w * 1.1, -h * 0.5],
      [w * 1.04, -h * 0.1],
      [w * 0.6, h * 0.14],
      [0, h * 0.2],
      [-w * 0.6, h * 0.14],
      [-w * 1.04, -h * 0.1],
      [-w * 1.1, -h * 0.5],
    ]
    const backLoop: Pt[] = [
      ...lobes.map(([x, y]): Pt => [x * 0.93, y - h * 0.16]),
      [w * 0.8, -h * 0.3],
      [-w * 0.8, -h * 0.3],
    ]
    let folds = ''
    for (const s of steps(11, -0.9, 0.9))
      folds += wedge([s * w, -h * 0.7], [s * w * 1.1, -h * 0.3], [s * w * 0.6, h * 0.1], own.rng.range(1.5, 3))
    return {
      back: washedBody(backLoop, own, { base: darken(color, 0.25), ink, inkWeight: 2.6, depth: 0.3 }),
      front: washedBody([...lobes, ...bag], own, {
        base: color,
        flood: '#c9b894',
        ink,
        inkWeight: 4,
        depth: 0.7,
        detail: fill(folds, shadeOf(color), 0.4),
      }),
    }
  }
  if (volva === 'split') return { back: '', front: clefts(stipe, own) }
  let front = ''
  const rows =
    volva === 'rings'
      ? [0.3, 0.235, 0.175]
      : volva === 'collar'
        ? COLLARS[look.habit.stem === 'globe' ? 'one' : 'two']
        : [0.22]
  for (const t of rows) {
    const { p, half } = stipe.pointAt(t)
    if (volva === 'rings') {
      for (const k of steps(8, -0.9, 0.9)) {
        const size = half * own.rng.range(0.06, 0.14)
        const at: Pt = [
          p[0] + k * half * 1.04,
          p[1] + Math.sqrt(Math.max(0, 1 - k * k)) * half * 0.26 + own.rng.range(-2, 2),
        ]
        const loop = blob(at, size * 1.5, size * 0.7, own.rng, 0.3, 12)
        front +=
          fill(
            curvePath(
              loop.map(([x, y]): Pt => [x + 2, y + size * 0.5]),
              true,
            ),
            shadeOf(look.stem),
            0.45,
          ) +
          fill(curvePath(loop, true), color) +
          inkLine(loop.slice(2, 9), own.rng, { weight: 2, color: ink, opacity: 0.6 })
      }
    } else {
      const rim = steps(13, 0, Math.PI).map((a): Pt => [
        p[0] - Math.cos(a) * half * (volva === 'collar' ? 1.1 : 1.06),
        p[1] + Math.sin(a) * half * 0.3 + own.rng.range(-2, 2),
      ])
      front +=
        fill(
          penLine(rim, own.rng, half * (volva === 'collar' ? 1.6 : 1) * lerp(0.16, 0.24, own.rng.next())),
          color,
          0.95,
        ) +
        inkLine(
          rim.map(([x, y]): Pt => [x, y + half * 0.1]),
          own.rng,
          { weight: volva === 'collar' ? Math.max(2.4, half * 0.07) : 2.4, color: ink, opacity: 0.65 },
        )
    }
  }
  return { back: '', front }
}
