import { darken, lighten, mix } from '../../color'
import type { Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { markAt } from '../label'
import { cord, dashes, fold, thing } from '../materials'
import { ellipseLoop, roundedPoly } from '../shapes'
import { hand, named, stampFor, type ProductPainter } from '../studio'
import { cutColor } from '../vendor-mark'
import { groundShadow, neckLabel, ribbing } from './cloth'

/** Trousers laid flat: canvas with pockets, or drawstring. */
export const trousers: ProductPainter = (s) => {
  const rng = s.rng.fork('trousers')
  const string_ = named(s, 'drawstring')
  const cloth = string_ ? mix(s.dark, '#8a8f86', 0.5) : rng.pick(['#6f6245', '#5d6146', '#7b5f3f'])
  const x = 800
  const j = (): number => rng.range(-9, 9)
  const leg = (k: number): Pt[] => [
    [x + k * 232, 150],
    [x + k * 262, 330 + j()],
    [x + k * (string_ ? 268 : 276), 620],
    [x + k * (string_ ? 214 : 262), 1040],
    [x + k * (string_ ? 100 : 82), 1052],
    [x + k * 60, 700 + j()],
    [x + k * 6, 470],
  ]
  const loop = roundedPoly([...leg(-1).slice(0, 6), [x, 462], ...leg(1).slice(0, 6).reverse()], 22)
  const folds = [-1, 1]
    .flatMap((k) => [
      fold(
        [
          [x + k * 30, 440],
          [x + k * 110, 400],
          [x + k * 190, 390],
        ],
        cloth,
        rng,
        5,
      ),
      fold(
        [
          [x + k * 70, 650],
          [x + k * 150, 670],
          [x + k * 240, 650],
        ],
        cloth,
        rng,
        4.4,
      ),
      fold(
        [
          [x + k * 90, 720],
          [x + k * 170, 730],
        ],
        cloth,
        rng,
        4,
      ),
      fold(
        [
          [x + k * 168, 480],
          [x + k * 176, 800],
          [x + k * 168, 1020],
        ],
        cloth,
        rng,
        3.4,
      ),
    ])
    .join('')
  const knees = string_
    ? ''
    : [-1, 1]
        .map((k) =>
          thing(
            roundedPoly(
              [
                [x + k * 90, 620],
                [x + k * 250, 612],
                [x + k * 252, 800],
                [x + k * 86, 806],
              ],
              12,
            ),
            hand(s, `knee${k}`),
            'knee',
            {
              base: darken(cloth, 0.22),
              flood: cloth,
              hatch: 0.8,
              inkWeight: 3,
              over: dashes(
                [
                  [x + k * 100, 632],
                  [x + k * 240, 624],
                ],
                lighten(cloth, 0.5),
                2.4,
                9,
                7,
              ),
            },
          ),
        )
        .join('')
  const pockets = [-1, 1]
    .map(
      (k) =>
        stroke(
          curvePath([
            [x + k * 120, 206],
            [x + k * 170, 290],
            [x + k * 250, 316],
          ]),
          darken(cloth, 0.8),
          4,
          0.8,
        ) +
        dashes(
          [
            [x + k * 132, 204],
            [x + k * 180, 280],
            [x + k * 250, 302],
          ],
          lighten(cloth, 0.4),
          2.2,
          8,
          6,
        ),
    )
    .join('')
  const band = thing(
    roundedPoly(
      [
        [x - 234, 138],
        [x + 234, 138],
        [x + 238, 204],
        [x - 238, 204],
      ],
      10,
    ),
    hand(s, 'band'),
    'band',
    {
      base: darken(cloth, 0.1),
      flood: cloth,
      over: string_ ? ribbing([x - 228, 146], [x + 228, 146], [0, 50], 44, cloth) : '',
    },
  )
  const close = string_
    ? cord(
        [
          [x - 16, 170],
          [x - 60, 250],
          [x - 40, 330],
        ],
        s.light,
        9,
        rng,
      ) +
      cord(
        [
          [x + 16, 170],
          [x + 50, 240],
          [x + 66, 320],
        ],
        s.light,
        9,
        rng,
      )
    : thing(ellipseLoop(x + 6, 172, 16, 16, 18), hand(s, 'button'), 'button', { base: '#8d6a3c', gloss: 0.5 }) +
      stroke(
        curvePath([
          [x + 8, 210],
          [x + 8, 360],
          [x - 4, 440],
        ]),
        darken(cloth, 0.8),
        3.4,
        0.7,
      )
  const stamp = stampFor(s, 'body', 320, 'patch')
  const patch =
    fill(
      curvePath(
        roundedPoly(
          [
            [x + 120, 860],
            [x + 230, 856],
            [x + 228, 966],
            [x + 124, 970],
          ],
          6,
        ),
        true,
      ),
      s.dark,
    ) + markAt(s.facts, x + 176, 912, 42, cutColor(s.dark, s.light), s.dark)
  return (
    groundShadow(loop) +
    thing(loop, hand(s, 'legs'), 'legs', {
      base: cloth,
      flood: lighten(cloth, 0.2),
      gloss: 0.16,
      over: folds + pockets,
    }) +
    knees +
    band +
    close +
    patch +
    (stamp
      ? fill(curvePath(ellipseLoop(x - 176, 912, 66, 66), true), mix('#f1e8d4', s.light, 0.3)) +
        dashes(ellipseLoop(x - 176, 912, 58, 58), s.dark, 2.6, 8, 6) +
        stamp.put(x - 176, 912, 88)
      : '') +
    neckLabel(s, x - 130, 148)
  )
}
