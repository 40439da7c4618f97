import { darken, lighten, mix } from '../../color'
import { steps } from '../../geometry'
import { curvePath, fill, linePath, place, stroke } from '../../svg'
import { markAt, nameLines } from '../label'
import { kernel, looseGills } from '../loose-goods'
import { smallPrint, thing } from '../materials'
import { roundedPoly } from '../shapes'
import { hand, type Studio } from '../studio'
import { cutColor } from '../vendor-mark'
import { tilted } from './laid'
import { cardShadow } from './printed'

/** The card of a second-hand notice, with a sketch from the caller pinned to it. */
export function noticeCard(s: Studio, sketch: string): string {
  const rng = s.rng.fork('notice')
  const at = tilted(800, 600, rng.range(-0.05, 0.05))
  const card = roundedPoly(
    [
      [-480, -440],
      [480, -440],
      [480, 400],
      [400, 440],
      [-480, 440],
    ].map(([u = 0, v = 0]) => at([u, v])),
    6,
  )
  const curl = [
    [480, 400],
    [400, 440],
    [410, 380],
  ].map(([u = 0, v = 0]) => at([u, v]))
  const pin = at([0, -404])
  const turn = Math.atan2(at([1, 0])[1] - at([0, 0])[1], at([1, 0])[0] - at([0, 0])[0])
  const strips = steps(8, -430, 340)
    .map((u) => stroke(curvePath([at([u, 352]), at([u + 2, 434])]), '#4c4336', 2.4, 0.6))
    .join('')
  const head = place(
    fill(`M-440 -392h880v92h-880z`, s.dark, 0.92) +
      nameLines(s.facts.vendorName, 40, -346, 640, 50, cutColor(s.dark, s.light)) +
      markAt(s.facts, -386, -346, 36, cutColor(s.dark, s.light), s.dark),
    ...at([0, 0]),
    turn,
  )
  return (
    cardShadow(card, 20, 28) +
    thing(card, hand(s, 'card'), 'card', {
      base: mix('#efe6d0', s.light, 0.3),
      flood: '#e2d4b4',
      gloss: 0.25,
      hatch: 0.6,
    }) +
    head +
    place(`<g transform="translate(-400 -270) scale(.5)">${sketch}</g>`, ...at([0, 0]), turn) +
    place(
      smallPrint(-430, 326, 560, 1, 26, '#4c4336', rng) + smallPrint(170, -230, 250, 9, 34, '#4c4336', rng),
      ...at([0, 0]),
      turn,
    ) +
    strips +
    fill(linePath(curl, true), darken('#e2d4b4', 0.2)) +
    stroke(linePath(curl, true), '#4d3b25', 2, 0.7) +
    kernel([pin[0], pin[1]], 20, '#a3271c', rng, false) +
    looseGills(at([440, 420])[0], at([440, 420])[1] + 90, 3, 40, lighten(s.dark, 0.4), rng)
  )
}
