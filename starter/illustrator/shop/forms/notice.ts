import { steps, type Pt } from '../../geometry'
import { curvePath, fill } from '../../svg'
import { contactShadow, thing } from '../materials'
import { turnedLoop, roundedPoly } from '../shapes'
import { hand, named, stampFor, type ProductPainter, type Studio } from '../studio'
import { compoundMicroscope } from './compound-microscope'
import { hoodBody } from './flow-hood'
import { noticeCard } from './notice-card'
import { pressurePot } from './steriliser'

function shelving(s: Studio): string {
  const wire = '#9b9d97'
  const post = (x: number, i: number): string =>
    thing(
      roundedPoly(
        [
          [x, 160],
          [x + 26, 160],
          [x + 26, 1010],
          [x, 1010],
        ],
        5,
      ),
      hand(s, `post${i}`),
      'post',
      { base: wire, form: 'tube', gloss: 0.5, hatch: 0.5 },
    )
  const board = (y: number, i: number): string =>
    thing(
      roundedPoly(
        [
          [120, y],
          [860, y],
          [900, y + 30],
          [90, y + 34],
        ],
        6,
      ),
      hand(s, `board${i}`),
      'board',
      { base: wire, gloss: 0.4 },
    )
  const stamp = stampFor(s, 'body', 300, 'shelf')
  const bags = steps(4, 190, 720)
    .map(
      (x, i) =>
        thing(
          roundedPoly(
            [
              [x, 420],
              [x + 110, 416],
              [x + 120, 600],
              [x - 8, 604],
            ],
            22,
          ),
          hand(s, `bag${i}`),
          'bag',
          { base: '#d9c9a0', flood: '#f3ead2', gloss: 0.4, hatch: 0.6 },
        ) + (stamp ? stamp.put(x + 56, 470 + (i % 2) * 60, 120) : ''),
    )
    .join('')
  const mist = thing(
    turnedLoop(
      1060,
      [
        [90, 760],
        [130, 800],
        [140, 990],
        [130, 1010],
      ],
      0.12,
    ),
    hand(s, 'mist'),
    'mist',
    { base: '#cfd8d4', form: 'tube', gloss: 0.5 },
  )
  return (
    post(110, 1) +
    post(850, 2) +
    board(330, 1) +
    bags +
    board(600, 2) +
    board(870, 3) +
    mist +
    [0, 1, 2]
      .map((i) =>
        fill(
          curvePath(
            steps(9, 0, 1)
              .map((t): Pt => [1040 + i * 26 + Math.sin(t * 6 + i) * 26, 750 - t * 220])
              .concat(steps(9, 1, 0).map((t): Pt => [1052 + i * 26 + Math.sin(t * 6 + i) * 26, 750 - t * 220])),
            true,
          ),
          '#a9bcc0',
          0.7,
        ),
      )
      .join('')
  )
}

/** A second-hand notice: a pinned card with the thing sketched on it. */
export const notice: ProductPainter = (s) => {
  const rng = s.rng.fork('notice-scene')
  if (named(s, 'microscope'))
    return noticeCard(s, contactShadow(560, 1000, 520, rng) + compoundMicroscope(s, 560, 990, true))
  if (named(s, 'flow', 'box'))
    return noticeCard(s, contactShadow(560, 1000, 900, rng) + hoodBody(s, 110, 360, 800, 620, true))
  if (named(s, 'shelving')) return noticeCard(s, shelving(s))
  return noticeCard(s, contactShadow(560, 1000, 640, rng) + pressurePot(s, 560, 985, 320, 520, false))
}
