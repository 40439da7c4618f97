import { darken, lighten, luminance, mix } from '../color'
import { heldAt, steps, TAU, type Box, type Pt } from '../geometry'
import { inkLoop, wedge } from '../ink-outline'
import { lettering, letteringWidth } from '../lettering'
import { createRng, type Rng } from '../prng'
import { curvePath, fill, place, stroke } from '../svg'
import { blob, forkBrush, type Brush } from '../wash'
import { glyphOf } from './glyphs'
import { smallPrint } from './materials'
import { cutout, fitted } from './figure'
import { type Subject } from './subject'
import { cutColor } from './vendor-mark'

/** The vendor and the content of a label. */
export interface LabelFacts {
  readonly dark: string
  readonly light: string
  readonly mark: string
  readonly vendorName: string
  readonly subject: Subject | undefined
}

export type LabelLayout = 'cartouche' | 'banded' | 'horizon' | 'spine' | 'medallion' | 'rays' | 'almanac'

const LAYOUTS: readonly LabelLayout[] = ['cartouche', 'banded', 'horizon', 'spine', 'medallion', 'rays', 'almanac']

const PAPER = '#f6efdf'

/** The vendor's name in one or two lines that fit a width. */
export function nameLines(name: string, x: number, y: number, w: number, size: number, color: string): string {
  const words = name.split(' ')
  const cut = Math.ceil(words.length / 2)
  const lines =
    name.length > 15 && words.length > 1 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : [name]
  const widest = Math.max(...lines.map((line) => letteringWidth(line, 'semibold', 1)))
  const fit = Math.min(lines.length > 1 ? size * 0.72 : size, w / widest)
  return lines
    .map((line, i) =>
      lettering(
        [{ text: line, face: 'semibold', size: fit }],
        Math.round(x),
        Math.round(y + (i - (lines.length - 1) / 2) * fit * 1.12 + fit * 0.34),
        { color, anchor: 'middle' },
      ),
    )
    .join('')
}

/** The species on a label, drawn small; the vendor's mark where there is no species. */
export function emblem(facts: LabelFacts, brush: Brush, room: Box, foot = false, ground = PAPER): string {
  if (facts.subject) {
    const drawing = cutout(facts.subject, brush, 'body', 300)
    return fitted(drawing, room, foot)
  }
  return markAt(
    facts,
    room.x + room.w / 2,
    room.y + room.h / 2,
    Math.min(room.w, room.h) / 2,
    cutColor(ground, facts.dark),
    ground,
  )
}

/** The vendor's mark; its random stream depends on the vendor alone, so that all copies are alike. */
export const markAt = (facts: LabelFacts, x: number, y: number, radius: number, fg: string, bg: string): string =>
  place(glyphOf(facts.mark)(fg, bg, createRng(`glyph/${facts.vendorName}`)), x, y, 0, radius / 100)

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })
const flat = (x: number, y: number, w: number, h: number, color: string): string =>
  fill(`M${x} ${y}h${w}v${h}h${-w}z`, color)

function frame(w: number, h: number, inset: number, color: string, rng: Rng, weight = 3): string {
  const loop: Pt[] = []
  const [r, b] = [w - inset, h - inset]
  for (const t of steps(9, 0, 1).slice(0, -1)) loop.push([inset + (r - inset) * t, inset])
  for (const t of steps(9, 0, 1).slice(0, -1)) loop.push([r, inset + (b - inset) * t])
  for (const t of steps(9, 0, 1).slice(0, -1)) loop.push([r - (r - inset) * t, b])
  for (const t of steps(9, 0, 1).slice(0, -1)) loop.push([inset, b - (b - inset) * t])
  return inkLoop(loop, rng, { weight, color, opacity: 0.85 })
}

