import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, stroke } from '../../svg'
import { markAt, nameLines } from '../label'
import { dashes, fold, thing } from '../materials'
import { roundedPoly, smoothLoop } from '../shapes'
import { hand, named, stampFor, type ProductPainter } from '../studio'
import { cutColor } from '../vendor-mark'
import { groundShadow } from './cloth'

/** A knitted beanie or a brimmed hat. */
export const hat: ProductPainter = (s) => {
  const rng = s.rng.fork('hat')
  const x = 800
  if (named(s, 'beanie')) {
    const wool = mix(s.dark, '#b9b2a0', 0.15)
    const crown = smoothLoop([
      [x - 360, 780],
      [x - 350, 560],
      [x - 240, 370],
      [x - 60, 290],
      [x + 90, 292],
      [x + 260, 380],
      [x + 352, 560],
      [x + 360, 780],
      [x, 800],
    ])
    const cuff = roundedPoly(
      [
        [x - 390, 720],
        [x + 390, 720],
        [x + 400, 930],
        [x, 956],
        [x - 400, 930],
      ],
      34,
    )
    const knit = steps(27, -0.96, 0.96)
      .map(
        (u) =>
          stroke(
            curvePath([
              [x + u * 362, 760],
              [x + u * 340, 540],
              [x + u * 190, 370],
              [x + u * 40, 296],
            ]),
            darken(wool, 0.6),
            5,
            0.36,
          ) +
          stroke(
            curvePath([
              [x + u * 362 + 6, 760],
              [x + u * 340 + 6, 540],
              [x + u * 190 + 4, 370],
            ]),
            lighten(wool, 0.5),
            4,
            0.24,
          ),
      )
      .join('')
    let tassel = ''
    for (let i = 0; i < 130; i += 1) {
      const a = rng.range(Math.PI * 0.9, Math.PI * 2.1)
      const r = rng.range(60, 120)
      tassel += curvePath([
        [x + 10, 270],
        [x + 10 + Math.cos(a) * r * 0.6, 262 + Math.sin(a) * r * 0.6],
        [x + 10 + Math.cos(a) * r, 266 + Math.sin(a) * r * 0.9 + 20],
      ])
    }
    const stamp = stampFor(s, 'body', 320, 'patch')
    const patch = roundedPoly(
      [
        [x - 92, 752],
        [x + 92, 752],
        [x + 92, 912],
        [x - 92, 912],
      ],
      12,
    )
    return (
      groundShadow(cuff) +
      thing(crown, hand(s, 'crown'), 'crown', { base: wool, flood: lighten(wool, 0.2), gloss: 0.25, over: knit }) +
      thing(cuff, hand(s, 'cuff'), 'cuff', {
        base: lighten(wool, 0.08),
        flood: wool,
        gloss: 0.25,
        over: steps(53, -0.98, 0.98)
          .map((u) =>
            stroke(
              curvePath([
                [x + u * 392, 732],
                [x + u * 398, 936],
              ]),
              darken(wool, 0.6),
              5,
              0.36,
            ),
          )
          .join(''),
      }) +
      stroke(tassel, darken('#efe7d4', 0.3), 9, 0.8) +
      stroke(tassel, '#f3ecdc', 5.4, 0.95) +
      thing(patch, hand(s, 'patch'), 'patch', {
        base: mix('#f1e8d4', s.light, 0.35),
        flood: s.light,
        hatch: 0.4,
        over: dashes(
          patch.map(([a, b]): Pt => [x + (a - x) * 0.9, 832 + (b - 832) * 0.9]),
          s.dark,
          3,
          9,
          6,
        ),
      }) +
      (stamp ? stamp.put(x, 822, 120) : '') +
      nameLines(s.facts.vendorName, x, 893, 160, 20, s.dark)
    )
  }
  const felt = s.subject ? mix(s.subject.look.cap, '#8a6a3c', 0.45) : '#8a6a3c'
  const brim = smoothLoop([
    [x - 560, 800],
    [x - 420, 720],
    [x - 180, 690],
    [x + 180, 684],
    [x + 440, 706],
    [x + 570, 770],
    [x + 470, 872],
    [x + 200, 930],
    [x - 160, 940],
    [x - 440, 890],
  ])
  const crown = smoothLoop([
    [x - 300, 780],
    [x - 290, 600],
    [x - 240, 430],
    [x - 120, 376],
    [x - 10, 400],
    [x + 110, 366],
    [x + 236, 420],
    [x + 292, 600],
    [x + 306, 770],
    [x + 160, 820],
    [x, 832],
    [x - 170, 822],
  ])
  const ribbon = [
    ...steps(13, -1, 1).map((u): Pt => [x + u * 300, 690 + (1 - u * u) * 46]),
    ...steps(13, 1, -1).map((u): Pt => [x + u * 306, 772 + (1 - u * u) * 54]),
  ]
  const stamp = stampFor(s, 'body', 320, 'pin')
  return (
    groundShadow(brim) +
    thing(brim, hand(s, 'brim'), 'brim', {
      base: felt,
      flood: lighten(felt, 0.25),
      over: dashes(
        [
          [x - 530, 800],
          [x - 400, 880],
          [x - 140, 922],
          [x + 200, 914],
          [x + 460, 860],
          [x + 540, 780],
        ],
        darken(felt, 0.6),
        3,
        10,
        7,
      ),
    }) +
    thing(crown, hand(s, 'crown'), 'crown', {
      base: felt,
      flood: lighten(felt, 0.3),
      over: fold(
        [
          [x - 90, 400],
          [x - 30, 470],
          [x + 60, 490],
          [x + 130, 400],
        ],
        felt,
        rng,
        7,
      ),
    }) +
    thing(ribbon, hand(s, 'ribbon'), 'ribbon', { base: s.dark, flood: mix(s.dark, s.light, 0.3), hatch: 0.7 }) +
    markAt(s.facts, x - 40, 782, 36, cutColor(s.dark, s.light), s.dark) +
    (stamp ? stamp.stand(x + 180, 780, 230, 0.3) + stamp.stand(x + 220, 790, 170, 0.6) : '')
  )
}
