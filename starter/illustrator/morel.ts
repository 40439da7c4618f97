import { CAP_PROFILES } from './cap-profiles.data'
import { patchOn } from './cap-marks'
import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, distance, heldAt, joinBoxes, splinePoints, steps, TAU, type Pt } from './geometry'
import { shadowSide, stipple } from './hatch'
import { inkLoop } from './ink-outline'
import type { Look } from './look'
import { meanders } from './meanders'
import type { FormPainter, Pose } from './pose'
import type { Rng } from './prng'
import { createSolid, type Solid, type Spot } from './solid'
import { createStipe, paintStipe } from './stipe'
import { clipTo, curvePath, fill, linePath, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

const profileOf = (look: Look): readonly Pt[] =>
  look.habit.cap === 'cone'
    ? [
        [0, 3.1],
        [0.2, 2.95],
        [0.46, 2.3],
        [0.7, 1.5],
        [0.92, 0.7],
        [1, 0.25],
        [0.92, -0.02],
        [0.76, -0.1],
      ]
    : [
        [0, 2.2],
        [0.36, 2.1],
        [0.72, 1.74],
        [0.95, 1.16],
        [1, 0.6],
        [0.9, 0.16],
        [0.72, -0.06],
      ]

// A pit's corners in half widths and half heights: a comb cell on round caps, the gap between two rungs on conical ones.
const COMB_CELL: readonly Pt[] = [
  [0, -1.12],
  [0.98, -0.52],
  [1, 0.5],
  [0.06, 1.1],
  [-0.98, 0.52],
  [-1, -0.5],
]
const LADDER_CELL: readonly Pt[] = [
  [-0.2, -1.02],
  [0.86, -0.9],
  [1, 0.1],
  [0.84, 0.94],
  [-0.1, 1.02],
  [-0.9, 0.86],
  [-1, -0.1],
  [-0.84, -0.9],
]

/** Where the pits lie on the cap: rows that follow its profile, set like bricks or, on conical caps, straight above one another. */
function pitSpots(solid: Solid, ladder: boolean, rng: Rng): { spot: Spot; w: number; h: number }[] {
  const R = solid.radius
  const rows = ladder ? 12 : 10
  const gap = 0.93 / rows
  return Array.from({ length: rows }, (_, row) => {
    const t = 0.05 + gap * (row + 0.5)
    const [r] = solid.profileAt(t)
    const h =
      (distance(solid.profileAt(t - gap / 2), solid.profileAt(Math.min(1, t + gap / 2))) / 2) * (ladder ? 1.04 : 1.14)
    const count = ladder ? 13 : Math.max(5, Math.round((TAU * r) / (R * 0.44)))
    const phase = ladder ? 0.1 : (row % 2) * 0.5 + rng.range(-0.1, 0.1)
    return Array.from({ length: count }, (_cell, i) => ({
      spot: solid.spot(((i + phase + rng.range(-0.07, 0.07)) / count) * TAU, t + rng.range(-0.12, 0.12) * gap),
      w: ((TAU * Math.max(r, R * 0.12)) / count) * (ladder ? 0.43 : 0.47) * rng.range(0.9, 1.06),
      h: h * rng.range(0.84, 1.02),
    }))
  })
    .flat()
    .filter(({ spot }) => spot.facing > 0.03)
}

/** Deep angular pits between thin raised ribs. */
function pits(solid: Solid, look: Look, rng: Rng): string {
  const ladder = look.habit.cap === 'cone'
  const R = solid.radius
  let [lips, holes, floors] = ['', '', '']
  for (const { spot, w, h } of pitSpots(solid, ladder, rng)) {
    const shape = (ladder ? LADDER_CELL : COMB_CELL).map(([x, y]): Pt => [
      x * w * rng.range(0.84, 1.06),
      y * h * rng.range(0.84, 1.06),
    ])
    holes += curvePath(patchOn(spot, shape), true)
    lips += curvePath(
      patchOn(
        spot,
        shape.slice(3).map(([x, y]): Pt => [x * 1.06, y * 1.06]),
      ),
    )
    floors += curvePath(
      patchOn(
        spot,
        shape.map(([x, y]): Pt => [x * 0.62 + w * 0.16, y * 0.56 + h * 0.3]),
      ),
      true,
    )
  }
  return (
    fill(holes, darken(look.morphology.gillColor, 0.6), 0.88) +
    fill(floors, mix(look.morphology.gillColor, look.third, 0.3), 0.6) +
    stroke(holes, inkFor(look.cap), R * 0.012, 0.55) +
    stroke(lips, lighten(look.second, 0.5), R * 0.022, 0.6)
  )
}

function capOf(look: Look, pose: Pose, brush: Brush): Solid {
  const scale = pose.young ? 0.85 : 1
  const height = look.habit.cap === 'cone' ? 0.82 : 1.04
  const profile: readonly Pt[] =
    look.morphology.surface === 'folded'
      ? CAP_PROFILES.saddle
      : profileOf(look).map(([r, z]): Pt => [r, z > 0 ? z * height * scale : z])
  return createSolid({
    profile,
    radius: pose.width / 2,
    tilt: 0.1,
    wave: 0.05,
    lobes: 9,
    rng: brush.rng.fork('cap-shape'),
  })
}

const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const stipe = createStipe(
    { length: pose.stemLength, width: pose.stemWidth, lean: pose.lean },
    look.habit.stem,
    own.rng,
  )
  const solid = capOf(look, pose, own)
  const R = pose.width / 2
  const folded = look.morphology.surface === 'folded'
  const dots = (loop: readonly Pt[]): string =>
    stipple(loop, own.rng.fork('grain'), darken(look.stem, 0.4), () => 0.5, 260, 2.2, 0.35)
  const stem =
    paintStipe(stipe, look, own, 2.6) +
    dots(
      stipe.axis
        .flatMap((p, i): Pt[] => (i % 4 ? [] : [[p[0] + heldAt(stipe.half, i), p[1]]]))
        .concat(
          [...stipe.axis].reverse().flatMap((p, i): Pt[] => (i % 4 ? [] : [[p[0] - heldAt(stipe.half, 32 - i), p[1]]])),
        ),
    )
  const outline = wobble(solid.outline(), own.rng, R * (folded ? 0.085 : 0.04), folded ? 22 : 30)
  const detail = folded
    ? meanders(boxOf(outline), look, own.rng.fork('lobes'), { rows: 8, girth: 13, turn: 1.5, upright: false })
    : pits(solid, look, own.rng.fork('pits'))
  const cap = washedBody(outline, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.72,
    gloss: 0.26,
    detail,
    ink: inkFor(look.cap),
    inkWeight: Math.min(4, R * 0.025),
    over: stipple(outline, own.rng.fork('dots'), inkFor(look.cap), shadowSide, 320, 1.7, 0.45),
  })
  const y = stipe.apex[1] + (folded ? 0 : R * 0.04)
  const box = boxOf(outline.map(([x, py]): Pt => [x + stipe.apex[0], py + y]))
  return {
    svg: stem + place(cap, stipe.apex[0], y, stipe.angle),
    box: joinBoxes([
      box,
      { x: -pose.stemWidth * 0.7, y: -pose.stemLength, w: pose.stemWidth * 1.4, h: pose.stemLength },
    ]),
  }
}