const DESIGNS: Record<LabelLayout, (f: LabelFacts, brush: Brush, w: number, h: number) => string> = {
  cartouche: (f, brush, w, h) => {
    const on = cutColor(f.dark, f.light)
    const oval = curvePath(blob([w / 2, h * 0.42], w * 0.4, h * 0.34, brush.rng, 0.02, 30), true)
    return (
      flat(0, 0, w, h, f.dark) +
      frame(w, h, Math.min(w, h) * 0.05, on, brush.rng, 3.4) +
      fill(oval, mix(PAPER, f.light, 0.25)) +
      stroke(oval, on, 3, 0.8) +
      emblem(f, brush, box(w * 0.2, h * 0.13, w * 0.6, h * 0.56), false, mix(PAPER, f.light, 0.25)) +
      nameLines(f.vendorName, w / 2, h * 0.87, w * 0.8, h * 0.09, on)
    )
  },
  banded: (f, brush, w, h) => {
    const on = cutColor(f.dark, f.light)
    return (
      flat(0, 0, w, h, PAPER) +
      flat(0, 0, w, h * 0.24, f.dark) +
      flat(0, h * 0.24, w, h * 0.025, f.light) +
      markAt(f, w * 0.14, h * 0.12, Math.min(w * 0.1, h * 0.085), on, f.dark) +
      nameLines(f.vendorName, w * 0.6, h * 0.12, w * 0.66, h * 0.135, on) +
      emblem(f, brush, box(w * 0.14, h * 0.3, w * 0.72, h * 0.5)) +
      flat(0, h * 0.93, w, h * 0.07, f.dark) +
      smallPrint(w * 0.2, h * 0.85, w * 0.6, 2, h * 0.04, '#4c4336', brush.rng)
    )
  },
  horizon: (f, brush, w, h) => {
    const on = cutColor(f.dark, f.light)
    const lie = steps(11, 0, 1).map((t): Pt => [t * w, h * (0.66 + 0.05 * Math.sin(t * 5 + brush.rng.range(0, 2)))])
    const sun = curvePath(blob([w * 0.68, h * 0.27], h * 0.13, h * 0.13, brush.rng, 0.04), true)
    const sky = luminance(f.light) > 0.5 ? f.light : mix(f.light, PAPER, 0.35)
    return (
      flat(0, 0, w, h, sky) +
      fill(sun, lighten(sky, 0.6), 0.9) +
      fill(
        curvePath(
          [...lie, [w, h], [0, h]].map((p) => p as Pt),
          true,
        ),
        f.dark,
      ) +
      emblem(f, brush, box(w * 0.16, h * 0.08, w * 0.68, h * 0.6), true, sky) +
      fill(
        steps(Math.round(w / 16), 0.02, 0.98)
          .map((t) =>
            wedge(
              [t * w, h * 0.7],
              [t * w + 3, h * 0.67],
              [t * w + brush.rng.range(-5, 7), h * brush.rng.range(0.62, 0.66)],
              5,
            ),
          )
          .join(''),
        f.dark,
      ) +
      nameLines(f.vendorName, w / 2, h * 0.86, w * 0.84, h * 0.135, on)
    )
  },
  spine: (f, brush, w, h) => {
    const on = cutColor(f.dark, f.light)
    return (
      flat(0, 0, w, h, mix(PAPER, f.light, 0.18)) +
      flat(0, 0, w * 0.27, h, f.dark) +
      flat(w * 0.27, 0, w * 0.025, h, f.light) +
      markAt(f, w * 0.135, h * 0.16, Math.min(w * 0.105, h * 0.12), on, f.dark) +
      place(
        nameLines(f.vendorName, 0, 0, h * 0.56, Math.min(w * 0.1, h * 0.12), on),
        w * 0.135,
        h * 0.66,
        -Math.PI / 2,
      ) +
      emblem(f, brush, box(w * 0.34, h * 0.08, w * 0.6, h * 0.62)) +
      smallPrint(w * 0.36, h * 0.8, w * 0.54, 3, h * 0.05, '#4c4336', brush.rng)
    )
  },
  medallion: (f, brush, w, h) => {
    const r = Math.min(w * 0.2, h * 0.17)
    const on = cutColor(f.dark, f.light)
    const disc = curvePath(blob([w / 2, h * 0.2], r, r, brush.rng, 0.02, 28), true)
    return (
      flat(0, 0, w, h, luminance(f.light) > 0.45 ? mix(f.light, PAPER, 0.45) : mix(f.light, PAPER, 0.6)) +
      frame(w, h, Math.min(w, h) * 0.045, f.dark, brush.rng, 4) +
      fill(disc, f.dark) +
      markAt(f, w / 2, h * 0.2, r * 0.72, on, f.dark) +
      emblem(f.subject ? f : { ...f, mark: 'cap' }, brush, box(w * 0.16, h * 0.4, w * 0.68, h * 0.36)) +
      nameLines(f.vendorName, w / 2, h * 0.86, w * 0.82, h * 0.1, f.dark)
    )
  },
  rays: (f, brush, w, h) => {
    const on = cutColor(f.dark, f.light)
    const rays = steps(27, Math.PI, TAU)
      .map((a) =>
        wedge([w / 2 + Math.cos(a) * w, h * 0.74 + Math.sin(a) * w], [w / 2, h * 0.74], [w / 2, h * 0.74], w * 0.05),
      )
      .join('')
    return (
      flat(0, 0, w, h, f.dark) +
      fill(rays, f.light, 0.34) +
      fill(curvePath(blob([w / 2, h * 0.5], w * 0.3, h * 0.24, brush.rng, 0.05), true), PAPER, 0.84) +
      emblem(f, brush, box(w * 0.18, h * 0.24, w * 0.64, h * 0.48)) +
      flat(0, h * 0.75, w, h * 0.25, f.dark) +
      flat(0, h * 0.745, w, h * 0.012, on) +
      nameLines(f.vendorName, w / 2, h * 0.88, w * 0.84, h * 0.1, on) +
      markAt(f, w / 2, h * 0.12, h * 0.075, on, f.dark)
    )
  },
  almanac: (f, brush, w, h) => {
    const cell = steps(3, 0.06, 0.64).map((t) => t * w)
    return (
      flat(0, 0, w, h, PAPER) +
      frame(w, h, Math.min(w, h) * 0.035, f.dark, brush.rng, 4.5) +
      frame(w, h, Math.min(w, h) * 0.065, f.dark, brush.rng.fork('in'), 1.8) +
      nameLines(f.vendorName, w / 2, h * 0.155, w * 0.78, h * 0.095, f.dark) +
      emblem(f, brush, box(w * 0.14, h * 0.25, w * 0.72, h * 0.47)) +
      flat(w * 0.1, h * 0.76, w * 0.8, h * 0.15, f.dark) +
      cell
        .map((x, i) =>
          i === 1
            ? markAt(f, w / 2, h * 0.835, h * 0.062, cutColor(f.dark, f.light), f.dark)
            : smallPrint(x + w * 0.08, h * 0.81, w * 0.2, 2, h * 0.04, cutColor(f.dark, f.light), brush.rng),
        )
        .join('')
    )
  },
}

