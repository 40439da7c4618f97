import { darken, inkFor, lighten, luminance, shadeOf } from './color'
import { boxOf, steps, TAU, type Box, type Pt } from './geometry'
import { rimHatch, shadowSide, stipple } from './hatch'
import { penLine, wedge } from './ink-outline'
import { cracks } from './cap-marks'
import { plates } from './cap-patches'
import { modelStrokes } from './cap'
import type { Look } from './look'
import { marbling } from './marbling'
import type { FormPainter, Pose } from './pose'
import { createSolid, type Solid } from './solid'
import { curvePath, fill, place, stroke, type Drawing } from './svg'
import { blob, forkBrush, washedBody, wobble, type Brush } from './wash'

const BALL: readonly Pt[] = steps(13, 0, Math.PI * 0.94).map((a): Pt => [Math.sin(a), Math.cos(a)])

const lifted = (box: Box, y: number): Box => ({ ...box, y: box.y + y })

function ball(pose: Pose, brush: Brush, lumpy: number): Solid {
  return createSolid({
    profile: BALL,
    radius: pose.width / 2,
    tilt: 0.3,
    wave: lumpy,
    lobes: 7,
    rng: brush.rng.fork('ball'),
  })
}

/** A round body and the frame that sets it, a little sunk, on its ground. */
export function roundBody(
  pose: Pose,
  brush: Brush,
  lumpy: number,
): { solid: Solid; drawing: (body: string, loop: readonly Pt[]) => Drawing } {
  return {
    solid: ball(pose, brush, lumpy),
    drawing: (body, loop) => {
      const box = boxOf(loop)
      const y = -(box.y + box.h) + pose.width * 0.04
      return { svg: place(body, 0, y), box: lifted(box, y) }
    },
  }
}

const whole = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const { form } = look.habit
  const R = pose.width / 2
  const { solid, drawing } = roundBody(pose, own, form === 'puffball' ? 0.05 : 0.14)
  const rough = form === 'sclerotium' ? 0.035 : 0.01
  const lump = form === 'puffball' ? 0.025 : 0.09
  const loop = wobble(wobble(solid.outline(), own.rng.fork('lump'), R * lump, 6), own.rng, R * rough, 26)
  const ink = inkFor(look.cap)
  let detail = modelStrokes(solid, look.cap, own.rng.fork('strokes'), 110)
  const { surface } = look.morphology
  // The rind of an earthball is torn into plates, which no puffball shows.
  if (surface === 'scaly' || (surface === 'cracked' && form === 'puffball'))
    detail += plates(solid, lighten(look.second, 0.3), look.cap, own.rng.fork('scales'))
  else if (surface === 'cracked' || surface === 'folded')
    detail +=
      cracks(solid, darken(look.cap, 0.65), own.rng.fork('cracks'), 150, R * 0.024) +
      cracks(solid, lighten(look.second, 0.3), own.rng.fork('pale'), 50, R * 0.02)
  let dimples = ''
  if (surface === 'smooth') {
    for (let i = 0; i < 26; i += 1) {
      const spot = solid.spot(own.rng.range(0, TAU), own.rng.range(0.1, 0.75))
      if (spot.facing > 0.2)
        dimples += penLine(blob(spot.p, R * 0.06, R * 0.03, own.rng, 0.3, 10).slice(0, 6), own.rng, 2)
    }
    detail += fill(dimples, shadeOf(look.cap), form === 'puffball' ? 0.25 : 0.5)
  }
  if (form === 'puffball') {
    let folds = ''
    for (const a of steps(15, -0.7, 0.7))
      folds += wedge(
        [Math.sin(a * 0.5) * R * 0.4, R * 0.95],
        [Math.sin(a) * R * 0.6, R * 0.8],
        [Math.sin(a) * R * 0.75, R * own.rng.range(0.5, 0.7)],
        own.rng.range(2, 5),
      )
    detail += fill(folds, shadeOf(look.cap), 0.4)
  }
  const body = washedBody(loop, own, {
    base: look.cap,
    flood: look.second,
    depth: 0.72,
    gloss: luminance(look.cap) < 0.3 ? 0.2 : 0.4,
    detail,
    ink,
    inkWeight: Math.min(4.2, R * 0.02),
    over:
      stipple(loop, own.rng.fork('dots'), ink, shadowSide, 1000, 1.9, 0.42) +
      rimHatch(loop, own.rng.fork('hatch'), ink, R * 0.16, 10, 0.28),
  })
  return drawing(body, loop)
}

const section = (look: Look, brush: Brush, pose: Pose): Drawing => {
  const own = forkBrush(brush, pose.label)
  const R = pose.width / 2
  const { form } = look.habit
  const loop = wobble(
    blob([0, -R * 0.92], R, R * 0.9, own.rng, form === 'puffball' ? 0.05 : 0.12, 40),
    own.rng,
    R * 0.014,
    34,
  )
  const data = curvePath(loop, true)
  const rind =
    stroke(data, look.cap, R * (look.morphology.surface === 'scaly' ? 0.2 : form === 'sclerotium' ? 0.12 : 0.09), 1) +
    stroke(data, darken(look.cap, 0.4), R * 0.03, 0.6)
  let grain = ''
  for (let i = 0; i < 170; i += 1) {
    const [x, y] = [own.rng.range(-0.85, 0.85) * R, -R * 0.92 + own.rng.range(-0.75, 0.75) * R]
    grain += penLine(
      [
        [x, y],
        [x + own.rng.range(-16, 16), y + own.rng.range(-9, 9)],
        [x + own.rng.range(-26, 26), y + own.rng.range(-12, 12)],
      ],
      own.rng,
      2.2,
    )
  }
  const core =
    fill(grain, shadeOf(look.gill), 0.34) +
    (luminance(look.gill) < 0.4 ? place(marbling(R, look.gill, own.rng.fork('net'), 0.2), 0, -R * 0.92) : '')
  const svg = washedBody(loop, own, {
    base: look.gill,
    flood: darken(look.gill, 0.2),
    form: 'flat',
    detail: core,
    over: rind + stipple(loop, own.rng, darken(look.gill, 0.6), shadowSide, 400, 1.6, 0.3),
    ink: inkFor(look.cap),
    inkWeight: 3.4,
  })
  return { svg, box: boxOf(loop) }
}

/** Puffballs and underground sclerotia. */
export const roundPainter: FormPainter = { whole, section, aspect: 0.95 }
