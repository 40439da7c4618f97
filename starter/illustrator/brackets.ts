import { darken, inkFor, lighten, mix, shadeOf } from './color'
import { boxOf, joinBoxes, lerp, resample, steps, wrapAt, type Box, type Pt } from './geometry'
import { wedge } from './ink-outline'
import { paintFan, paintFanUnderside, type FanSpec } from './fan'
import type { Look } from './look'
import type { FormPainter, Pose } from './pose'
import { createStipe, paintStipe } from './stipe'
import { createStamp, curvePath, fill, place, stroke, type Drawing } from './svg'
import { forkBrush, washedBody, wobble, type Brush } from './wash'

const shifted = (box: Box, x: number, y: number, scale = 1): Box => ({
  x: box.x * scale + x,
  y: box.y * scale + y,
  w: box.w * scale,
  h: box.h * scale,
})

const spec = (look: Look, pose: Pose, extra: Partial<FanSpec> = {}): FanSpec => ({
  // A hoof is a high dome over a low pore face, not a deep skirt.
  width: pose.width,
  reach: 0.62,
  thick: pose.width * Math.min(look.habit.thick, 0.07 + look.habit.thick * 0.3),
  tilt: look.habit.thick > 0.2 ? 0.5 : 0.62,
  wave: look.habit.wave,
  spread: 1.62,
  dome: look.habit.thick > 0.2 ? 0.08 + look.habit.thick * 0.66 : look.habit.thick > 0.05 ? 0.1 : 0.03,
  label: pose.label,
  ...extra,
})

const single = (look: Look, brush: Brush, pose: Pose): Drawing =>
  paintFan(look, brush, spec(look, pose, look.habit.count > 8 ? { detail: 0.45 } : {}))

/** A shelf cut from wood to margin: flesh above, tubes or gills below. */
function bracketSection(look: Look, brush: Brush, pose: Pose): Drawing {
  const own = forkBrush(brush, pose.label)
  const { rng } = own
  const reach = pose.width * 0.62
  const thick = Math.max(pose.width * Math.max(look.habit.thick, 0.05) * 1.5, 14)
  const top = steps(18, 0, 1).map((u): Pt => [u * reach, -thick * (1.15 - 0.95 * u ** 1.7)])
  const bottom = steps(18, 1, 0).map((u): Pt => [u * reach * 0.985, thick * (0.42 - 0.42 * u) * (u < 0.08 ? 0.7 : 1)])
  const loop = wobble(resample([...top, ...bottom], 84, true), rng, 2, 12)
  const layerTop = (u: number): number => lerp(-thick * 0.22, -thick * 0.16, u)
  let lines = ''
  for (const u of steps(64, 0.01, 0.97)) {
    const y = thick * (0.42 - 0.42 * u)
    lines += wedge(
      [u * reach, layerTop(u)],
      [u * reach + 1, (layerTop(u) + y) / 2],
      [u * reach + rng.range(-1, 1), y],
      2.6,
    )
  }
  let zones = ''
  for (const k of [0.35, 0.55, 0.75])
    zones += curvePath(
      steps(9, 0, 0.9).map((u): Pt => [u * reach, lerp(-thick * (1.15 - 0.95 * u ** 1.7), layerTop(u), k)]),
    )
  const layer = curvePath(
    [
      ...steps(9, 0, 0.99).map((u): Pt => [u * reach, layerTop(u)]),
      ...steps(9, 1, 0).map((u): Pt => [u * reach, thick * (0.42 - 0.42 * u)]),
    ],
    true,
  )
  const skin = look.habit.zones[Math.max(0, look.habit.zones.length - 4)] ?? look.cap
  const detail =
    stroke(zones, darken(look.flesh, 0.4), 1.6, 0.3) +
    fill(layer, look.gill, 0.9) +
    fill(lines, darken(look.gill, 0.55), 0.5) +
    stroke(curvePath(top), skin, Math.max(5, thick * 0.12), 0.95)
  const flesh = look.habit.flesh ?? mix(look.flesh, look.second, 0.2)
  const svg = washedBody(loop, own, {
    base: flesh,
    depth: 0.2,
    gloss: 0.1,
    form: 'flat',
    detail,
    ink: inkFor(look.cap),
    inkWeight: 3,
  })
  const box = boxOf(loop)
  return { svg: place(svg, -reach / 2, 0), box: shifted(box, -reach / 2, 0) }
}

const underside = (look: Look, brush: Brush, pose: Pose): Drawing =>
  paintFanUnderside(look, brush, spec(look, pose, { tilt: 1.1, dome: 0, thick: 0, reach: 0.66 }))

