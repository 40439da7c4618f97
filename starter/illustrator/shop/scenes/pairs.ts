import { DANGER_INK, skull } from '../../danger-sign'
import { steps, type Pt } from '../../geometry'
import { penLine } from '../../ink-outline'
import { lettering } from '../../lettering'
import { airWash } from '../../paper'
import { fill, place } from '../../svg'
import { groundBack } from '../../ground'
import { cutout, fitted } from '../figure'
import { contactShadow, dashes } from '../materials'
import { hand, type Studio } from '../studio'
import type { Subject } from '../subject'

export type Pair = readonly [edible: Subject, double: Subject]

/** A scientific name on two lines, so that two names stand side by side. */
const nameUnder = (name: string, x: number, y: number, size: number, color: string): string =>
  name
    .split(' ')
    .map((word, i) => lettering([{ text: word, face: 'italic', size }], Math.round(x), y + i * 30, { color }))
    .join('')

/** Species beside the look-alikes they are taken for: whole above, cut open below, the deadly one marked. */
export function pairsScene(s: Studio, pairs: readonly Pair[]): string {
  const shown = pairs.slice(0, 5)
  // Cards show the middle three quarters of the width, which fit three pairs; of five, the outer two are cut off.
  const width = shown.length > 3 ? 1560 / shown.length : 400
  const [room, name] = shown.length > 3 ? [width / 2 - 14, 23] : [172, 26]
  const start = 800 - (width * shown.length) / 2
  const [foot, half] = [470, width / 2]
  const rule = s.rng.fork('rule')
  return shown
    .map((pair, i) => {
      const left = start + i * width
      const one = pair.map((subject, k) => {
        const x = left + half * (k + 0.5)
        const deadly = k === 1
        return (
          (deadly ? airWash([x, 400], 92, 250, '#b4553a', s.rng.fork(`danger${i}`), 0.55) : '') +
          groundBack({ x: x - room / 2, y: foot - 6, width: room, kinds: ['moss'] }, hand(s, `ground${i}${k}`)) +
          contactShadow(x, foot, 110, s.rng.fork(`shadow${i}${k}`)) +
          fitted(
            cutout(subject, hand(s, `body${i}${k}`), 'body', 340),
            { x: x - room / 2, y: 92, w: room, h: foot - 92 },
            true,
          ) +
          fitted(
            cutout(subject, hand(s, `cut${i}${k}`), 'section', 300),
            { x: x - (room - 12) / 2, y: 528, w: room - 12, h: 152 },
            true,
          ) +
          nameUnder(subject.species.scientificName, x, 730, name, deadly ? DANGER_INK : '#3b3024') +
          (deadly ? place(skull(), x, 806) : '')
        )
      })
      const middle = steps(12, 96, 690).map((y): Pt => [left + half, y])
      const edge = steps(14, 84, 830).map((y): Pt => [left, y + rule.range(-2, 2)])
      return (
        one.join('') +
        dashes(middle, '#3b3024', 2, 3, 11, 0.45) +
        (i > 0 ? fill(penLine(edge, rule, 4), '#3b3024', 0.55) : '')
      )
    })
    .join('')
}
