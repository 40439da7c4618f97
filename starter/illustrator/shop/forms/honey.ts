import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { contactShadow, shine, thing } from '../materials'
import { smoothLoop, turnedLoop } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { hand, named, stampFor, wrapLabel, type ProductPainter } from '../studio'
import { clearGlass, jarProfile, clothLid } from './glassware'
import { screwLid } from './lids'

/** Honey with its dipper. */
export const honey: ProductPainter = (s) => {
  const rng = s.rng.fork('honey')
  const [x, foot] = [rng.range(660, 780), 985]
  const [r, top] = [rng.range(225, 265), rng.range(400, 470)]
  const tone = rng.pick(['#d08a1e', '#b86a18', '#dca63a'])
  const squat = rng.chance(0.5)
  const profile: Pt[] = squat
    ? [
        [r * 0.78, top],
        [r * 0.78, top + 20],
        [r * 0.98, top + 80],
        [r * 1.04, top + 210],
        [r, foot - 60],
        [r * 0.86, foot],
      ]
    : jarProfile(r, top, foot, 0.84)
  const loop = turnedLoop(x, profile, 0.09)
  const stamp = stampFor(s, 'section', 240, 'slice')
  const body = stampFor(s, 'body', 300, 'beside')
  const inside =
    fill(curvePath(loop, true), tone, 0.92) +
    fill(curvePath(blob([x - r * 0.3, foot - 120], r * 0.7, 160, rng, 0.2), true), lighten(tone, 0.4), 0.3) +
    fill(curvePath(blob([x + r * 0.5, foot - 240], r * 0.5, 260, rng, 0.2), true), darken(tone, 0.5), 0.3) +
    (stamp
      ? steps(5, 0, 4)
          .map(
            (i) =>
              `<g opacity=".55">${stamp.put(x + rng.range(-0.7, 0.7) * r, foot - 60 - i * 90, 150, rng.range(-0.8, 0.8))}</g>`,
          )
          .join('')
      : '')
  const label = wrapLabel(s, x, top + 190, r * 0.66, 250, 0.09, r, ['cartouche', 'almanac', 'medallion', 'horizon'])
  const lid = rng.chance(0.5)
    ? clothLid(x, top - 14, r * 0.78, s)
    : screwLid(x, top + 24, r * 0.85, 80, '#c9a24a', hand(s, 'lid'))
  const dx = x + r + 250
  const pool = smoothLoop([
    [dx - 150, 1006],
    [dx - 60, 980],
    [dx + 70, 984],
    [dx + 150, 1010],
    [dx + 90, 1040],
    [dx - 30, 1046],
    [dx - 120, 1034],
  ])
  const grooves = steps(6, -54, 54)
    .map((v) =>
      stroke(
        curvePath(
          steps(7, -1, 1).map((u): Pt => [dx - 36 + u * (58 - Math.abs(v) * 0.3), 964 + v * 0.9 + (1 - u * u) * 10]),
        ),
        '#5f3f1c',
        6,
        0.6,
      ),
    )
    .join('')
  const stick = thing(
    [
      [dx + 6, 920],
      [dx + 190, 640],
      [dx + 212, 652],
      [dx + 36, 936],
    ],
    hand(s, 'stick'),
    'stick',
    { base: '#b98d58', form: 'tube', hatch: 0.4 },
  )
  const knob = thing(
    smoothLoop([
      [dx - 40, 900],
      [dx + 20, 930],
      [dx + 24, 990],
      [dx - 30, 1022],
      [dx - 88, 1004],
      [dx - 96, 944],
    ]),
    hand(s, 'knob'),
    'knob',
    {
      base: '#b0824a',
      flood: tone,
      detail: grooves,
      over: fill(curvePath(blob([dx - 30, 990], 64, 36, rng, 0.2), true), tone, 0.55),
    },
  )
  const pooled = thing(pool, hand(s, 'pool'), 'pool', {
    base: tone,
    flood: lighten(tone, 0.5),
    gloss: 0.7,
    hatch: 0.2,
    inkWeight: 2.4,
  })
  const flower = named(s, 'rosemary')
    ? sprig('rosemary', [x - r - 30, 1030], [x - r - 380, 950], hand(s, 'prop'), TABLE_EDGE)
    : sprig(
        named(s, 'coffee') ? 'laurel' : 'thyme',
        [x - r - 20, 1030],
        [x - r - 330, 940],
        hand(s, 'prop'),
        TABLE_EDGE,
      )
  return (
    contactShadow(x, foot + 14, r * 1.9, rng) +
    (body ? body.stand(x - r - 190, 1000, 280, 0.05) : '') +
    clearGlass(loop, inside, s, 'honey-glass', tone) +
    label +
    shine(x - r, top + 50, r * 2, foot - top - 70, rng, 1.1) +
    lid +
    pooled +
    stick +
    knob +
    flower
  )
}