/** Reishi and its kin: a lacquered kidney on a side stem. */
function reishiWhole(look: Look, brush: Brush, pose: Pose): Drawing {
  const own = forkBrush(brush, pose.label)
  const L = pose.stemLength
  if (pose.young) {
    const antler = createStipe(
      { length: L * 0.95, width: pose.stemWidth * 0.8, lean: pose.width * 0.1 },
      'even',
      own.rng,
    )
    const stem = paintStipe(antler, look, own, 3)
    const tip = paintFan(
      look,
      own,
      spec(look, { ...pose, width: pose.width * 0.42 }, { reach: 0.45, spread: 2.8, dome: 0.12, label: 'tip' }),
    )
    const at: Pt = [antler.apex[0], antler.apex[1] - pose.width * 0.02]
    return {
      svg: stem + place(tip.svg, at[0], at[1]),
      box: joinBoxes([shifted(tip.box, at[0], at[1]), { x: -20, y: -L, w: 40, h: L }]),
    }
  }
  const stipe = createStipe({ length: L, width: pose.stemWidth, lean: -pose.width * 0.24 }, 'club', own.rng)
  const fan = paintFan(
    look,
    own,
    spec(look, pose, {
      reach: 0.48,
      spread: 3.0,
      dome: 0.05,
      tilt: 0.72,
      label: 'cap',
      wave: 0.05,
      thick: pose.width * 0.065,
    }),
  )
  const at: Pt = [stipe.apex[0] + pose.width * 0.1, stipe.apex[1] - pose.width * 0.02]
  const shine = stroke(
    curvePath(
      steps(9, 0.1, 0.9).map((t): Pt => {
        const { p, half } = stipe.pointAt(t)
        return [p[0] - half * 0.35, p[1]]
      }),
    ),
    '#fff1e0',
    pose.stemWidth * 0.1,
    0.5,
  )
  const stem = paintStipe(stipe, look, own, 3.4) + shine
  return {
    svg: stem + place(fan.svg, at[0], at[1], -0.05),
    box: joinBoxes([shifted(fan.box, at[0], at[1]), { x: -pose.stemWidth, y: -L, w: pose.stemWidth * 2, h: L }]),
  }
}

/** Many overlapping spoons from one base. */
function rosetteWhole(look: Look, brush: Brush, pose: Pose): Drawing {
  const own = forkBrush(brush, pose.label)
  const W = pose.width
  const count = pose.young ? 13 : look.habit.count
  const rows = pose.young ? 3 : 5
  let svg = ''
  const boxes: Box[] = []
  const foot = washedBody(
    [
      [-W * 0.13, -W * 0.22],
      [W * 0.13, -W * 0.22],
      [W * 0.1, W * 0.0],
      [0, W * 0.025],
      [-W * 0.1, 0],
    ],
    own,
    { base: look.stem, depth: 0.6, ink: inkFor(look.stem), inkWeight: 3 },
  )
  for (let row = 0; row < rows; row += 1) {
    const v = row / (rows - 1)
    const inRow = Math.round((count / rows) * (0.75 + 0.5 * Math.sin(Math.PI * (0.2 + v * 0.6))))
    const reach = W * lerp(0.16, 0.42, Math.sin(Math.PI * (0.12 + 0.56 * v)))
    const width = W * 0.3
    const prints = [0, 1].map((n) => {
      const fan = paintFan(look, own, {
        width,
        reach: 0.8,
        thick: width * 0.06,
        tilt: lerp(0.62, 0.95, v),
        wave: 0.2,
        spread: n === 0 ? 1.4 : 1.05,
        dome: n === 0 ? 0.05 : 0.09,
        detail: 0.3,
        label: `spoon${row}-${n}`,
      })
      return { print: createStamp(own.ids, fan.svg), box: fan.box }
    })
    for (let i = 0; i < inRow; i += 1) {
      const s = inRow === 1 ? 0 : lerp(-1, 1, (i + own.rng.range(-0.36, 0.36)) / (inRow - 1))
      const x = s * reach * 0.86
      const y = -W * (lerp(0.62, 0.17, v) + own.rng.range(-0.045, 0.045)) + s * s * W * 0.13
      const spoon = wrapAt(prints, i)
      const scale = own.rng.range(0.7, 1.16)
      const angle = -s * 0.95 + own.rng.range(-0.38, 0.38)
      svg += place(spoon.print(), x, y, angle, scale)
      boxes.push(shifted(spoon.box, x, y, scale))
    }
  }
  return { svg: foot + svg, box: joinBoxes([...boxes, { x: -W * 0.1, y: -10, w: W * 0.2, h: 10 }]) }
}

const rosetteSection = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const W = pose.width * 0.8
  let branches = ''
  for (const a of steps(9, -1.05, 1.05)) {
    const tip: Pt = [Math.sin(a) * W * 0.5, -W * 0.16 - Math.cos(a) * W * 0.42]
    const axis: Pt[] = [[a * W * 0.04, -W * 0.1], [tip[0] * 0.5, tip[1] * 0.62], tip]
    branches +=
      stroke(curvePath(axis), inkFor(look.stem), W * 0.062, 0.8) +
      stroke(curvePath(axis), look.flesh, W * 0.052) +
      stroke(
        curvePath(
          [...axis.slice(1)].map(([x, y]): Pt => [x + Math.cos(a) * W * 0.018, y + Math.abs(Math.sin(a)) * W * 0.018]),
        ),
        mix(look.gill, shadeOf(look.gill), 0.25),
        W * 0.018,
      ) +
      stroke(
        curvePath(axis.slice(1).map(([x, y]): Pt => [x - Math.cos(a) * W * 0.018, y - W * 0.012])),
        look.cap,
        W * 0.014,
        0.9,
      )
  }
  const foot = washedBody(
    wobble(
      [
        [-W * 0.16, -W * 0.24],
        [0, -W * 0.3],
        [W * 0.16, -W * 0.24],
        [W * 0.11, 0],
        [0, W * 0.03],
        [-W * 0.11, 0],
      ],
      own.rng,
      3,
    ),
    own,
    { base: lighten(look.flesh, 0.2), form: 'flat', ink: inkFor(look.stem), inkWeight: 2.6 },
  )
  return { svg: branches + foot, box: { x: -W * 0.5, y: -W * 0.6, w: W, h: W * 0.63 } }
}

export const bracketPainter: FormPainter = { whole: single, section: bracketSection, underside, aspect: 0.5 }
export const reishiPainter: FormPainter = { whole: reishiWhole, section: bracketSection, underside, aspect: 0.45 }
export const rosettePainter: FormPainter = { whole: rosetteWhole, section: rosetteSection, underside, aspect: 0.72 }
