import { darken, lighten } from '../../color'
import type { Rng } from '../../prng'
import { stroke } from '../../svg'
import { cord, dashes, fold, thing } from '../materials'
import { rectLoop, roundedPoly, smoothLoop } from '../shapes'
import { hand, named, type ProductPainter, type Studio } from '../studio'
import { clothOf, neckLabel, ribbing } from './cloth'
import { torso } from './garment'

const cords = (s: Studio, x: number, rng: Rng): string =>
  cord(
    [
      [x - 50, 316],
      [x - 70, 400],
      [x - 58, 470],
    ],
    s.light,
    10,
    rng,
  ) +
  cord(
    [
      [x + 50, 316],
      [x + 64, 390],
      [x + 80, 450],
    ],
    s.light,
    10,
    rng,
  )

/** A hooded top laid flat. */
export const hoodie: ProductPainter = (s) => {
  const cloth = clothOf(s)
  const rng = s.rng.fork('hoodie')
  const x = 800
  const hood = smoothLoop([
    [x - 190, 290],
    [x - 220, 170],
    [x - 130, 78],
    [x, 54],
    [x + 130, 78],
    [x + 220, 170],
    [x + 190, 290],
    [x + 70, 330],
    [x, 340],
    [x - 70, 330],
  ])
  const opening = smoothLoop([
    [x - 110, 276],
    [x - 126, 190],
    [x - 70, 124],
    [x, 108],
    [x + 70, 124],
    [x + 126, 190],
    [x + 110, 276],
    [x, 326],
  ])
  const pocket = roundedPoly(
    [
      [x - 150, 740],
      [x + 150, 740],
      [x + 214, 900],
      [x + 210, 960],
      [x - 210, 960],
      [x - 214, 900],
    ],
    14,
  )
  const body = torso(s, true, cloth, true)
  // Two fabrics whose makers describe them: one opens with a zip, one has no cords to rattle against a camera.
  const zipped = named(s, 'morning')
  const corded = !named(s, 'cloud')
  const zip = zipped
    ? stroke(`M${x} 330V1008`, darken(cloth, 0.6), 13, 0.8) +
      dashes(
        [
          [x, 332],
          [x, 670],
          [x, 1006],
        ],
        lighten(cloth, 0.55),
        8,
        3,
        6,
        0.9,
      ) +
      thing(rectLoop(x - 9, 356, 18, 44, 6), hand(s, 'pull'), 'pull', { base: '#b9bab3', gloss: 0.6, hatch: 0.3 })
    : ''
  return (
    body +
    thing(pocket, hand(s, 'pocket'), 'pocket', {
      base: darken(cloth, 0.06),
      flood: cloth,
      hatch: 0.7,
      over:
        dashes(
          [
            [x - 140, 752],
            [x - 204, 900],
          ],
          darken(cloth, 0.7),
          2.4,
          9,
          7,
        ) +
        dashes(
          [
            [x + 140, 752],
            [x + 204, 900],
          ],
          darken(cloth, 0.7),
          2.4,
          9,
          7,
        ),
    }) +
    zip +
    ribbing([x - 296, 966], [x + 296, 966], [0, 44], 60, cloth) +
    [-1, 1].map((k) => ribbing([x + k * 430, 920], [x + k * 512, 892], [k * 10, 46], 12, cloth)).join('') +
    thing(hood, hand(s, 'hood'), 'hood', {
      base: cloth,
      flood: lighten(cloth, 0.2),
      over:
        fold(
          [
            [x - 170, 260],
            [x - 150, 160],
            [x - 80, 100],
          ],
          cloth,
          rng,
          5,
        ) +
        fold(
          [
            [x + 170, 260],
            [x + 160, 160],
            [x + 90, 100],
          ],
          cloth,
          rng,
          5,
        ),
    }) +
    thing(opening, hand(s, 'opening'), 'opening', { base: darken(cloth, 0.5), flood: darken(cloth, 0.3) }) +
    neckLabel(s, x, 130) +
    (corded ? cords(s, x, rng) : '')
  )
}
