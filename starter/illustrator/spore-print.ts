import { darken, lighten, luminance, mix } from './color'
import { lerp, TAU, type Pt } from './geometry'
import type { Form } from './habit'
import type { Look } from './look'
import { wedge } from './ink-outline'
import type { Rng } from './prng'
import { curvePath, fill, linePath, num, radial, stroke } from './svg'
import { blob, forkBrush, type Brush } from './wash'

/** How spores come to lie on the slip: under a round cap, under a shelf, or shaken out as dust. */
type Fall = 'disc' | 'fan' | 'dust'

const FALLS: Partial<Record<Form, Fall>> = {
  agaric: 'disc',
  funnel: 'disc',
  oyster: 'fan',
  bracket: 'fan',
  reishi: 'fan',
  rosette: 'fan',
}

type Spread = (turn: number, reach: number) => Pt

const discSpread =
  (R: number): Spread =>
  (turn, reach) => [Math.cos(turn * TAU) * R * reach, Math.sin(turn * TAU) * R * reach]

const fanSpread =
  (R: number): Spread =>
  (turn, reach) => {
    const angle = Math.PI / 2 + (turn - 0.5) * 3.5
    return [Math.cos(angle) * R * 1.06 * reach, -R * 0.5 + Math.sin(angle) * R * 1.45 * reach]
  }

function rays(spread: Spread, look: Look, R: number, rng: Rng): string {
  const { gills } = look.morphology
  const n = gills === 'ridges' ? 46 : Math.round(look.habit.gillCount * 1.35)
  let data = ''
  for (let i = 0; i < n; i += 1) {
    const turn = (i + rng.range(-0.25, 0.25)) / n
    const inner = i % 2 === 0 ? 0.15 : i % 4 === 1 ? 0.62 : 0.4
    data += wedge(
      spread(turn, rng.range(0.95, 1)),
      spread(turn + 0.0016, 0.6),
      spread(turn, inner),
      ((TAU * R) / n) * rng.range(0.5, 0.78),
    )
  }
  return data
}

function poreDots(spread: Spread, rng: Rng): string {
  let data = ''
  for (let reach = 0.97; reach > 0.08; reach -= 0.04) {
    const count = Math.floor((TAU * reach) / 0.04)
    for (let i = 0; i < count; i += 1) {
      if (rng.chance(0.08)) continue
      const [x, y] = spread((i + rng.range(-0.4, 0.4)) / count, reach + rng.range(-0.008, 0.008))
      data += `M${num(x)} ${num(y)}h.1`
    }
  }
  return data
}

function scatter(spread: Spread, count: number, from: number, spill: number, rng: Rng): string {
  let data = ''
  for (let i = 0; i < count; i += 1) {
    const [x, y] = spread(rng.next(), from + Math.abs(rng.gauss()) * spill)
    data += `M${num(x)} ${num(y)}h.1`
  }
  return data
}

/** A spore print about the origin, `radius` pixels, on a slip of paper dark or light enough to show it. */
export function sporePrint(look: Look, brush: Brush, radius: number): string {
  const own = forkBrush(brush, 'spore-print')
  const { rng, ids } = own
  const color = look.morphology.sporePrint.hex
  const pale = luminance(color) > 0.72
  const card = pale ? mix('#3c4038', color, 0.06) : '#fbf6ea'
  const R = radius
  const fall = look.morphology.gills === 'none' ? 'dust' : (FALLS[look.habit.form] ?? 'dust')
  const slip: Pt[] = [
    [-R * 1.24, -R * 1.22],
    [0, -R * 1.235],
    [R * 1.23, -R * 1.21],
    [R * 1.245, 0],
    [R * 1.24, R * 1.23],
    [0, R * 1.22],
    [-R * 1.23, R * 1.235],
    [-R * 1.25, 0],
  ]
  const paper =
    fill(
      linePath(
        slip.map(([x, y]): Pt => [x + R * 0.045, y + R * 0.06]),
        true,
      ),
      '#4a3b24',
      0.22,
    ) +
    fill(linePath(slip, true), card) +
    stroke(linePath(slip, true), darken(card, 0.5), 1.4, 0.4)
  if (fall === 'dust') {
    const heaps = [1, 0.8, 0.62, 0.42]
      .map((k) =>
        fill(
          curvePath(blob([R * 0.05 * (1 - k), -R * 0.04 * (1 - k)], R * 0.84 * k, R * 0.72 * k, rng, 0.2, 26), true),
          color,
          0.32,
        ),
      )
      .join('')
    const wide: Spread = (turn, reach) => discSpread(R * 0.9)(turn, Math.min(1.22, reach))
    return (
      paper +
      heaps +
      stroke(scatter(wide, 1100, 0, 0.55, rng), color, R * 0.02, 0.7) +
      stroke(scatter(wide, 300, 0, 0.3, rng), mix(color, darken(color, 0.4), 0.6), R * 0.026, 0.5)
    )
  }
  const spread = fall === 'fan' ? fanSpread(R) : discSpread(R)
  const rim = Array.from({ length: 36 }, (_, i) => spread(fall === 'fan' ? i / 35 : i / 36, 1))
  const ground: Pt = fall === 'fan' ? [0, -R * 0.5] : [0, 0]
  const reach = fall === 'fan' ? 1.5 : 1.1
  const veil = radial(ids, ground, R * reach, [
    [0, color, 0.12],
    [0.16, color, 0.2],
    [0.3, color, 0.5],
    [0.8, color, 0.42],
    [0.9, color, 0.5],
    [0.95, color, 0.16],
    [1, color, 0],
  ])
  const { gills } = look.morphology
  const rayed = gills === 'gills' || gills === 'ridges'
  const print = rayed
    ? fill(rays(spread, look, R, rng), pale ? color : mix(color, darken(color, 0.2), 0.5), 0.86)
    : stroke(poreDots(spread, rng), color, R * 0.029, 0.85)
  const bare =
    fall === 'fan'
      ? ''
      : fill(
          curvePath(blob([R * 0.01, 0], R * 0.11, R * 0.105, rng, 0.12, 16), true),
          pale ? card : lighten(card, 0.2),
          0.85,
        )
  const outline = linePath(rim, true)
  return (
    paper +
    veil.def +
    fill(outline, color, 0.3) +
    fill(fall === 'fan' ? outline : curvePath(blob([0, 0], R * 1.1, R * 1.1, rng, 0.02, 30), true), veil.paint) +
    print +
    stroke(scatter(spread, 420, lerp(0.97, 0.99, rng.next()), 0.075, rng), color, Math.max(1.4, R * 0.008), 0.5) +
    bare
  )
}
