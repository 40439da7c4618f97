import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, joinBoxes, lerp, steps, type Box, type Pt } from './geometry'
import { stipple, shadowSide } from './hatch'
import { wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import type { Rng } from './prng'
import { curvePath, fill, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

interface Spine {
  readonly p: Pt
  readonly length: number
  readonly shade: number
  readonly drift: number
}

/** A spine that swells from a fine root and ends in a point. */
function spindle(from: Pt, to: Pt, bend: number, width: number): string {
  const n = (v: number): number => Math.round(v * 10) / 10
  const belly: Pt = [from[0] * 0.68 + to[0] * 0.32 + bend, from[1] * 0.68 + to[1] * 0.32]
  return `M${n(from[0])} ${n(from[1])}Q${n(belly[0] + width)} ${n(belly[1])} ${n(to[0])} ${n(to[1])}Q${n(belly[0] - width)} ${n(belly[1])} ${n(from[0])} ${n(from[1])}z`
}

/** Spines hanging from roots, painted from the back row forward so that they overlap like thatch. */
function thatch(roots: readonly Spine[], look: Look, rng: Rng, width: number): string {
  let svg = ''
  for (let i = 0; i < roots.length; i += 6) {
    let data = ''
    let tone = 0
    for (const { p, length, shade, drift } of roots.slice(i, i + 6)) {
      const bend = rng.range(-0.08, 0.08) * length
      data += spindle(p, [p[0] + bend + drift * length, p[1] + length], bend, width * rng.range(0.8, 1.25))
      tone = Math.max(tone, shade)
    }
    const color = mix(
      lighten(look.cap, 0.25),
      mix(look.third, shadeOf(look.cap), 0.45),
      Math.min(0.75, tone * rng.range(0.5, 1.1)),
    )
    svg += fill(data, color, 1, ` stroke="${mix(inkFor(look.third), look.third, 0.25)}" stroke-opacity=".45"`)
  }
  return svg
}

const icicleWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  const [rx, ry] = [W * 0.5, W * (pose.young ? 0.42 : 0.48)]
  const centre: Pt = [0, W * 0.1]
  const head = wobble(blob(centre, rx * 0.96, ry, rng, 0.06, 36), rng, W * 0.02)
  const roots: Spine[] = []
  const long = W * (pose.young ? 0.16 : 0.36)
  for (const v of steps(16, -0.82, 0.94)) {
    const half = Math.sqrt(Math.max(0.03, 1 - v * v))
    const count = Math.round(7 + half * 19)
    for (let i = 0; i < count; i += 1) {
      const u = lerp(-half, half, (i + rng.range(-0.3, 0.3)) / (count - 1))
      const lightSide = u * 0.55 + v * 0.5
      const fringe = 0.26 + 0.74 * Math.max(0, (v + 0.8) / 1.75) ** 1.1
      const drop = rng.range(-0.05, 0.05) * W * fringe
      roots.push({
        p: [centre[0] + u * rx * lerp(0.9, 1, fringe), centre[1] + v * ry - long * 0.12 * fringe + drop],
        length: long * fringe * rng.range(0.78, 1.2) * (0.5 + 0.66 * half),
        shade: Math.max(0, lightSide * 0.85 + 0.16),
        drift: u * 0.45 * Math.max(0, 0.5 - v),
      })
    }
  }
  const crown = stipple(head, rng.fork('crown'), shadeOf(look.third), (_, v) => (v < 0.3 ? 0.5 : 0.1), 300, 1.8, 0.4)
  const svg =
    washedBody(head, own, {
      base: look.cap,
      flood: look.second,
      depth: 0.5,
      detail: crown,
      ink: inkFor(look.third),
      inkWeight: 3,
    }) + thatch(roots, look, rng, W * 0.03)
  return { svg, box: { x: -rx, y: centre[1] - ry, w: W, h: ry * 2 + long } }
}

const icicleSection = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  const core = wobble(blob([0, -W * 0.5], W * 0.4, W * 0.36, rng, 0.1, 34), rng, 4)
  const roots: Spine[] = steps(46, -0.15, Math.PI + 0.15).map((a) => ({
    p: [Math.cos(a) * W * 0.39, -W * 0.5 + Math.sin(a) * W * 0.35],
    length: W * (0.1 + 0.2 * Math.max(0, Math.sin(a))) * rng.range(0.85, 1.1),
    shade: 0.3 + Math.cos(a) * 0.3,
    drift: Math.cos(a) * 0.2,
  }))
  const holes = steps(9, 0, 1)
    .map(() =>
      curvePath(
        blob(
          [rng.range(-0.26, 0.26) * W, -W * 0.5 + rng.range(-0.22, 0.22) * W],
          W * rng.range(0.012, 0.035),
          W * rng.range(0.01, 0.022),
          rng,
          0.3,
          10,
        ),
        true,
      ),
    )
    .join('')
  const branches = steps(10, 0.25, Math.PI - 0.25)
    .map((a) =>
      wedge(
        [0, -W * 0.62],
        [Math.cos(a) * W * 0.2, -W * 0.55 + Math.sin(a) * W * 0.12],
        [Math.cos(a) * W * 0.37, -W * 0.5 + Math.sin(a) * W * 0.33],
        W * 0.03,
      ),
    )
    .join('')
  const svg =
    thatch(roots, look, rng, W * 0.022) +
    washedBody(core, own, {
      base: look.flesh,
      form: 'flat',
      detail: fill(branches, mix(look.second, look.third, 0.5), 0.5) + fill(holes, darken(look.third, 0.35), 0.7),
      ink: inkFor(look.third),
      inkWeight: 2.6,
      over: stipple(core, rng, darken(look.third, 0.5), shadowSide, 300, 1.6, 0.35),
    })
  return { svg, box: { x: -W * 0.5, y: -W * 0.88, w: W, h: W } }
}

