import { onePatch, plates, unbrokenDisc } from './cap-patches'
import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, mixPt, steps, TAU, type Pt } from './geometry'
import { wedge } from './ink-outline'
import type { Look } from './look'
import { meanders } from './meanders'
import type { Rng } from './prng'
import type { Solid, Spot } from './solid'
import { curvePath, fill, linePath, stroke } from './svg'

/** A small loop lying on the body at a spot: `shape` in surface pixels (round, down). */
export const patchOn = (spot: Spot, shape: readonly Pt[]): Pt[] =>
  shape.map(([x, y]): Pt => [
    spot.p[0] + spot.round[0] * x + spot.down[0] * y,
    spot.p[1] + spot.round[1] * x + spot.down[1] * y,
  ])

const roughRound = (size: number, rng: Rng, count = 8): Pt[] =>
  steps(count + 1, 0, TAU)
    .slice(0, count)
    .map((a): Pt => {
      const r = size * rng.range(0.72, 1.2)
      return [Math.cos(a) * r, Math.sin(a) * r]
    })

type Ring = { readonly t: number; readonly count: number }

/** Calls `draw` for spots spread in rings over the visible side. */
function spread(solid: Solid, rings: readonly Ring[], rng: Rng, draw: (spot: Spot, t: number) => void): void {
  for (const { t, count } of rings) {
    const phase = rng.range(0, TAU)
    for (let i = 0; i < count; i += 1) {
      const at = Math.min(0.99, Math.max(0.01, t + rng.range(-0.025, 0.025)))
      const spot = solid.spot(phase + ((i + rng.range(-0.28, 0.28)) / count) * TAU, at)
      if (spot.facing > 0.04) draw(spot, at)
    }
  }
}

/** Loose warts with their own shadow and a lit top. */
function warts(solid: Solid, color: string, capColor: string, rng: Rng, scale = 1): string {
  const R = solid.radius
  const shadow: string[] = []
  const body: string[] = []
  const shade: string[] = []
  const rings = [0.05, 0.19, 0.32, 0.45, 0.58, 0.7, 0.82, 0.92].map((t) => ({ t, count: Math.round(3 + t * 24) }))
  spread(solid, rings, rng, (spot, t) => {
    const size = R * rng.range(0.042, 0.078) * (1.2 - t * 0.72) * scale
    const shape = roughRound(size, rng, 9)
    const loop = patchOn(spot, shape)
    shadow.push(
      linePath(
        loop.map(([x, y]): Pt => [x + size * 0.3, y + size * 0.38]),
        true,
      ),
    )
    body.push(curvePath(loop, true))
    shade.push(
      linePath(
        patchOn(
          spot,
          shape.map(([x, y]): Pt => [x * 0.62 + size * 0.24, y * 0.55 + size * 0.3]),
        ),
        true,
      ),
    )
  })
  return (
    fill(shadow.join(''), darken(capColor, 0.75), 0.5) +
    fill(body.join(''), color, 0.96, ` stroke="${inkFor(capColor)}" stroke-width="1.1" stroke-opacity=".5"`) +
    fill(shade.join(''), shadeOf(color), 0.28)
  )
}

/** Pointed scales in rings, denser towards the middle when `crowded`. */
function scales(solid: Solid, color: string, rng: Rng, crowded: boolean, lift = 1): string {
  const R = solid.radius
  const body: string[] = []
  const ink: string[] = []
  const many = R < 115 && !crowded ? 0.72 : 1
  const rings = steps(crowded ? 11 : Math.round(10 * many), 0.14, 0.97).map((t) => ({
    t,
    count: Math.round((5 + t * (crowded ? 30 : 24)) * many),
  }))
  spread(solid, rings, rng, (spot, t) => {
    // The skin tears first at the rim: towards it scales are smaller and stand further apart.
    if (!crowded && rng.chance(t * 0.35)) return
    const fade = crowded ? 1.25 - t * 0.75 : 1.3 - t * 0.72
    const w = R * rng.range(0.045, 0.085) * fade
    const l = R * rng.range(0.05, 0.1) * fade * lift
    const loop = patchOn(spot, [
      [-w, -l * 0.5],
      [-w * 0.3, -l * 0.75],
      [w * 0.5, -l * 0.7],
      [w, -l * 0.4],
      [w * 0.45, l * 0.5],
      [0, l],
      [-w * 0.5, l * 0.45],
    ])
    body.push(linePath(loop, true))
    const [tipL, tip, tipR] = patchOn(spot, [
      [-w * 0.7, l * 0.2],
      [0, l * 1.05],
      [w * 0.8, 0],
    ])
    if (tipL && tip && tipR) ink.push(curvePath([tipL, tip, tipR]))
  })
  return (
    fill(body.join(''), color, 0.62) +
    fill(body.filter((_, i) => i % 2 === 0).join(''), darken(color, 0.4), 0.32) +
    stroke(ink.join(''), inkFor(color), 1.4, 0.5)
  )
}

