import { darken, inkFor, mix, shadeOf } from './color'
import { boxOf, joinBoxes, lerp, steps, type Box, type Pt } from './geometry'
import { penLine } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { paintRuffle, type RuffleTones } from './ruffle'
import { curvePath, fill, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

/** Ribbons are gathered like cloth: pale at the margin, tawny in the depths. */
const tonesOf = (look: Look, depth: number, blend: number): RuffleTones => ({
  body: mix(mix(look.cap, look.second, blend), shadeOf(look.cap), depth * 0.3),
  deep: mix(shadeOf(look.third), look.third, 0.25),
  ink: inkFor(look.third),
  clear: 0.05,
})

/** A rounded heap of ribbons, the back row first. */
function mound(look: Look, brush: Brush, pose: Pose, counts: readonly number[], tall: number): Drawing {
  const { rng } = brush
  const W = pose.width
  let svg = ''
  const boxes: Box[] = []
  counts.forEach((count, row) => {
    const v = row / Math.max(1, counts.length - 1)
    const reach = W * lerp(0.22, 0.17, v)
    const bulge = Math.sin(Math.PI * lerp(0.28, 0.72, v))
    for (let i = 0; i < count; i += 1) {
      const s = count === 1 ? 0 : lerp(-1, 1, (i + rng.range(-0.3, 0.3)) / (count - 1))
      const leaf = paintRuffle(
        {
          root: [s * W * 0.39 * bulge, -W * tall * lerp(0.62, 0, v) + s * s * W * tall * 0.16 * (1 - v)],
          angle: s * lerp(0.95, 1.7, v) + rng.range(-0.3, 0.3),
          reach: reach * rng.range(0.85, 1.2),
          spread: rng.range(0.66, 0.95),
          folds: rng.range(2.2, 3.4),
          squash: 0.92,
        },
        tonesOf(look, Math.max(0, s * 0.6 + v * 0.35), rng.next() * 0.8),
        { rng: rng.fork(`${row}-${i}`), ids: brush.ids },
      )
      svg += leaf.svg
      boxes.push(leaf.box)
    }
  })
  return { svg, box: joinBoxes(boxes) }
}

const ribbonsWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const foot = washedBody(
    [
      [-pose.width * 0.14, -pose.width * 0.1],
      [pose.width * 0.14, -pose.width * 0.1],
      [pose.width * 0.08, 8],
      [-pose.width * 0.08, 8],
    ],
    own,
    { base: look.stem, inkWeight: 2.6 },
  )
  const top = mound(look, own, pose, pose.young ? [4, 6, 7, 6] : [4, 7, 9, 11, 11, 10, 8], 0.86)
  return { svg: foot + top.svg, box: joinBoxes([top.box, { x: 0, y: 0, w: 1, h: 8 }]) }
}

const ribbonDetail = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const reach = pose.width * 0.5
  const parts = [-0.8, 0.75, 0].map((angle, i) =>
    paintRuffle(
      { root: [0, 0], angle, reach: reach * (i === 2 ? 1 : 0.85), spread: 0.62, folds: 2.8, squash: 1 },
      tonesOf(look, i === 2 ? 0 : 0.4, i * 0.3),
      forkBrush(own, `ribbon${i}`),
    ),
  )
  return { svg: parts.map((p) => p.svg).join(''), box: joinBoxes(parts.map((p) => p.box)) }
}

/** Brain-like jelly lobes pressed together. */
const lobesWhole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const W = pose.width
  let svg = ''
  const boxes: Box[] = []
  const count = pose.young ? 7 : 16
  for (let i = 0; i < count; i += 1) {
    const v = i / (count - 1)
    const at: Pt = [rng.range(-0.4, 0.4) * W, -W * 0.42 * (1 - v) * rng.range(0.75, 1) - W * 0.05]
    const size = W * rng.range(0.1, 0.17)
    const loop = wobble(blob(at, size * 1.25, size * 0.85, rng, 0.25, 24), rng, 3)
    const crease = fill(
      steps(3, 0, 1)
        .map(() =>
          penLine(
            [
              [at[0] - size * rng.range(0.2, 0.9), at[1] + size * rng.range(-0.4, 0.3)],
              [at[0], at[1] + size * rng.range(-0.3, 0.3)],
              [at[0] + size * rng.range(0.2, 0.9), at[1] + size * rng.range(-0.4, 0.3)],
            ],
            rng,
            size * 0.1,
          ),
        )
        .join(''),
      darken(look.cap, 0.6),
      0.45,
    )
    svg += washedBody(loop, own, {
      base: mix(look.cap, look.second, rng.next()),
      flood: look.third,
      depth: 0.65,
      gloss: 0.65,
      detail: crease,
      ink: inkFor(look.cap),
      inkWeight: 2.6,
    })
    svg += stroke(
      curvePath([
        [at[0] - size * 0.6, at[1] - size * 0.35],
        [at[0] - size * 0.3, at[1] - size * 0.5],
        [at[0], at[1] - size * 0.52],
      ]),
      '#fffdf6',
      size * 0.12,
      0.6,
    )
    boxes.push(boxOf(loop))
  }
  return { svg, box: joinBoxes(boxes) }
}

const lobeSection = (look: Look, brush: Brush, pose: Pose): Drawing =>
  lobesWhole(look, brush, { ...pose, width: pose.width * 0.7, young: true, label: `${pose.label}-cut` })

export const ribbonsPainter: FormPainter = {
  whole: ribbonsWhole,
  section: ribbonDetail,
  closeUp: ribbonsWhole,
  aspect: 0.85,
}
export const lobesPainter: FormPainter = { whole: lobesWhole, section: lobeSection, closeUp: lobesWhole, aspect: 0.5 }
