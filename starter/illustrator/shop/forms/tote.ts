import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { clipTo, curvePath, stroke } from '../../svg'
import { markAt } from '../label'
import { cord, dashes, fold, thing } from '../materials'
import { roundedPoly } from '../shapes'
import { hand, named, stampFor, type ProductPainter } from '../studio'
import { cutColor } from '../vendor-mark'
import { groundShadow, print, neckLabel } from './cloth'

/** A cotton tote or a waxed satchel. */
export const tote: ProductPainter = (s) => {
  const rng = s.rng.fork('tote')
  const x = 800
  if (named(s, 'satchel')) {
    const cloth = '#6b5a35'
    const [leather, body] = [
      '#6e4326',
      roundedPoly(
        [
          [x - 360, 470],
          [x + 360, 470],
          [x + 390, 960],
          [x + 350, 1000],
          [x - 350, 1000],
          [x - 390, 960],
        ],
        44,
      ),
    ]
    const flap = roundedPoly(
      [
        [x - 374, 440],
        [x + 374, 440],
        [x + 384, 700],
        [x + 300, 780],
        [x - 300, 780],
        [x - 384, 700],
      ],
      46,
    )
    const strap = steps(19, Math.PI, Math.PI * 2).map((a): Pt => [x + Math.cos(a) * 330, 470 + Math.sin(a) * 330])
    const buckle = (dx: number): string =>
      thing(
        roundedPoly(
          [
            [x + dx - 32, 640],
            [x + dx + 32, 640],
            [x + dx + 28, 900],
            [x + dx, 930],
            [x + dx - 28, 900],
          ],
          10,
        ),
        hand(s, `strap${dx}`),
        'strap',
        {
          base: leather,
          gloss: 0.4,
          over: dashes(
            [
              [x + dx - 22, 654],
              [x + dx - 20, 890],
            ],
            lighten(leather, 0.5),
            2,
            8,
            6,
          ),
        },
      ) +
      stroke(
        curvePath(
          roundedPoly(
            [
              [x + dx - 44, 800],
              [x + dx + 44, 800],
              [x + dx + 44, 862],
              [x + dx - 44, 862],
            ],
            8,
          ),
          true,
        ),
        '#b5893c',
        11,
      ) +
      stroke(`M${x + dx} 800v60`, '#7d5a20', 6)
    const inside = stampFor(s, 'body', 300, 'in')
    return (
      groundShadow(body) +
      cord(strap, leather, 34, rng) +
      thing(body, hand(s, 'body'), 'body', {
        base: cloth,
        flood: lighten(cloth, 0.2),
        over:
          fold(
            [
              [x - 330, 820],
              [x - 300, 900],
              [x - 320, 980],
            ],
            cloth,
            rng,
            5,
          ) +
          fold(
            [
              [x + 330, 820],
              [x + 290, 910],
              [x + 310, 980],
            ],
            cloth,
            rng,
            5,
          ),
      }) +
      thing(flap, hand(s, 'flap'), 'flap', {
        base: lighten(cloth, 0.08),
        flood: '#8a7445',
        gloss: 0.34,
        over: dashes(
          [
            [x - 350, 460],
            [x - 362, 690],
            [x - 292, 756],
            [x + 292, 756],
            [x + 362, 690],
            [x + 350, 460],
          ],
          '#d7c08a',
          3,
          11,
          8,
        ),
      }) +
      markAt(s.facts, x, 600, 92, cutColor('#7a6a3c', s.light), '#6b5a35') +
      buckle(-220) +
      buckle(220) +
      (inside ? inside.stand(x + 560, 1010, 240, 0.1) + inside.stand(x + 640, 1020, 190, -0.12, true) : '')
    )
  }
  const cloth = rng.pick(['#e6dcc4', '#ded2b4'])
  const body = roundedPoly(
    [
      [x - 320, 420],
      [x + 320, 420],
      [x + 352, 1000],
      [x, 1024],
      [x - 352, 1000],
    ],
    22,
  )
  const strap = (k: number): Pt[] =>
    steps(13, Math.PI, Math.PI * 2).map((a): Pt => [x + Math.cos(a) * 150 + k * 8, 440 + Math.sin(a) * (300 + k * 14)])
  const stamps = ['a', 'b', 'c'].map((label) => stampFor(s, label === 'b' ? 'young' : 'body', 340, label))
  const stuff = stamps
    .map((stamp, i) => (stamp ? stamp.stand(x - 170 + i * 170, 470, 250, -0.2 + i * 0.2) : ''))
    .join('')
  const over =
    print(s, x, 690, 360, cloth) +
    [
      [-0.8, 460, 900],
      [-0.45, 500, 760],
      [0.5, 480, 800],
      [0.82, 520, 960],
    ]
      .map(([u = 0, a = 0, b = 0]) =>
        fold(
          [
            [x + u * 320, a],
            [x + u * 330 + rng.range(-20, 20), (a + b) / 2],
            [x + u * 316, b],
          ],
          cloth,
          rng,
          5,
        ),
      )
      .join('') +
    dashes(
      [
        [x - 314, 452],
        [x, 456],
        [x + 314, 452],
      ],
      darken(cloth, 0.5),
      2.6,
      10,
      7,
    )
  return (
    groundShadow(body) +
    cord(strap(-1), darken(cloth, 0.2), 30, rng) +
    clipTo(s.brush.ids, `M0 0H1600V470H0z`, stuff) +
    thing(body, hand(s, 'body'), 'body', { base: cloth, flood: lighten(cloth, 0.3), gloss: 0.2, over }) +
    neckLabel(s, x + 270, 900) +
    cord(
      strap(1).map(([a, b]): Pt => [a, b + 30]),
      cloth,
      34,
      rng,
    )
  )
}
