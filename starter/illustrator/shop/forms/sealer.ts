import { mix } from '../../color'
import { steps } from '../../geometry'
import { inkLoop } from '../../ink-outline'
import { curvePath, fill, stroke } from '../../svg'
import { contactShadow, cord, fold, thing } from '../materials'
import { rectLoop, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, type ProductPainter } from '../studio'
import { block, knob } from './fittings'

/** Bar sealers: on the bench, or on a stand with a pedal. */
export const sealer: ProductPainter = (s) => {
  const rng = s.rng.fork('sealer')
  const color = mix(s.dark, '#c9cbc4', 0.45)
  const pedal = named(s, 'pedal', 'foot')
  const [x, y] = pedal ? [420, 430] : [330, 720]
  const body = block(s, 'base', { x, y, w: 760, h: pedal ? 130 : 210, dx: 120, dy: 90, color }, '')
  const jaw =
    thing(
      roundedPoly(
        [
          [x - 10, y - 62],
          [x + 780, y - 62],
          [x + 800, y - 20],
          [x - 14, y - 20],
        ],
        10,
      ),
      hand(s, 'jaw'),
      'jaw',
      { base: '#a9aaa3', flood: '#878983', gloss: 0.6 },
    ) +
    stroke(
      curvePath([
        [x, y - 16],
        [x + 390, y - 13],
        [x + 790, y - 16],
      ]),
      '#b5713a',
      7,
      0.9,
    )
  const arm =
    thing(
      roundedPoly(
        [
          [x + 20, y - 100],
          [x + 800, y - 220],
          [x + 880, y - 214],
          [x + 890, y - 176],
          [x + 810, y - 160],
          [x + 30, y - 52],
        ],
        16,
      ),
      hand(s, 'arm'),
      'arm',
      { base: s.dark, flood: s.light, gloss: 0.4 },
    ) +
    thing(
      smoothLoop([
        [x + 850, y - 236],
        [x + 960, y - 252],
        [x + 990, y - 214],
        [x + 960, y - 176],
        [x + 860, y - 168],
      ]),
      hand(s, 'grip'),
      'grip',
      { base: '#33312e', gloss: 0.4 },
    )
  const drop = pedal ? 330 : 285
  const film = roundedPoly(
    [
      [x + 170, y - 24],
      [x + 560, y - 24],
      [x + 572, y + drop - 40],
      [x + 600, y + drop],
      [x + 150, y + drop + 14],
      [x + 168, y + drop - 50],
    ],
    12,
  )
  const wrinkles = steps(7, 0.08, 0.92)
    .map((t) =>
      fold(
        [
          [x + 170 + t * 390, y - 16],
          [x + 166 + t * 396 + rng.range(-16, 16), y + drop * 0.5],
          [x + 156 + t * 430, y + drop - 12],
        ],
        '#cfd8d2',
        rng,
        2.6,
      ),
    )
    .join('')
  const patch =
    stroke(curvePath(rectLoop(x + 300, y + 60, 110, 78, 4), true), '#5b635d', 3, 0.6) +
    fill(curvePath(rectLoop(x + 300, y + 60, 110, 78, 4), true), '#f6f4ec', 0.7)
  const bag =
    fill(curvePath(film, true), '#e6ece6', 0.5) + patch + wrinkles + inkLoop(film, rng, { weight: 4, color: '#3d4742' })
  const dials =
    knob(s, x + 640, y + (pedal ? 64 : 130), 40, '#2f2d2a', 5.2) +
    faceLabel(s, 240, 110, [x + 40, y + 14], [x + 280, y + 14], [x + 40, y + 118], ['banded', 'spine'])
  if (!pedal)
    return (
      contactShadow(x + 440, 946, 860, rng) +
      body +
      dials +
      jaw +
      arm +
      `<g opacity=".96">${bag}</g>` +
      cord(
        [
          [x + 870, 880],
          [1340, 900],
          [1380, 1020],
          [1500, 1050],
        ],
        '#2f2d2a',
        11,
        rng,
      )
    )
  const legs =
    thing(
      roundedPoly(
        [
          [x + 330, y + 130],
          [x + 430, y + 130],
          [x + 420, 960],
          [x + 340, 960],
        ],
        8,
      ),
      hand(s, 'post'),
      'post',
      { base: '#8f918b', form: 'tube', gloss: 0.5 },
    ) +
    thing(
      roundedPoly(
        [
          [x + 120, 960],
          [x + 660, 950],
          [x + 720, 1000],
          [x + 80, 1010],
        ],
        12,
      ),
      hand(s, 'foot'),
      'foot',
      { base: '#6f716c' },
    )
  const treadle =
    thing(
      roundedPoly(
        [
          [x + 150, 1030],
          [x + 430, 1010],
          [x + 470, 1070],
          [x + 160, 1096],
        ],
        14,
      ),
      hand(s, 'treadle'),
      'treadle',
      {
        base: s.light,
        flood: s.dark,
        over: steps(7, 0.1, 0.9)
          .map((t) =>
            stroke(
              curvePath([
                [x + 150 + t * 290, 1028],
                [x + 160 + t * 300, 1090],
              ]),
              '#2a2119',
              5,
              0.5,
            ),
          )
          .join(''),
      },
    ) +
    stroke(
      curvePath([
        [x + 400, 1030],
        [x + 470, 900],
        [x + 480, y + 140],
      ]),
      '#55564f',
      9,
      0.9,
    )
  return contactShadow(x + 400, 1010, 620, rng) + legs + treadle + body + dials + jaw + arm + bag
}
