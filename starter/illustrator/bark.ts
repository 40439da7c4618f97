import { lighten } from './color'
import { steps, TAU, type Pt } from './geometry'
import type { Bark } from './habit'
import { penLine } from './ink-outline'
import { loopNoise, type Rng } from './prng'
import { curvePath, fill, num, stroke } from './svg'
import { blob, washedBody, type Brush } from './wash'

export const BARK: Record<Bark, { base: string; flood: string; dark: string }> = {
  oak: { base: '#8a7760', flood: '#6f6450', dark: '#33281d' },
  birch: { base: '#e5ded0', flood: '#cfc3ae', dark: '#2c2621' },
  beech: { base: '#a09a8c', flood: '#8b8d80', dark: '#45413a' },
  pine: { base: '#9a6a4a', flood: '#7c5740', dark: '#3d2417' },
  poplar: { base: '#a79c84', flood: '#8c8a70', dark: '#433c2e' },
  elder: { base: '#9b8a70', flood: '#85775e', dark: '#40341f' },
}

/** Bark drawn along a tube: `at(u, v)` maps along (0..1) and across (-1..1) to pixels. */
export function barkMarks(
  bark: Bark,
  at: (u: number, v: number) => Pt,
  length: number,
  girth: number,
  rng: Rng,
): string {
  const { dark, base } = BARK[bark]
  let ink = ''
  let pale = ''
  let rough = ''
  const area = Math.round((length * girth) / 5200)
  if (bark === 'birch') {
    for (let i = 0; i < area * 0.7; i += 1) {
      const [u, v] = [rng.next(), rng.range(-0.95, 0.8)]
      const w = rng.range(0.1, 0.42)
      ink += penLine(
        [at(u, v), at(u + rng.range(-0.004, 0.004), v + w / 2), at(u, Math.min(0.98, v + w))],
        rng,
        rng.range(2, 6),
      )
    }
    for (let i = 0; i < 5; i += 1) {
      const [u, v] = [rng.range(0.05, 0.95), rng.range(-0.7, 0.7)]
      const p = at(u, v)
      rough += curvePath(blob(p, girth * 0.07, girth * 0.05, rng, 0.5, 14), true)
    }
    return fill(ink, dark, 0.6) + fill(rough, dark, 0.78)
  }
  const furrow = bark === 'beech' ? 0.35 : 1.35
  for (let i = 0; i < area * furrow; i += 1) {
    let [u, v] = [rng.next(), rng.range(-0.97, 0.97)]
    const line: Pt[] = [at(u, v)]
    for (let k = 0; k < 4; k += 1) {
      u += rng.range(0.012, 0.03) * (400 / length) * 2
      v += rng.range(-0.07, 0.07)
      line.push(at(Math.min(1, u), Math.max(-0.98, Math.min(0.98, v))))
    }
    ink += penLine(line, rng, rng.range(1.6, bark === 'oak' || bark === 'pine' ? 7 : 4.5))
    pale += penLine(
      line.map(([x, y]): Pt => [x - 3, y - 3]),
      rng,
      2.4,
    )
  }
  let lenticels = ''
  if (bark === 'beech' || bark === 'poplar' || bark === 'elder') {
    for (let i = 0; i < area; i += 1) {
      const [x, y] = at(rng.next(), rng.range(-0.9, 0.9))
      lenticels += `M${num(x)} ${num(y)}h.1`
    }
  }
  return fill(pale, lighten(base, 0.45), 0.4) + fill(ink, dark, 0.55) + stroke(lenticels, dark, 3.4, 0.45)
}

/** Moss on the lit side of a tube. */
export const mossPatch = (at: (u: number, v: number) => Pt, rng: Rng, girth: number): string => {
  let svg = ''
  for (let i = 0; i < 3; i += 1) {
    const p = at(rng.range(0.1, 0.9), rng.range(-0.8, 0.1))
    svg += fill(
      curvePath(blob(p, girth * rng.range(0.1, 0.28), girth * rng.range(0.05, 0.12), rng, 0.5, 18), true),
      '#7c8a4e',
      0.35,
    )
    let dots = ''
    for (let k = 0; k < 50; k += 1)
      dots += `M${num(p[0] + rng.gauss() * girth * 0.12)} ${num(p[1] + rng.gauss() * girth * 0.05)}h.1`
    svg += stroke(dots, '#596638', 3, 0.5)
  }
  return svg
}

/** The sawn face of a log or stump: rings and rays. Pixels. */
export function endGrain(centre: Pt, rx: number, ry: number, bark: Bark, brush: Brush): string {
  const { rng } = brush
  const loop = blob(centre, rx, ry, rng, 0.06, 34)
  let rings = ''
  for (const k of steps(9, 0.12, 0.92)) {
    const noise = loopNoise(rng, 6)
    rings += curvePath(
      steps(25, 0, TAU)
        .slice(0, 24)
        .map((a): Pt => [
          centre[0] - rx * 0.06 + Math.cos(a) * rx * k * (1 + noise(a / TAU) * 0.05),
          centre[1] + Math.sin(a) * ry * k * (1 + noise(a / TAU) * 0.05),
        ]),
      true,
    )
  }
  const rays = steps(7, 0, TAU)
    .map((a) =>
      penLine(
        [
          centre,
          [centre[0] + Math.cos(a) * rx * 0.5, centre[1] + Math.sin(a) * ry * 0.5],
          [
            centre[0] + Math.cos(a + 0.06) * rx * rng.range(0.7, 0.95),
            centre[1] + Math.sin(a + 0.06) * ry * rng.range(0.7, 0.95),
          ],
        ],
        rng,
        2.6,
      ),
    )
    .join('')
  return washedBody(loop, brush, {
    base: '#d3b488',
    flood: '#b9925f',
    depth: 0.4,
    gloss: 0.2,
    detail: stroke(rings, '#7d5a34', 1.8, 0.5) + fill(rays, '#5d4022', 0.55),
    ink: BARK[bark].dark,
    inkWeight: 4,
  })
}