// Chambers between the folds in the section of a false morel: middle and half axes of each, in radii of the cap.
const CHAMBERS = [
  [-0.52, -0.62, 0.22, 0.17],
  [0, -0.78, 0.2, 0.15],
  [0.5, -0.6, 0.24, 0.16],
  [-0.58, -0.18, 0.2, 0.16],
  [-0.1, -0.36, 0.18, 0.2],
  [0.36, -0.16, 0.16, 0.17],
  [0.7, -0.2, 0.1, 0.13],
] as const

/** One clean hollow from tip to foot; chambered in false morels. */
const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const solid = capOf(look, pose, own)
  const [R, L] = [pose.width / 2, pose.stemLength]
  const half = steps(24, 0, 1)
    .map((t): Pt => solid.profileAt(t))
    .map(([r, z]): Pt => [r, -z - L])
  const bumpy = half.map(([x, y], i): Pt => [x * (1 + (i % 3 === 1 ? 0.05 : -0.05)), y])
  const w = pose.stemWidth * 0.5
  const stem: Pt[] = [
    [w * 0.95, -L + R * 0.06],
    [w, -L * 0.5],
    [w * 1.3, -L * 0.12],
    [w * 0.9, 0],
  ]
  const body: Pt[] = [
    ...[...bumpy].reverse().map(([x, y]): Pt => [-x, y]),
    ...bumpy.slice(1),
    ...stem,
    ...[...stem].reverse().map(([x, y]): Pt => [-x, y]),
  ]
  const top = heldAt(half, 0)[1]
  const holeHalf = splinePoints(
    [
      [0, top + R * 0.28],
      [R * 0.5, top + R * 0.62],
      [R * 0.68, -L - R * 0.5],
      [w * 0.7, -L],
      [w * 0.68, -L * 0.5],
      [w * 0.86, -L * 0.16],
      [w * 0.4, -L * 0.03],
    ],
    30,
  )
  const folded = look.morphology.surface === 'folded'
  const hole = [...[...holeHalf].reverse().map(([x, y]): Pt => [-x, y]), ...holeHalf]
  let notches = ''
  for (let i = 2; i < bumpy.length - 1; i += 2)
    for (const s of [-1, 1]) {
      const [x, y] = heldAt(bumpy, i)
      notches += curvePath(
        [
          [x * s, y - R * 0.07],
          [x * s * 0.87, y],
          [x * s, y + R * 0.07],
        ],
        true,
      )
    }
  const data = linePath(body, true)
  const svg =
    clipTo(
      own.ids,
      data,
      fill(data, look.flesh) +
        stroke(data, look.cap, R * 0.09, 0.95) +
        fill(notches, darken(look.morphology.gillColor, 0.55), 0.8) +
        stroke(curvePath(stem), look.stem, 6),
    ) + inkLoop(body, own.rng, { weight: 3, color: inkFor(look.cap), lifts: 5 })
  const cavity = folded
    ? CHAMBERS.map(([x, y, rx, ry]) =>
        washedBody(wobble(blob([x * R, y * R - L], rx * R, ry * R, own.rng, 0.3), own.rng, R * 0.04, 7), own, {
          base: darken(look.cap, 0.1),
          flood: look.second,
          depth: 0.6,
          inkWeight: 2.4,
          ink: inkFor(look.cap),
        }),
      ).join('') +
      [0.25, 0.6]
        .map((k) =>
          washedBody(blob([own.rng.range(-0.2, 0.2) * w, -L * k], w * 0.5, L * 0.12, own.rng, 0.35), own, {
            base: shadeOf(look.flesh),
            depth: 0.5,
            inkWeight: 2,
          }),
        )
        .join('')
    : washedBody(wobble(hole, own.rng, 3), own, {
        base: mix(look.flesh, shadeOf(look.flesh), 0.42),
        form: 'tube',
        depth: 0.5,
        gloss: 0.2,
        inkWeight: 2.4,
        ink: inkFor(look.cap),
        over: stipple(hole, own.rng, darken(look.stem, 0.5), () => 0.4, 240, 1.8, 0.35),
      })
  return { svg: svg + cavity, box: boxOf(body) }
}

/** Morels and false morels. */
export const morelPainter: FormPainter = { whole, section, closeUp: whole, aspect: 1.15 }
