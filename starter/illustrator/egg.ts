import { darken, inkFor, lighten, shadeOf } from './color'
import { boxOf, steps, type Pt } from './geometry'
import { wedge } from './ink-outline'
import type { Look } from './look'
import { fill, type Drawing } from './svg'
import { forkBrush, washedBody, wobble, type Brush } from './wash'

/** An egg cut from top to bottom: it has cap, gills and stem inside, which tells it from a puffball. */
export function eggSection(look: Look, brush: Brush, width: number): Drawing {
  const own = forkBrush(brush, 'egg-cut')
  const R = width / 2
  const color = look.habit.volvaColor ?? lighten(look.stem, 0.4)
  const oval = (k: number, drop = 0): Pt[] =>
    steps(33, 0, Math.PI * 2)
      .slice(0, 32)
      .map((a): Pt => [Math.cos(a) * R * k, -R * 1.1 + drop + Math.sin(a) * R * 1.12 * k])
  const cap: Pt[] = [
    ...steps(17, Math.PI, Math.PI * 2).map((a): Pt => [Math.cos(a) * R * 0.68, -R * 1.16 + Math.sin(a) * R * 0.68]),
    [R * 0.56, -R * 1.02],
    [R * 0.2, -R * 1.2],
    [-R * 0.2, -R * 1.2],
    [-R * 0.56, -R * 1.02],
  ]
  const stem: Pt[] = [
    [-R * 0.2, -R * 1.3],
    [R * 0.2, -R * 1.3],
    [R * 0.24, -R * 0.7],
    [R * 0.44, -R * 0.3],
    [0, -R * 0.12],
    [-R * 0.44, -R * 0.3],
    [-R * 0.24, -R * 0.7],
  ]
  let gills = ''
  for (const sign of [-1, 1])
    for (const t of steps(9, 0.26, 0.6))
      gills += wedge([sign * R * t, -R * 1.12], [sign * R * t, -R * 1.2], [sign * R * t * 0.9, -R * 1.32], R * 0.03)
  const paint = (loop: Pt[], base: string, rim: string, extra = ''): string =>
    washedBody(wobble(loop, own.rng, R * 0.02, 12), own, {
      base,
      form: 'flat',
      ink: rim,
      inkWeight: Math.max(2, R * 0.03),
      detail: extra,
    })
  const outer = oval(1)
  return {
    svg:
      paint(outer, color, inkFor(color)) +
      paint(oval(0.84, R * 0.02), darken(color, 0.14), inkFor(color)) +
      paint(cap, look.flesh, inkFor(look.cap), fill(gills, shadeOf(look.gill), 0.6)) +
      paint(stem, lighten(look.flesh, 0.3), inkFor(look.stem)),
    box: boxOf(outer),
  }
}

/** The egg of an amanita or a volvariella, torn at the top so that the cap shows; `width` pixels, the ground is at 0. */
export function veilEgg(look: Look, brush: Brush, width: number): Drawing {
  const own = forkBrush(brush, 'egg')
  const color = look.habit.volvaColor ?? lighten(look.stem, 0.4)
  const R = width / 2
  const ink = inkFor(color)
  const cap: Pt[] = steps(14, Math.PI, 0).map((a) => [Math.cos(a) * R * 0.72, -R * 1.34 - Math.sin(a) * R * 0.74])
  const tear: Pt[] = steps(13, -1, 1).map((s, i) => [
    s * R * 0.8,
    -R * (1.56 - 0.3 * (1 - s * s)) + (i % 2 ? -R * 0.16 : R * 0.06) * own.rng.range(0.5, 1.2),
  ])
  const bag: Pt[] = [
    ...tear,
    [R * 1.0, -R * 0.95],
    [R * 0.96, -R * 0.42],
    [R * 0.6, -R * 0.02],
    [0, R * 0.08],
    [-R * 0.6, -R * 0.02],
    [-R * 0.96, -R * 0.42],
    [-R * 1.0, -R * 0.95],
  ]
  let folds = ''
  for (const s of steps(9, -0.85, 0.85))
    folds += wedge([s * R * 0.8, -R * 1.3], [s * R * 1.02, -R * 0.7], [s * R * 0.5, -R * 0.1], own.rng.range(1.4, 2.6))
  const crown = washedBody([...cap, [R * 0.7, -R * 1.0], [-R * 0.7, -R * 1.0]], own, {
    base: look.habit.centre ?? look.cap,
    flood: look.second,
    depth: 0.6,
    ink: inkFor(look.cap),
    inkWeight: 2.4,
  })
  const loop = wobble(bag, own.rng, R * 0.03, 12)
  const sac = washedBody(loop, own, {
    base: color,
    flood: darken(color, 0.12),
    depth: 0.7,
    gloss: 0.25,
    ink,
    inkWeight: 3,
    detail: fill(folds, shadeOf(color), 0.4),
  })
  return { svg: crown + sac, box: boxOf([...loop, ...cap]) }
}
