import { mix } from '../../color'
import type { Pt } from '../../geometry'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { blob } from '../../wash'
import { emblem, markAt, nameLines } from '../label'
import { smallPrint, thing } from '../materials'
import { rectLoop, roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'
import { cutColor } from '../vendor-mark'
import { tilted } from './laid'

export const cardShadow = (loop: readonly Pt[], dx = 16, dy = 22, alpha = 0.22): string =>
  fill(
    curvePath(
      loop.map(([x, y]): Pt => [x + dx, y + dy]),
      true,
    ),
    '#35291a',
    alpha,
  )

/** A cover: frames and species as on a cloth-bound book. */
export function coverArt(s: Studio, w: number, h: number): string {
  const rng = s.rng.fork('cover')
  const on = cutColor(s.dark, s.light)
  const kind = rng.int(0, 2)
  const cloth = kind === 1 ? mix(s.light, '#efe6d2', 0.3) : kind === 2 ? (s.subject?.look.cap ?? s.dark) : s.dark
  const ink = cutColor(cloth, kind === 1 ? s.dark : on)
  const frame = (k: number, weight: number): string =>
    stroke(curvePath(rectLoop(w * k, w * k, w * (1 - 2 * k), h - 2 * w * k, 8), true), ink, weight, 0.8)
  const panel =
    kind === 0
      ? fill(curvePath(blob([w / 2, h * 0.45], w * 0.34, h * 0.25, rng, 0.02, 30), true), '#f1e8d4')
      : fill(curvePath(rectLoop(w * 0.14, h * 0.22, w * 0.72, h * 0.46, 6), true), mix('#f4ecda', s.light, 0.3))
  const more = s.subjects.slice(0, kind === 0 ? 1 : 3)
  const figures = more
    .map((subject, i) => {
      const span = (w * 0.66) / more.length
      return emblem(
        { ...s.facts, subject },
        hand(s, `cover${i}`),
        { x: w * 0.17 + i * span, y: h * 0.26, w: span, h: h * 0.38 },
        more.length > 1,
      )
    })
    .join('')
  return (
    fill(`M0 0h${w}v${h}h${-w}z`, cloth) +
    frame(0.05, 4) +
    frame(0.07, 1.8) +
    panel +
    figures +
    smallPrint(w * 0.2, h * 0.12, w * 0.6, 1, 30, ink, rng) +
    smallPrint(w * 0.28, h * 0.165, w * 0.44, 1, 22, ink, rng) +
    markAt(s.facts, w / 2, h * 0.775, w * 0.07, ink, cloth) +
    nameLines(s.facts.vendorName, w / 2, h * 0.88, w * 0.7, w * 0.075, ink)
  )
}

/** A pencil lying at an angle, its point to the left. */
export function pencil(s: Studio, x: number, y: number, angle: number): string {
  const at = tilted(x, y, angle)
  const body = roundedPoly(
    [
      [-150, -13],
      [210, -13],
      [210, 13],
      [-150, 13],
    ].map(([u = 0, v = 0]) => at([u, v])),
    3,
  )
  const tip = [
    [-200, 0],
    [-148, -13],
    [-140, -4],
    [-148, 4],
    [-142, 8],
    [-148, 13],
  ].map(([u = 0, v = 0]) => at([u, v]))
  return (
    cardShadow(body, 8, 13, 0.2) +
    thing(tip, hand(s, 'tip'), 'tip', { base: '#d9b98a', hatch: 0.2, inkWeight: 2.2 }) +
    fill(linePath([at([-202, 0]), at([-184, -4]), at([-184, 4])], true), '#2a2119') +
    thing(body, hand(s, 'pencil'), 'pencil', {
      base: s.light === '#f4ead5' ? s.dark : s.dark,
      flood: s.light,
      gloss: 0.4,
      hatch: 0.3,
      inkWeight: 2.4,
      over: stroke(curvePath([at([-148, -4]), at([208, -4])]), '#fffaf0', 3, 0.4),
    })
  )
}
