import { darken, inkFor, lighten } from '../color'
import { boxOf, splinePoints, steps, type Box, type Pt } from '../geometry'
import { hatchLines, rimHatch, shadowSide, stipple } from '../hatch'
import { inkLine, penLine } from '../ink-outline'
import { loopNoise, type Rng } from '../prng'
import { clipTo, curvePath, fill, linear, stroke } from '../svg'
import { blob, forkBrush, washedBody, type Brush, type WashOptions } from '../wash'

export interface ThingOptions extends WashOptions {
  /** Pen hatching on the shadow side, 0 none to 1 full. */
  readonly hatch?: number
}

/** Pen tone laid over the shaded part of a large body: level strokes round a tube, slanting ones across a face. */
function shadeTone(box: Box, rng: Rng, ink: string, tube: boolean, opacity: number): string {
  if (Math.min(box.w, box.h) < 90) return ''
  const [right, foot] = [box.x + box.w, box.y + box.h]
  const data = tube
    ? hatchLines(
        [right, box.y + 8],
        [right, foot - 6],
        [-box.w * 0.22, Math.min(14, box.w * 0.04)],
        Math.round(box.h / 9),
        rng,
      ) + hatchLines([right, box.y + 8], [right, foot - 6], [-box.w * 0.1, box.w * 0.06], Math.round(box.h / 12), rng)
    : hatchLines(
        [box.x + box.w * 0.4, foot + 6],
        [right + 6, foot - box.h * 0.5],
        [-Math.min(80, box.w * 0.16), -Math.min(120, box.h * 0.24)],
        Math.round((box.w + box.h) / 26),
        rng,
      )
  return fill(data, ink, opacity)
}

/** One manufactured object in the style of the plates: washes, hatching in the shadow, stippling and a pen contour. */
export function thing(loop: readonly Pt[], brush: Brush, label: string, options: ThingOptions): string {
  const own = forkBrush(brush, label)
  const { hatch = 1, over = '', base, form = 'round' } = options
  const box = boxOf(loop)
  const reach = Math.min(box.w, box.h)
  const ink = options.ink ?? inkFor(base)
  const pen =
    hatch === 0
      ? ''
      : rimHatch(loop, own.rng.fork('hatch'), ink, Math.min(64, reach * 0.18), 12, 0.4 * hatch) +
        shadeTone(box, own.rng.fork('tone'), ink, form === 'tube', 0.26 * hatch) +
        stipple(loop, own.rng.fork('dots'), ink, shadowSide, Math.round(Math.min(260, reach * 0.9) * hatch), 1.9, 0.36)
  return washedBody(loop, own, {
    depth: 0.5,
    gloss: 0.22,
    inkWeight: 3.8,
    ...options,
    ink: options.ink === null ? null : ink,
    over: pen + over,
  })
}

// Pictures are 1600 pixels wide and zoomed up to 1.16 times, so a shadow that ends here stays inside the frame.
const SHADOW_END = 1425

/** Soft shadow under something that stands at `y`; the light comes from the upper left. */
export function contactShadow(x: number, y: number, width: number, rng: Rng): string {
  const end = Math.max(SHADOW_END, x + width * 0.3)
  let svg = ''
  for (const [k, h, alpha] of [
    [0.66, 0.085, 0.1],
    [0.58, 0.055, 0.13],
    [0.5, 0.03, 0.18],
  ] as const) {
    const middle = x + width * (0.2 - (0.58 - k) * 0.9)
    const over = Math.max(0, middle + width * k * 1.08 - end)
    svg += fill(
      curvePath(
        blob(
          [middle - over / 2, y + width * 0.012],
          width * k - over / 2,
          Math.max(7, Math.min(60, width * h)),
          rng,
          0.14,
          26,
        ),
        true,
      ),
      '#35291a',
      alpha,
    )
  }
  return (
    svg +
    `<g opacity=".34">${fill(hatchLines([x - width * 0.1, y + 6], [Math.min(x + width * 0.72, end - 26), y + 2], [26, 13], Math.round(width / 15), rng), '#2f2417')}</g>`
  )
}

