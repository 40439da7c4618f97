import { mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { sporePrint } from '../../spore-print'
import { curvePath, fill, place, stroke } from '../../svg'
import { labelArt } from '../label'
import { dashes, fold, smallPrint, thing } from '../materials'
import { ellipseLoop, onFace, roundedPoly, smoothLoop } from '../shapes'
import { sprig } from '../sprig'
import { hand, named, stampFor, type ProductPainter } from '../studio'
import { cardShadow, pencil } from './printed'

/** A course: an open workbook with a lens, a specimen and a ticket. */
export const course: ProductPainter = (s) => {
  const rng = s.rng.fork('course')
  const page = (k: number): Pt[] =>
    smoothLoop([
      [760, 380],
      [760 + k * 160, 336],
      [760 + k * 340, 336],
      [760 + k * 500, 372],
      [760 + k * 516, 700],
      [760 + k * 520, 960],
      [760 + k * 340, 930],
      [760 + k * 150, 934],
      [760, 980],
      [760, 700],
    ])
  const main = stampFor(s, 'body', 400, 'page')
  const second = stampFor(s, 'body', 360, 'page-b', s.subjects[1] ?? s.subject)
  const third = stampFor(s, s.subjects[2] ? 'body' : 'section', 340, 'page-c', s.subjects[2] ?? s.subject)
  const left =
    smallPrint(310, 430, 380, 3, 30, '#4c4336', rng) +
    (main ? main.put(500, 690, 320) : '') +
    smallPrint(320, 880, 340, 2, 26, '#4c4336', rng)
  const right =
    (second ? second.put(930, 520, 230) : '') +
    (third ? third.put(1120, 740, 200) : '') +
    smallPrint(1060, 430, 160, 5, 28, '#4c4336', rng) +
    smallPrint(820, 700, 190, 6, 28, '#4c4336', rng)
  const lens = ellipseLoop(1090, 900, 120, 112)
  const ticket = roundedPoly(
    [
      [300, 980],
      [640, 950],
      [654, 1090],
      [314, 1120],
    ],
    8,
  )
  const under = roundedPoly(
    [
      [226, 372],
      [1296, 360],
      [1310, 1000],
      [210, 1010],
    ],
    20,
  )
  const print =
    s.subject && named(s, 'microscope')
      ? place(sporePrint(s.subject.look, hand(s, 'print'), 76), 1370, 520, 0.2)
      : sprig(rng.pick(['fern', 'laurel', 'birch']), [1400, 760], [1360, 360], hand(s, 'leaf'))
  return (
    cardShadow(under, 24, 26) +
    thing(under, hand(s, 'board'), 'board', { base: s.dark, flood: mix(s.dark, s.light, 0.3) }) +
    thing(page(-1), hand(s, 'left'), 'left', {
      base: '#f4ecda',
      flood: '#e9dcc0',
      gloss: 0.3,
      hatch: 0.3,
      over:
        left +
        fold(
          [
            [748, 400],
            [742, 680],
            [750, 960],
          ],
          '#f4ecda',
          rng,
          4,
        ),
    }) +
    thing(page(1), hand(s, 'right'), 'right', {
      base: '#f4ecda',
      flood: '#e9dcc0',
      gloss: 0.3,
      hatch: 0.6,
      over: right,
    }) +
    print +
    stroke(
      curvePath([
        [1176, 980],
        [1270, 1064],
        [1340, 1120],
      ]),
      '#3a2a1a',
      42,
      0.9,
    ) +
    stroke(
      curvePath([
        [1180, 984],
        [1270, 1064],
        [1336, 1116],
      ]),
      '#8d5a30',
      31,
    ) +
    fill(curvePath(lens, true), '#eaf0ea', 0.4) +
    stroke(curvePath(lens, true), '#2a2119', 26, 0.85) +
    stroke(curvePath(lens, true), '#b5893c', 17) +
    stroke(
      curvePath(steps(9, 3.5, 4.6).map((a): Pt => [1090 + Math.cos(a) * 92, 900 + Math.sin(a) * 86])),
      '#ffffff',
      10,
      0.7,
    ) +
    pencil(s, 880, 1060, -0.1) +
    cardShadow(ticket, 8, 12) +
    thing(ticket, hand(s, 'ticket'), 'ticket', {
      base: s.light,
      flood: s.dark,
      gloss: 0.15,
      depth: 0.2,
      detail: onFace(
        labelArt({ ...s.facts, subject: undefined }, hand(s, 'tk'), 330, 130, 'spine'),
        330,
        130,
        [304, 982],
        [636, 954],
        [316, 1112],
      ),
      over: dashes(
        [
          [560, 960],
          [572, 1096],
        ],
        '#2a2119',
        3,
        6,
        7,
      ),
    })
  )
}