interface Twig {
  readonly from: Pt
  readonly to: Pt
  readonly bend: Pt
  readonly width: number
  readonly depth: number
}

function growTwigs(
  root: Pt,
  angle: number,
  length: number,
  width: number,
  levels: number,
  rng: Rng,
  out: Twig[],
  depth = 0,
): void {
  const to: Pt = [root[0] + Math.sin(angle) * length, root[1] - Math.cos(angle) * length]
  const bend: Pt = [(root[0] + to[0]) / 2 + rng.range(-0.15, 0.15) * length, (root[1] + to[1]) / 2]
  out.push({ from: root, to, bend, width, depth })
  if (levels === 0) return
  const forks = depth === 0 ? 3 : rng.int(2, 3)
  for (let i = 0; i < forks; i += 1) {
    const spread = lerp(-0.55, 0.55, forks === 1 ? 0.5 : i / (forks - 1)) * (depth === 0 ? 1.2 : 0.85)
    growTwigs(
      to,
      angle * 0.9 + spread + rng.range(-0.15, 0.15),
      length * rng.range(0.6, 0.8),
      width * 0.68,
      levels - 1,
      rng,
      out,
      depth + 1,
    )
  }
}

const paintTwig = (twig: Twig, color: string, ink: string): string => {
  const line = curvePath([twig.from, twig.bend, twig.to])
  const lit = curvePath([
    [twig.from[0] - twig.width * 0.18, twig.from[1]],
    [twig.bend[0] - twig.width * 0.2, twig.bend[1]],
    [twig.to[0] - twig.width * 0.14, twig.to[1]],
  ])
  return (
    stroke(line, ink, twig.width + 3, 0.75) +
    stroke(line, color, twig.width) +
    stroke(lit, lighten(color, 0.5), twig.width * 0.35, 0.5)
  )
}

const coralWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  const toothed = look.habit.form === 'branched-teeth'
  const twigs: Twig[] = []
  const trunks = pose.young ? 3 : 5
  for (const s of steps(trunks, -1, 1))
    growTwigs(
      [s * W * 0.07, 0],
      s * 0.62,
      W * (pose.young ? 0.2 : 0.24),
      W * 0.1,
      pose.young || toothed ? 2 : 3,
      rng,
      twigs,
    )
  twigs.sort((a, b) => b.depth - a.depth || a.to[1] - b.to[1])
  let svg = ''
  for (const twig of twigs) {
    const color = mix(look.cap, look.third, twig.depth / 3.2)
    svg += paintTwig(twig, mix(color, shadeOf(color), Math.max(0, twig.to[0] / W) * 0.35), inkFor(look.cap))
    if (toothed && twig.depth > 0) {
      const spines = steps(5, 0.15, 1)
        .map((t) => {
          const x = lerp(twig.from[0], twig.to[0], t)
          const y = lerp(twig.from[1], twig.to[1], t) + twig.width * 0.3
          const l = W * rng.range(0.05, 0.08)
          return wedge([x, y], [x, y + l * 0.5], [x + rng.range(-2, 2), y + l], W * 0.014)
        })
        .join('')
      svg += fill(
        spines,
        lighten(look.cap, 0.3),
        1,
        ` stroke="${inkFor(look.third)}" stroke-width=".9" stroke-opacity=".5"`,
      )
    }
  }
  const foot = washedBody(blob([0, -W * 0.02], W * 0.13, W * 0.1, rng, 0.15), own, {
    base: mix(look.cap, look.stem, 0.6),
    depth: 0.6,
    ink: inkFor(look.cap),
    inkWeight: 2.6,
  })
  const box: Box = boxOf(twigs.flatMap((t) => [t.from, t.to]))
  return { svg: svg + foot, box: joinBoxes([box, { x: -W * 0.1, y: 0, w: W * 0.2, h: W * 0.06 }]) }
}

const coralSection = (look: Look, brush: Brush, pose: Pose): Drawing =>
  coralWhole(look, brush, { ...pose, young: true, label: `${pose.label}-branch` })

/** Lion's mane. */
export const iciclePainter: FormPainter = {
  whole: icicleWhole,
  section: icicleSection,
  closeUp: icicleWhole,
  aspect: 1.1,
}
/** Branched corals, with or without hanging teeth. */
export const coralPainter: FormPainter = { whole: coralWhole, section: coralSection, aspect: 0.9 }