/** Light on glass or polished metal: broken bright strokes down the lit side and a reflected one in the shade. */
export function shine(x: number, y: number, w: number, h: number, rng: Rng, strength = 1): string {
  const streak = (u: number, from: number, to: number, width: number, alpha: number): string =>
    stroke(
      curvePath(steps(6, from, to).map((t): Pt => [x + u * w + rng.range(-1.6, 1.6), y + t * h])),
      '#fffdf6',
      width,
      alpha * strength,
    )
  return (
    streak(0.09, 0.06, 0.66, w * 0.035, 0.62) +
    streak(0.09, 0.72, 0.8, w * 0.03, 0.5) +
    streak(0.155, 0.1, 0.42, w * 0.014, 0.55) +
    streak(0.93, 0.2, 0.86, w * 0.022, 0.34) +
    streak(0.3, 0.04, 0.16, w * 0.02, 0.3)
  )
}

/** A pen fold in cloth or film: a dark crease with a lit lip. */
export function fold(line: readonly Pt[], color: string, rng: Rng, weight = 5): string {
  const bent = splinePoints(line, 14)
  const lit = bent.map(([x, y]): Pt => [x - weight * 0.9, y - weight * 0.4])
  const under = bent.map(([x, y]): Pt => [x + weight * 1.6, y + weight * 0.6])
  return (
    fill(penLine(under, rng, weight * 7), darken(color, 0.5), 0.16) +
    fill(penLine(lit, rng, weight * 2.2), lighten(color, 0.6), 0.42) +
    fill(penLine(bent, rng, weight), inkFor(color), 0.6)
  )
}

/** Broken lines in place of small print, so that no letters can be read. */
export function smallPrint(
  x: number,
  y: number,
  w: number,
  lines: number,
  gap: number,
  color: string,
  rng: Rng,
): string {
  let data = ''
  for (let i = 0; i < lines; i += 1) {
    let at = 0
    const end = w * (i === lines - 1 ? rng.range(0.4, 0.7) : rng.range(0.86, 1))
    while (at < end) {
      const run = Math.min(end - at, rng.range(0.05, 0.16) * w)
      data += `M${Math.round(x + at)} ${Math.round(y + i * gap)}q${Math.round(run / 2)} ${rng.int(-1, 1)} ${Math.round(run)} 0`
      at += run + w * 0.03
    }
  }
  return stroke(data, color, gap * 0.22, 0.62)
}

/** Wood seen on its flat face: grain lines, cut to an outline. */
export function woodGrain(loop: readonly Pt[], brush: Brush, color: string, count: number): string {
  const box = boxOf(loop)
  const { rng } = brush
  let dark = ''
  let light = ''
  for (let i = 0; i < count; i += 1) {
    const at = (i + rng.range(0.1, 0.9)) / count
    const noise = loopNoise(rng, 5)
    const from = rng.range(-0.1, 0.5)
    const line = steps(9, from, from + rng.range(0.3, 0.8)).map((t): Pt => [
      box.x + t * box.w,
      box.y + at * box.h + noise(t * 0.7) * 6,
    ])
    if (i % 3 === 0) light += curvePath(line)
    else dark += penLine(line, rng, rng.range(1.6, 3.6))
  }
  return clipTo(
    brush.ids,
    curvePath(loop, true),
    fill(dark, darken(color, 0.6), 0.42) + stroke(light, lighten(color, 0.5), 2.2, 0.4),
  )
}

/** A line of stitches or perforation. */
export function dashes(
  line: readonly Pt[],
  color: string,
  width: number,
  on: number,
  off: number,
  opacity = 0.7,
): string {
  return stroke(curvePath(line), color, width, opacity).replace('/>', ` stroke-dasharray="${on} ${off}"/>`)
}

/** Twine or cord along a line, with its twist. */
export function cord(line: readonly Pt[], color: string, width: number, rng: Rng): string {
  const data = curvePath(line)
  return (
    stroke(data, darken(color, 0.75), width * 1.35, 0.8) +
    stroke(data, color, width) +
    dashes(line, darken(color, 0.45), width * 0.8, 1.5, width * 0.9, 0.5) +
    inkLine(line, rng, { weight: width * 0.2, opacity: 0.4, color: lighten(color, 0.5) })
  )
}

const SHADE = '#3a2f25'

/** A sheet of light falling across a flat face, from the upper left corner. */
export function faceLight(loop: readonly Pt[], brush: Brush, strength = 0.3): string {
  const box = boxOf(loop)
  const wash = linear(
    brush.ids,
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
    [
      [0, '#fffaf0', strength],
      [0.4, '#fffaf0', 0],
      [0.62, SHADE, 0],
      [1, SHADE, strength * 0.9],
    ],
  )
  return wash.def + fill(curvePath(loop, true), wash.paint)
}
