import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill } from '../../svg'
import { dashes, fold, thing } from '../materials'
import { roundedPoly, smoothLoop } from '../shapes'
import { hand, named, type ProductPainter, type Studio } from '../studio'
import { clothOf, groundShadow, print, neckLabel } from './cloth'

export function torso(s: Studio, long: boolean, cloth: string, hood: boolean): string {
  const rng = s.rng.fork('torso')
  const x = 800
  const j = (): number => rng.range(-10, 10)
  const hem = long ? 1010 : 1000
  const half = (k: number): Pt[] =>
    long
      ? [
          [x + k * 110, 214],
          [x + k * 300, 262 + j()],
          [x + k * 400, 420],
          [x + k * 470, 690 + j()],
          [x + k * 520, 930],
          [x + k * 430, 968],
          [x + k * 360, 740],
          [x + k * 300, 560],
          [x + k * 296 + j(), 800],
          [x + k * 300, hem],
        ]
      : [
          [x + k * 110, 214],
          [x + k * 310, 268 + j()],
          [x + k * 430, 380],
          [x + k * 500, 520 + j()],
          [x + k * 370, 592],
          [x + k * 302, 500],
          [x + k * 296 + j(), 760],
          [x + k * 304, hem],
        ]
  const neck: Pt[] = [
    [x - 60, 236],
    [x, 262],
    [x + 60, 236],
  ]
  const loop = roundedPoly([...half(-1).reverse(), ...neck, ...half(1), [x, hem + 14]], 26)
  const sleeves = [-1, 1]
    .map((k) =>
      fold(
        [
          [x + k * 300, 300],
          [x + k * 306, 420],
          [x + k * 300, 540],
        ],
        cloth,
        rng,
        4.6,
      ),
    )
    .join('')
  const drape = [
    [-0.7, 640, 960],
    [-0.35, 860, 990],
    [0.2, 850, 990],
    [0.66, 600, 960],
    [0.78, 380, 520],
  ]
    .map(([u = 0, a = 0, b = 0]) =>
      fold(
        [
          [x + u * 300, a],
          [x + u * 280 + rng.range(-30, 30), (a + b) / 2],
          [x + u * 262, b],
        ],
        cloth,
        rng,
        rng.range(4, 6),
      ),
    )
    .join('')
  const elbows = long
    ? [-1, 1]
        .map(
          (k) =>
            fold(
              [
                [x + k * 370, 640],
                [x + k * 420, 660],
                [x + k * 440, 640],
              ],
              cloth,
              rng,
              4,
            ) +
            fold(
              [
                [x + k * 380, 700],
                [x + k * 430, 716],
              ],
              cloth,
              rng,
              3,
            ),
        )
        .join('')
    : ''
  const stitch = dashes(
    [
      [x - 296, hem - 26],
      [x, hem - 14],
      [x + 296, hem - 26],
    ],
    darken(cloth, 0.6),
    2.4,
    9,
    7,
    0.5,
  )
  const cuffs = [-1, 1]
    .map((k) =>
      long
        ? dashes(
            [
              [x + k * 436, 930],
              [x + k * 500, 900],
            ],
            darken(cloth, 0.6),
            2.4,
            9,
            7,
            0.5,
          )
        : dashes(
            [
              [x + k * 378, 570],
              [x + k * 480, 514],
            ],
            darken(cloth, 0.6),
            2.4,
            9,
            7,
            0.5,
          ),
    )
    .join('')
  const collar = hood
    ? ''
    : thing(
        [
          ...steps(11, 0.02, 0.98).map((t): Pt => [x - 112 + 224 * t, 212 + Math.sin(Math.PI * t) * 62]),
          ...steps(11, 0.98, 0.02).map((t): Pt => [x - 84 + 168 * t, 206 + Math.sin(Math.PI * t) * 40]),
        ],
        hand(s, 'collar'),
        'collar',
        { base: darken(cloth, 0.12), hatch: 0.3, inkWeight: 3 },
      )
  const inner = hood
    ? ''
    : fill(
        curvePath(
          smoothLoop([
            [x - 104, 212],
            [x, 200],
            [x + 104, 212],
            [x, 254],
          ]),
          true,
        ),
        darken(cloth, 0.55),
      ) + neckLabel(s, x, 206)
  return (
    groundShadow(loop) +
    thing(loop, hand(s, 'torso'), 'torso', {
      base: cloth,
      flood: mix(cloth, lighten(cloth, 0.3), 0.6),
      gloss: 0.18,
      depth: 0.42,
      over:
        sleeves +
        drape +
        elbows +
        stitch +
        cuffs +
        (named(s, 'morning')
          ? print(s, x + 150, 500, 150, cloth)
          : print(s, x, hood ? 560 : 540, hood ? 300 : 400, cloth)),
    }) +
    inner +
    collar
  )
}

/** A shirt laid flat; long sleeves where the product says so. */
export const shirt: ProductPainter = (s) => torso(s, named(s, 'sleeve', 'long'), clothOf(s), false)
