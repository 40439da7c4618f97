import { capMarks } from './cap-marks'
import { marginFringe, modelStrokes } from './cap'
import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, joinBoxes, resample, ribbon, steps, type Pt } from './geometry'
import { shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { createSolid, type Solid } from './solid'
import { createStipe } from './stipe'
import { boxPath, curvePath, fill, linear, radial, type Drawing } from './svg'
import { fertileField } from './underside'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'
import { section } from './funnel-section'
import { depthsOf, type Depths } from './funnel-shape'

function bowlSolid(look: Look, pose: Pose, brush: Brush, depths: Depths, tilt: number): Solid {
  const d = depths.bowl
  const profile: Pt[] = [
    [0, -d],
    [0.18, -d * 0.94],
    [0.42, -d * 0.58],
    [0.68, -d * 0.18],
    [0.88, 0.02],
    [1, -0.01],
    [0.99, -0.05],
  ]
  return createSolid({
    profile,
    radius: pose.width / 2,
    tilt,
    wave: look.habit.wave * (pose.young ? 0.5 : 1),
    lobes: look.habit.wave > 0.08 ? 9 : 6,
    rng: brush.rng.fork('bowl'),
  })
}

/** A margin that stays rolled in: a downy lip along the near side, shaded below. */
function rolledRim(solid: Solid, look: Look, brush: Brush, R: number): string {
  const thick = R * 0.1
  const upper = steps(34, -0.12, Math.PI + 0.12).map((turn) => solid.at(turn, R, R * 0.02))
  const lower = upper.map(([x, y], i): Pt => [x * 0.985, y + thick * (0.35 + 0.65 * Math.sin((Math.PI * i) / 33))])
  const loop = [...upper, ...[...lower].reverse()]
  return washedBody(loop, forkBrush(brush, 'roll'), {
    base: mix(look.cap, look.second, 0.55),
    flood: look.second,
    depth: 0.6,
    gloss: 0.25,
    ink: inkFor(look.cap),
    inkWeight: 2.4,
    over: stipple(loop, brush.rng.fork('down'), lighten(look.second, 0.5), () => 0.6, 200, 1.8, 0.5),
  })
}

const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const depths = depthsOf(look, pose.young)
  const R = pose.width / 2
  const tilt = pose.tilt + (look.habit.hollow ? 0.12 : 0)
  const solid = bowlSolid(look, pose, own, depths, tilt)
  const drop = Math.min(depths.drop * R, pose.stemLength * 0.8)
  const stipe = createStipe(
    { length: Math.max(8, pose.stemLength - drop * 0.5), width: pose.stemWidth, lean: pose.lean },
    look.habit.stem,
    own.rng.fork('stem-line'),
  )
  const top: Pt = [stipe.apex[0] * 1.05, -pose.stemLength]
  const rs = stipe.pointAt(0.8).half
  const flesh = (turn: number, u: number): Pt => {
    const r = rs + (R * 0.985 - rs) * (1 - Math.min(1, u)) ** depths.flare
    const [x, y] = solid.at(turn, r, u < 0.02 ? -R * 0.01 : -drop * u)
    return [x + top[0] + (stipe.apex[0] * 0.98 - top[0]) * u, y + top[1]]
  }
  const joint = Math.max(2, stipe.axis.findIndex((p) => p[1] < flesh(0, 1)[1] + 6) - 2)
  const stalk = ribbon(stipe.axis.slice(0, joint), stipe.half.slice(0, joint), 0.4)
  const [rightSide, leftSide, heel] = [stalk.slice(0, joint), stalk.slice(joint, joint * 2), stalk.slice(joint * 2)]
  const left = steps(14, 0, 0.96).map((u) => flesh(Math.PI, u))
  const right = steps(14, 0, 0.96).map((u) => flesh(0, u))
  const lap = steps(20, 0.12, Math.PI - 0.12).map((turn) => flesh(turn, 0.015))
  const swap = (rightSide[0]?.[0] ?? 0) < (leftSide[0]?.[0] ?? 0)
  const [nearRight, nearLeft] = swap ? [[...leftSide].reverse(), [...rightSide].reverse()] : [rightSide, leftSide]
  const outline = [
    ...left,
    ...nearLeft,
    ...(swap ? [...heel].reverse() : heel),
    ...nearRight,
    ...[...right].reverse(),
    ...lap,
  ]
  const loop = wobble(
    resample(outline, Math.round(Math.min(110, Math.max(46, (R + pose.stemLength) / 5))), true),
    own.rng,
    2,
    14,
  )
  const bare = look.morphology.gills === 'none'
  const outer = bare ? mix(look.gill, look.second, 0.3) : look.gill
  const shape = {
    point: (turn: number, u: number): Pt =>
      flesh(
        Math.asin(Math.abs(Math.sin(turn))) * (Math.cos(turn) < 0 ? -1 : 1) + (Math.cos(turn) < 0 ? Math.PI : 0),
        u,
      ),
  }
  const veins = bare
    ? fill(
        steps(30, 0.1, Math.PI - 0.1)
          .map((a) =>
            wedge(
              flesh(a, 0.1),
              flesh(a + own.rng.range(-0.1, 0.1), 0.5),
              flesh(a, own.rng.range(0.6, 0.95)),
              own.rng.range(2, 6),
            ),
          )
          .join(''),
        shadeOf(outer),
        0.25,
      )
    : fertileField(
        shape,
        {
          ...look,
          habit: {
            ...look.habit,
            gillCount: Math.round(look.habit.gillCount * Math.min(0.8, Math.max(0.42, R / 230))),
          },
        },
        own.rng.fork('field'),
        R,
      )
  const stemTone = bare ? outer : look.stem
  const footY = top[1] + drop * 0.8
  const foot = look.habit.stemBase ?? mix(stemTone, '#8a6f4c', 0.4)
  const stemWash = linear(
    own.ids,
    [0, footY],
    [0, 0],
    [
      [0, stemTone, 0],
      [0.25, stemTone, 0.8],
      [0.7, stemTone, 0.9],
      [1, foot, 0.95],
    ],
  )
  let stemMarks = ''
  for (let i = 0; i < 26; i += 1) {
    const { p, half } = stipe.pointAt(own.rng.range(0.02, 0.6))
    const [x, y] = [p[0] + own.rng.range(-0.85, 0.85) * half, p[1]]
    stemMarks +=
      look.habit.stemTexture === 'pits'
        ? curvePath(blob([x, y], half * 0.13, half * 0.1, own.rng, 0.2, 8), true)
        : wedge([x, y + 10], [x, y], [x + own.rng.range(-3, 3), y - own.rng.range(20, 50)], own.rng.range(1, 3))
  }
  const stemDetail =
    stemWash.def +
    fill(boxPath({ x: -pose.width, y: footY, w: pose.width * 2, h: -footY + 40 }, 0), stemWash.paint) +
    fill(stemMarks, look.habit.stemMark ?? darken(stemTone, 0.5), look.habit.stemTexture === 'pits' ? 0.65 : 0.25)
  const under = linear(
    own.ids,
    [0, top[1] - R * 0.2],
    [0, top[1] + drop],
    [
      [0, shadeOf(outer), 0.55],
      [0.35, shadeOf(outer), 0.18],
      [1, shadeOf(outer), 0],
    ],
  )
  const weight = Math.min(4.2, Math.max(2, R * 0.017))
  const body = washedBody(loop, own, {
    base: outer,
    flood: look.stem,
    form: 'tube',
    depth: 0.55,
    detail: veins + stemDetail + under.def + fill(boxPath(boxOf(loop)), under.paint),
    ink: inkFor(outer),
    inkWeight: weight,
    over: stipple(loop, own.rng.fork('dots'), inkFor(outer), shadowSide, 220, 1.6, 0.35),
  })
  const rim = wobble(solid.outline(), own.rng, Math.min(3, R * 0.012), 22)
  const heart: Pt = [0, R * depths.bowl * 0.5]
  const well = radial(
    own.ids,
    heart,
    R * 0.8,
    [
      [0, shadeOf(look.cap), 0.78 * Math.min(1, depths.bowl * 2.2)],
      [0.35, shadeOf(look.cap), 0.4 * Math.min(1, depths.bowl * 2.2)],
      [1, shadeOf(look.cap), 0],
    ],
    Math.max(0.35, Math.sin(tilt) * 1.3),
  )
  const detail =
    fill(curvePath(rim, true), look.second, 0.25) +
    modelStrokes(solid, look.cap, own.rng.fork('strokes'), 80) +
    capMarks(solid, look, own.rng.fork('marks')) +
    well.def +
    fill(curvePath(rim, true), well.paint)
  const lip = fill(penLine(solid.rim(60).slice(2, 29), own.rng, R * 0.035), lighten(look.second, 0.45), 0.6)
  const bowl = washedBody(rim, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.4,
    gloss: 0.3,
    detail,
    over: lip + stipple(rim, own.rng.fork('pit'), inkFor(look.cap), shadowSide, 260, 1.6, 0.35),
    ink: inkFor(look.cap),
    inkWeight: weight,
  })
  const edge = look.habit.margin === 'rolled' ? rolledRim(solid, look, own, R) : marginFringe(solid, look, own.rng)
  const stemBox = boxOf(loop)
  const bowlBox = boxOf(rim.map(([x, y]): Pt => [x + top[0], y + top[1]]))
  return {
    svg: `${body}<g transform="translate(${Math.round(top[0])} ${Math.round(top[1])})">${bowl}${edge}</g>`,
    box: joinBoxes([bowlBox, stemBox]),
    anchors: {
      cap: [bowlBox.x + bowlBox.w * 0.46, bowlBox.y + bowlBox.h * 0.5],
      rim: [bowlBox.x + bowlBox.w * 0.8, bowlBox.y + bowlBox.h * 0.82],
      ring: stipe.pointAt(0.62).p,
      stem: stipe.pointAt(0.4).p,
      base: stipe.pointAt(0.06).p,
    },
  }
}

/** Funnels and shallow saucers with gills or ridges running down the stem, and hollow trumpets. */
export const funnelPainter: FormPainter = { whole, section, aspect: 0.5 }