/** The colour along the upper edge of a layout. */
function topTone(layout: LabelLayout, f: LabelFacts): string {
  if (layout === 'almanac') return PAPER
  if (layout === 'medallion') return mix(f.light, PAPER, luminance(f.light) > 0.45 ? 0.45 : 0.6)
  if (layout === 'horizon') return luminance(f.light) > 0.5 ? f.light : mix(f.light, PAPER, 0.35)
  return layout === 'spine' ? mix(PAPER, f.light, 0.18) : f.dark
}

/** A printed label, `w` by `h` pixels from its upper left corner; its upper edge runs on for `bleed` pixels more. */
export function labelArt(
  facts: LabelFacts,
  brush: Brush,
  w: number,
  h: number,
  layout?: LabelLayout,
  bleed = 0,
): string {
  const own = forkBrush(brush, 'label')
  const chosen = layout ?? own.rng.fork('layout').pick(LAYOUTS)
  const aged = mix(darken(facts.light, 0.5), '#7d6038', 0.5)
  let wear = ''
  for (let i = 0; i < 3; i += 1)
    wear += fill(
      curvePath(blob([own.rng.range(0, w), own.rng.range(0, h)], w * 0.3, h * 0.2, own.rng, 0.3), true),
      aged,
      0.05,
    )
  const above =
    bleed === 0
      ? ''
      : flat(0, -bleed, w, bleed + 1, topTone(chosen, facts)) +
        (chosen === 'spine' ? flat(0, -bleed, w * 0.27, bleed + 1, facts.dark) : '')
  return above + DESIGNS[chosen](facts, own, w, h) + wear
}

/** Layouts that suit a shape: tall ones keep their strip, wide ones lie. */
export const pickLayout = (rng: Rng, list: readonly LabelLayout[]): LabelLayout =>
  heldAt(list, rng.int(0, list.length - 1))