/** Fine strokes down the body, as innate fibrils or silky streaks. */
function fibrils(solid: Solid, color: string, rng: Rng, count: number, opacity: number, from = 0.04, to = 1): string {
  let data = ''
  const budget = Math.round(count * Math.min(1, 0.04 + solid.radius / 310))
  for (let i = 0; i < budget; i += 1) {
    const angle = rng.range(0, TAU)
    const start = rng.range(from, to - 0.1)
    const end = Math.min(to, start + rng.range(0.1, 0.34))
    const [a, m, b] = [
      solid.spot(angle, start),
      solid.spot(angle + rng.range(-0.02, 0.02), (start + end) / 2),
      solid.spot(angle, end),
    ]
    if (a.facing < 0.02 || b.facing < 0) continue
    data += wedge(a.p, m.p, b.p, rng.range(1, 3))
  }
  return fill(data, color, opacity)
}

/** Pale cracks in rings and rays, each with a dark lip, that leave plates of skin between them. */
export function cracks(solid: Solid, color: string, rng: Rng, count: number, width: number): string {
  let data = ''
  let lip = ''
  for (let i = 0; i < count; i += 1) {
    let angle = rng.range(0, TAU)
    let t = rng.range(0.25, 0.96)
    const points: Pt[] = []
    const lean = rng.chance(0.5) ? 1 : 0.25
    for (let k = 0; k < 4; k += 1) {
      const spot = solid.spot(angle, Math.min(1, t))
      if (spot.facing > 0.03) points.push(spot.p)
      angle += rng.range(0.05, 0.15) * lean * (rng.chance(0.5) ? 1 : -1)
      t += rng.range(-0.03, 0.06) / lean
    }
    const [a, m, b] = [points[0], points[1], points[2]]
    if (!a || !m || !b) continue
    data +=
      wedge(m, [(m[0] + b[0]) / 2, (m[1] + b[1]) / 2], b, width * rng.range(0.6, 1.2)) +
      wedge(m, [(m[0] + a[0]) / 2, (m[1] + a[1]) / 2], a, width)
    lip += curvePath([
      [a[0] + 1, a[1] + 1.4],
      [m[0] + 1, m[1] + width * 0.6],
      [b[0] + 1, b[1] + 1.4],
    ])
  }
  return stroke(lip, '#2a1c12', 1, 0.4) + fill(data, color, 0.85)
}

/** Small pale tufts near the margin, as on a shiitake. */
function flecks(solid: Solid, color: string, rng: Rng): string {
  const R = solid.radius
  const body: string[] = []
  const rings = [0.5, 0.62, 0.73, 0.83, 0.91, 0.97].map((t) => ({ t, count: Math.round(8 + t * 22) }))
  spread(solid, rings, rng, (spot) => {
    const w = R * rng.range(0.016, 0.034)
    const l = R * rng.range(0.03, 0.055)
    body.push(
      linePath(
        patchOn(spot, [
          [-w, -l * 0.4],
          [0, -l * 0.8],
          [w, -l * 0.3],
          [w * 0.4, l * 0.7],
          [-w * 0.3, l],
        ]),
        true,
      ),
    )
  })
  return fill(body.join(''), color, 0.9, ` stroke="#3a2616" stroke-width=".8" stroke-opacity=".4"`)
}

/** Concentric bands of colour. */
function zones(
  solid: Solid,
  color: string,
  rng: Rng,
  levels: readonly number[],
  width: number,
  opacity: number,
): string {
  let svg = ''
  for (const t of levels) {
    let run: Pt[] = []
    let data = ''
    const flush = (): void => {
      if (run.length > 3) data += curvePath(run)
      run = []
    }
    for (const angle of steps(60, 0, TAU)) {
      const spot = solid.spot(angle, Math.min(1, t + rng.range(-0.012, 0.012)))
      if (spot.facing > 0.02 && !rng.chance(0.02)) run.push(spot.p)
      else flush()
    }
    flush()
    svg += stroke(data, color, width * rng.range(0.7, 1.25), opacity * rng.range(0.75, 1.1))
  }
  return svg
}

/** Short dark lines at the margin, where gills show through; under an inrolled rim they end at the bend. */
function marginStriae(solid: Solid, color: string, rng: Rng): string {
  let data = ''
  for (const angle of steps(84, 0, TAU)) {
    const end = [0.985, 0.94, 0.88, 0.82, 0.76].find((t) => solid.spot(angle, t).facing > 0.04)
    if (end === undefined) continue
    const [a, b] = [solid.spot(angle, end - 0.25 + rng.range(-0.03, 0.04)), solid.spot(angle, end)]
    data += wedge(b.p, mixPt(a.p, b.p, 0.5), a.p, Math.max(2, solid.radius * 0.032))
  }
  return fill(data, color, 0.5)
}

