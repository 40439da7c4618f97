import { darken, inkFor, mix, shadeOf } from './color'
import { boxOf, heldAt, lerp, steps, type Pt } from './geometry'
import { inkLoop, wedge } from './ink-outline'
import type { Look } from './look'
import type { Pose } from './pose'
import { clipTo, curvePath, fill, linear, linePath, stroke, type Drawing } from './svg'
import { forkBrush, type Brush } from './wash'
import { depthsOf } from './funnel-shape'

/** The funnel cut through its axis: flesh, hollow and how far the gills run down. */
export const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng, ids } = own
  const depths = depthsOf(look, false)
  const [R, L] = [pose.width / 2, pose.stemLength]
  const drop = Math.min(depths.drop * R, L * 0.8)
  const rs = pose.stemWidth * 0.5
  const hollowDepth = look.habit.hollow ? L * 0.86 : depths.bowl * R
  const outer = steps(16, 0, 1).map((u): Pt => [rs + (R - rs) * (1 - u) ** depths.flare, -L + drop * u])
  const thin = R * (look.habit.hollow ? 0.05 : 0.12)
  const inner = steps(14, 0, 1).map((u): Pt => {
    const x = lerp(R * 0.99, 0, u)
    const k = look.habit.hollow ? Math.max(0, (R - thin - x) / R) ** 2.2 : u ** 1.6
    return [x, Math.min(-L + hollowDepth * k - R * 0.02 * Math.sin(u * 6), -L + hollowDepth)]
  })
  const foot = rs * (look.habit.stem === 'taper' ? 0.55 : 0.9)
  const half: Pt[] = [...outer, [lerp(rs, foot, 0.5), -(L - drop) * 0.5], [foot, -4], [foot * 0.5, 4]]
  const loop: Pt[] = [
    ...inner.map(([x, y]): Pt => [-x, y]),
    ...[...inner].reverse().slice(1),
    ...half,
    ...[...half].reverse().map(([x, y]): Pt => [-x, y]),
  ]
  const data = linePath(loop, true)
  const flesh = look.habit.hollow ? mix(look.gill, look.flesh, 0.25) : mix(look.flesh, look.second, 0.12)
  const shade = linear(
    ids,
    [-R, 0],
    [R, 0],
    [
      [0, shadeOf(flesh), 0],
      [1, shadeOf(flesh), 0.34],
    ],
  )
  let layer = ''
  let fibres = ''
  for (const sign of [-1, 1]) {
    if (look.morphology.gills !== 'none') {
      for (let i = 0; i < outer.length - 1; i += 1) {
        const [a, b] = [heldAt(outer, i), heldAt(outer, i + 1)]
        for (const t of [0, 0.33, 0.66]) {
          const p: Pt = [lerp(a[0], b[0], t) * sign, lerp(a[1], b[1], t)]
          layer += wedge(
            p,
            [p[0] - sign * R * 0.02, p[1] - R * 0.03],
            [p[0] - sign * R * 0.03, p[1] - R * 0.085 * (1 - i / 18)],
            R * 0.02,
          )
        }
      }
    }
    for (let i = 0; i < 16; i += 1) {
      const x = sign * rng.range(0.05, 0.7) * rs
      const y = -rng.range(0.1, 0.9) * (L - hollowDepth * 0.6)
      fibres += wedge([x, y], [x, y - L * 0.05], [x * 1.1, y - L * rng.range(0.06, 0.16)], 1.7)
    }
  }
  const skin = stroke(
    curvePath([...inner.map(([x, y]): Pt => [-x, y]), ...[...inner].reverse().slice(1)]),
    look.cap,
    R * 0.045,
    0.85,
  )
  const outside =
    stroke(curvePath(outer), look.gill, R * 0.06, 0.9) +
    stroke(curvePath(outer.map(([x, y]): Pt => [-x, y])), look.gill, R * 0.06, 0.9)
  const stain = look.bruise
    ? stroke(curvePath(outer.slice(3).map(([x, y]): Pt => [x * 0.84, y])), look.bruise, R * 0.05, 0.35)
    : ''
  const inside =
    fill(data, flesh) +
    shade.def +
    fill(data, shade.paint) +
    (look.habit.hollow ? '' : fill(fibres, shadeOf(flesh), 0.3)) +
    skin +
    outside +
    fill(layer, darken(look.gill, 0.5), 0.6) +
    stain
  const svg =
    clipTo(ids, data, inside) +
    inkLoop(loop, rng, { weight: Math.min(3.6, Math.max(2, R * 0.015)), color: inkFor(look.cap), lifts: 5 })
  return { svg, box: boxOf(loop) }
}
