import { inkFor, lighten, mix, shadeOf } from './color'
import { joinBoxes, steps, TAU, type Box, type Pt } from './geometry'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { paintRuffle, type Ruffle, type RuffleTones } from './ruffle'
import type { Drawing } from './svg'
import { forkBrush, type Brush } from './wash'

/** Jelly lets the light of its surroundings through; the cool tone keeps white lobes apart on pale paper. */
const DEPTHS = '#8fa3a3'

interface Ring {
  readonly count: number
  readonly reach: number
  readonly rise: number
  readonly depth: number
}

const RINGS: readonly Ring[] = [
  { count: 11, reach: 1, rise: 0.02, depth: 1 },
  { count: 9, reach: 0.8, rise: 0.12, depth: 0.75 },
  { count: 7, reach: 0.56, rise: 0.2, depth: 0.5 },
  { count: 5, reach: 0.4, rise: 0.24, depth: 0.35 },
  { count: 4, reach: 0.26, rise: 0.27, depth: 0.2 },
]

const tonesOf = (look: Look, depth: number): RuffleTones => ({
  body: mix(lighten(look.cap, 0.35), DEPTHS, depth * 0.16),
  deep: mix(mix(shadeOf(look.third), look.third, 0.35), DEPTHS, 0.25 + depth * 0.4),
  ink: mix(inkFor(look.third), DEPTHS, 0.45),
  clear: 0.75,
})

/** The lobes of one ring about the foot, those at the back first: the far ones stand up, the near ones lean out to the eye. */
function ringLobes(ring: Ring, radius: number, brush: Brush): Ruffle[] {
  const { rng } = brush
  const start = rng.range(0, TAU)
  return Array.from({ length: ring.count }, (_, i) => {
    const angle = start + ((i + rng.range(-0.25, 0.25)) / ring.count) * TAU
    const up = Math.cos(angle)
    const root: Pt = [Math.sin(angle) * radius * 0.05, -radius * ring.rise - up * radius * 0.05]
    return {
      root,
      angle,
      reach: radius * ring.reach * rng.range(0.78, 1.1),
      spread: rng.range(0.5, 0.72),
      folds: rng.range(3.2, 4.8),
      squash: up > 0 ? 0.86 : 0.86 + up * 0.36,
    }
  }).sort((a, b) => Math.cos(b.angle) - Math.cos(a.angle))
}

const rosette = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  let svg = ''
  const boxes: Box[] = []
  RINGS.slice(pose.young ? 1 : 0).forEach((ring, r) => {
    const count = pose.young ? Math.ceil(ring.count * 0.7) : ring.count
    const lobes = ringLobes({ ...ring, count }, pose.width / 2, forkBrush(own, `ring${r}`))
    lobes.forEach((lobe, i) => {
      const painted = paintRuffle(lobe, tonesOf(look, ring.depth), forkBrush(own, `lobe${r}-${i}`))
      svg += painted.svg
      boxes.push(painted.box)
    })
  })
  return { svg, box: joinBoxes(boxes) }
}

/** A few lobes pulled from the rosette, held against the light. */
const sprig = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const reach = pose.width * 0.5
  const parts = [...steps(2, -0.85, 0.85), 0].map((angle, i) =>
    paintRuffle(
      { root: [0, 0], angle, reach: reach * (angle === 0 ? 1 : 0.82), spread: 0.62, folds: 4.6, squash: 1 },
      tonesOf(look, angle === 0 ? 0.35 : 0.8),
      forkBrush(own, `lobe${i}`),
    ),
  )
  return { svg: parts.map((part) => part.svg).join(''), box: joinBoxes(parts.map((part) => part.box)) }
}

/** Snow fungus: a rosette of thin, clear, gathered lobes about one foot. */
export const frillsPainter: FormPainter = { whole: rosette, section: sprig, closeUp: rosette, aspect: 0.78 }
