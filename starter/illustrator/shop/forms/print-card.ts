import { mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { sporePrint } from '../../spore-print'
import { curvePath, place, stroke } from '../../svg'
import { smallPrint, thing } from '../materials'
import { roundedPoly } from '../shapes'
import { faceLabel, hand, stampFor, type ProductPainter } from '../studio'
import { tilted, dropShadow } from './laid'

/** Prints on card or foil: one large, or a set. */
export const sporePrintForm: ProductPainter = (s) => {
  const rng = s.rng.fork('print')
  const stamp = stampFor(s, 'body', 440, 'beside')
  if (s.subjects.length > 3) {
    const sheets = s.subjects
      .slice(0, 6)
      .map((subject, i) =>
        place(
          sporePrint(subject.look, hand(s, `p${i}`), 132),
          330 + (i % 3) * 350,
          380 + Math.floor(i / 3) * 380,
          rng.range(-0.08, 0.08),
        ),
      )
      .join('')
    const sleeve = roundedPoly(
      [
        [1180, 700],
        [1480, 680],
        [1500, 1040],
        [1200, 1062],
      ],
      8,
    )
    return (
      sheets +
      dropShadow(sleeve) +
      thing(sleeve, hand(s, 'sleeve'), 'sleeve', {
        base: s.light,
        flood: s.dark,
        gloss: 0.2,
        over: faceLabel(s, 280, 330, [1192, 712], [1470, 694], [1210, 1040], ['cartouche', 'almanac', 'medallion']),
      })
    )
  }
  const angle = rng.range(-0.14, 0.14)
  const at = tilted(rng.range(600, 680), 620, angle)
  const card = roundedPoly(
    [
      [-370, -370],
      [370, -370],
      [370, 370],
      [-370, 370],
    ].map(([u = 0, v = 0]) => at([u, v])),
    6,
  )
  const foil = rng.chance(0.5)
  const wrinkles = foil
    ? steps(26, 0, 25)
        .map(() => {
          const p: Pt = [rng.range(-340, 340), rng.range(-340, 340)]
          return stroke(
            curvePath([
              at(p),
              at([p[0] + rng.range(-60, 60), p[1] + rng.range(-60, 60)]),
              at([p[0] + rng.range(-110, 110), p[1] + rng.range(-110, 110)]),
            ]),
            rng.chance(0.5) ? '#ffffff' : '#6d7170',
            3,
            0.4,
          )
        })
        .join('')
    : ''
  const base = foil ? '#c3c6c1' : mix(s.dark, '#efe6d2', 0.82)
  const mid = at([0, -20])
  const print = s.subject ? place(sporePrint(s.subject.look, hand(s, 'big'), 236), mid[0], mid[1], angle) : ''
  const packet = roundedPoly(
    [
      [1020, 800],
      [1350, 770],
      [1380, 1030],
      [1050, 1062],
    ],
    8,
  )
  return (
    dropShadow(card, 16, 20) +
    thing(card, hand(s, 'card'), 'card', {
      base,
      flood: foil ? '#9ea3a0' : s.light,
      gloss: foil ? 0.6 : 0.2,
      over: wrinkles + smallPrint(at([-300, 305])[0], at([-300, 305])[1], 260, 2, 26, '#4c4336', rng),
    }) +
    print +
    (stamp ? stamp.stand(1220, 745, rng.range(430, 500), rng.range(-0.05, 0.05)) : '') +
    dropShadow(packet) +
    thing(packet, hand(s, 'packet'), 'packet', {
      base: '#efe8d6',
      flood: s.light,
      over: faceLabel(s, 300, 230, [1034, 812], [1340, 786], [1062, 1040], ['spine', 'banded', 'rays', 'cartouche']),
    })
  )
}
