import { mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { kernel } from '../loose-goods'
import { contactShadow, thing } from '../materials'
import { smoothLoop, turnedLoop } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { hand, named, stampFor, wrapLabel, type ProductPainter, type Studio } from '../studio'
import { bottle } from './glassware'

function dropperTop(x: number, y: number, r: number, studio: Studio): string {
  const collar = turnedLoop(
    x,
    [
      [r, y - 78],
      [r, y],
    ],
    0.12,
  )
  const ribs = steps(13, -0.94, 0.94)
    .map((u) =>
      stroke(
        curvePath([
          [x + u * r, y - 74 + 8 * Math.sqrt(1 - u * u)],
          [x + u * r, y + 4],
        ]),
        '#12100e',
        3.6,
        0.45,
      ),
    )
    .join('')
  const bulb = smoothLoop([
    [x - r * 0.62, y - 74],
    [x - r * 0.6, y - 130],
    [x - r * 0.36, y - 190],
    [x, y - 212],
    [x + r * 0.36, y - 190],
    [x + r * 0.6, y - 130],
    [x + r * 0.62, y - 74],
    [x, y - 66],
  ])
  return (
    thing(bulb, hand(studio, `bulb${Math.round(x)}`), 'bulb', {
      base: '#4b4744',
      flood: studio.dark,
      gloss: 0.5,
      form: 'round',
    }) +
    thing(collar, hand(studio, `collar${Math.round(x)}`), 'collar', {
      base: '#2d2a28',
      form: 'tube',
      gloss: 0.7,
      detail: ribs,
      hatch: 0.4,
    })
  )
}

/** Amber dropper bottle; a stain kit holds three. */
export const tinctureBottle: ProductPainter = (s) => {
  const rng = s.rng.fork('tincture')
  if (named(s, 'stain')) {
    const stains = ['#27508f', '#a5293f', '#d9cfa6', '#4d3f8a']
    return (
      stains
        .map((tone, i) => {
          const [x, r] = [400 + i * 265, 92]
          return (
            contactShadow(x, 1000, r * 1.8, rng) +
            bottle(x, 985, r, 380 + (i % 2) * 26, mix(tone, '#6b3f17', 0.22), s, `b${i}`) +
            dropperTop(x, 985 - 380 - (i % 2) * 26 + 42, r * 0.56, s) +
            wrapLabel(s, x, 770, r * 0.86, 150, 0.1, r, ['banded', 'almanac'])
          )
        })
        .join('') +
      stains
        .map((tone, i) =>
          fill(
            curvePath(
              blob([360 + i * 280 + rng.range(-20, 20), 1070], rng.range(26, 54), rng.range(10, 18), rng, 0.3),
              true,
            ),
            tone,
            0.6,
          ),
        )
        .join('')
    )
  }
  const [x, r, h] = [rng.range(660, 760), rng.range(165, 195), rng.range(520, 590)]
  const foot = 985
  const amber = rng.pick(['#7a4216', '#5f3512', '#8a5420'])
  const stamp = stampFor(s, 'body', 360, 'beside')
  const px = x + r + 330
  const pipette = smoothLoop(
    [
      [px - 250, 954],
      [px - 246, 944],
      [px - 60, 878],
      [px - 44, 882],
      [px - 50, 900],
      [px - 236, 964],
    ],
    40,
  )
  return (
    contactShadow(x, foot + 14, r * 1.9, rng) +
    (stamp ? contactShadow(x - r - 210, 994, 240, rng) + stamp.stand(x - r - 210, 1000, 380, -0.04) : '') +
    bottle(x, foot, r, h, amber, s, 'bottle') +
    dropperTop(x, foot - h + 58, r * 0.56, s) +
    wrapLabel(s, x, foot - h * 0.58, r * 0.93, h * 0.5, 0.1, r, ['cartouche', 'spine', 'rays', 'medallion']) +
    fill(
      curvePath(
        pipette.map(([a, b]): Pt => [a + 10, b + 14]),
        true,
      ),
      '#35291a',
      0.2,
    ) +
    thing(pipette, hand(s, 'pipette'), 'pipette', {
      base: '#dfe6e0',
      flood: amber,
      gloss: 0.6,
      hatch: 0.2,
      inkWeight: 2.4,
    }) +
    thing(
      smoothLoop([
        [px - 66, 870],
        [px + 20, 828],
        [px + 96, 810],
        [px + 116, 836],
        [px + 50, 870],
        [px - 40, 910],
      ]),
      hand(s, 'rubber'),
      'rubber',
      { base: '#45413e', gloss: 0.5 },
    ) +
    kernel([px - 274, 968], 9, amber, rng, false) +
    sprig(
      named(s, 'birch') ? 'birch' : rng.pick(['fern', 'laurel']),
      [x + r + 70, 1062],
      [x + r + 430, 1020],
      hand(s, 'sprig'),
      TABLE_EDGE,
    )
  )
}