/** Wet shine: the sky in the skin of the lit side, one soft patch laid in four thin washes. */
function gloss(solid: Solid, rng: Rng): string {
  const [from, to, t] = [rng.range(2.5, 2.7), rng.range(3.6, 3.9), rng.range(0.42, 0.5)]
  return [0.2, 0.145, 0.09, 0.045]
    .map((width, i) => {
      const ends = i * 0.09
      const points = steps(9, from + ends, to - ends).map((a) => solid.spot(a, t).p)
      return stroke(curvePath(points), '#fffdf4', solid.radius * width, 0.13)
    })
    .join('')
}

/** Damp, marbled spots over the middle of the cap. */
function watermarks(solid: Solid, color: string, rng: Rng): string {
  const loops: string[] = []
  const rings = [0.06, 0.16, 0.26, 0.37, 0.48, 0.6].map((t) => ({ t, count: Math.round(4 + t * 20) }))
  spread(solid, rings, rng, (spot) =>
    loops.push(linePath(patchOn(spot, roughRound(solid.radius * rng.range(0.03, 0.06), rng, 7)), true)),
  )
  return fill(loops.join(''), color, 0.18, ` stroke="${color}" stroke-width="2" stroke-opacity=".5"`)
}

/** Every mark of the habit, painted in order inside the cap's outline. */
export function capMarks(solid: Solid, look: Look, rng: Rng): string {
  const { habit, cap, second, third } = look
  const R = solid.radius
  const mark = habit.markColor ?? third
  let svg = ''
  for (const kind of habit.marks) {
    const own = rng.fork(kind)
    if (kind === 'disc') svg += unbrokenDisc(solid, habit.centre ?? mark, own)
    if (kind === 'meanders') svg += meanders(boxOf(solid.outline()), look, own, { rows: 9, turn: 0.75, upright: true })
    if (kind === 'warts') svg += warts(solid, mark, cap, own)
    if (kind === 'scales') svg += scales(solid, mark, own, false)
    if (kind === 'snakeskin')
      svg += scales(solid, mark, own, true, 0.8) + zones(solid, mark, own, [0.03, 0.06, 0.09], R * 0.05, 0.7)
    if (kind === 'shag') svg += scales(solid, mark, own, false, 1.7) + fibrils(solid, shadeOf(cap), own, 90, 0.25)
    if (kind === 'fibrils') svg += fibrils(solid, darken(mark, 0.3), own, 260, 0.34)
    if (kind === 'silk')
      svg += fibrils(solid, lighten(cap, 0.6), own, 160, 0.4) + fibrils(solid, shadeOf(cap), own, 90, 0.25)
    if (kind === 'cracks') svg += cracks(solid, mix(mark, '#fff6e4', 0.45), own, 70, Math.max(2, R * 0.022))
    if (kind === 'flecks') svg += flecks(solid, lighten(mark, 0.55), own)
    if (kind === 'zones')
      svg +=
        zones(solid, darken(third, 0.15), own, [0.2, 0.36, 0.5, 0.63, 0.75, 0.86, 0.95], R * 0.045, 0.5) +
        zones(solid, lighten(second, 0.3), own, [0.28, 0.43, 0.57, 0.7, 0.81], R * 0.03, 0.4)
    if (kind === 'slime') svg += gloss(solid, own)
    if (kind === 'velvet')
      svg += fibrils(solid, darken(cap, 0.5), own, 340, 0.16) + fibrils(solid, lighten(second, 0.3), own, 200, 0.2)
    if (kind === 'watermarks') svg += watermarks(solid, darken(mark, 0.25), own)
    if (kind === 'patch') svg += onePatch(solid, mark, cap, own)
    if (kind === 'plates') svg += plates(solid, mark, cap, own)
    if (kind === 'patches') svg += warts(solid, mark, cap, own, 1.7)
    if (kind === 'pits') svg += zones(solid, darken(mark, 0.3), own, [0.3, 0.5, 0.7], R * 0.02, 0.3)
    if (kind === 'wrinkles')
      svg +=
        fibrils(solid, darken(cap, 0.6), own, 70, 0.4, 0.1, 0.95) + cracks(solid, darken(cap, 0.5), own, 30, R * 0.03)
    if (kind === 'wool') svg += fibrils(solid, lighten(third, 0.4), own, 240, 0.5, 0.6, 1)
  }
  if (habit.margin === 'white')
    svg += zones(solid, lighten(second, 0.8), rng.fork('edge'), [0.95, 0.985], Math.max(2, R * 0.035), 0.75)
  if (habit.margin === 'striate') svg += marginStriae(solid, darken(cap, 0.55), rng.fork('striae'))
  return svg
}
