import { mix } from '../../color'
import { steps, TAU, type Pt } from '../../geometry'
import { curvePath, fill, linePath, stroke } from '../../svg'
import { blob } from '../../wash'
import { contactShadow, cord, thing } from '../materials'
import { ellipseLoop, rectLoop, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, type ProductPainter } from '../studio'
import { block, knob } from './fittings'

/** A controller with its sensor, or a fan on a timer. */
export const controller: ProductPainter = (s) => {
  const rng = s.rng.fork('controller')
  const color = mix(s.dark, '#d2d3cb', 0.5)
  const [x, y, w, h] = [380, 470, 440, 500]
  const screen = rectLoop(x + 60, y + 70, w - 120, 150, 10)
  const digits = stroke(
    'M532 606v-26h34M532 606h34v-52h-34v26M596 554h34v52h-34zM664 566a9 9 0 1 0 .1 0',
    '#2c4a34',
    9,
    0.85,
  )
  const face =
    thing(screen, hand(s, 'screen'), 'screen', { base: '#a9bd92', flood: '#c5d3ac', gloss: 0.5, hatch: 0.5 }) +
    digits +
    stroke(
      curvePath(steps(15, 0, 1).map((t): Pt => [x + 80 + t * (w - 160), y + 190 - Math.sin(t * 9) * 14])),
      '#2c4a34',
      4,
      0.7,
    )
  const unit =
    block(s, 'unit', { x, y, w, h, dx: 90, dy: 66, color }, '') +
    face +
    knob(s, x + 120, y + 320, 52, '#2f2d2a', 4) +
    knob(s, x + 320, y + 320, 52, '#2f2d2a', 5.4) +
    faceLabel(s, w - 90, 90, [x + 45, y + 395], [x + w - 45, y + 395], [x + 45, y + 483], ['banded', 'spine'])
  const shadow = contactShadow(x + 260, 985, 560, rng)
  if (named(s, 'fan')) {
    const [fx, fy, r] = [1140, 720, 240]
    const blades = steps(8, 0, TAU)
      .slice(0, 7)
      .map((a, i) =>
        thing(
          smoothLoop(
            [
              [0.14, -0.05],
              [0.5, -0.26],
              [0.86, -0.16],
              [0.9, 0.12],
              [0.5, 0.1],
              [0.14, 0.08],
            ].map(([u = 0, v = 0]): Pt => [
              fx + (u * Math.cos(a) - v * Math.sin(a)) * r,
              fy + (u * Math.sin(a) + v * Math.cos(a)) * r,
            ]),
          ),
          hand(s, `blade${i}`),
          'blade',
          { base: s.light, flood: s.dark, gloss: 0.3, hatch: 0.3, inkWeight: 2.6 },
        ),
      )
      .join('')
    const guard =
      [0.98, 0.76, 0.54, 0.32]
        .map((k) => stroke(curvePath(ellipseLoop(fx, fy, r * k, r * k), true), '#4f504a', 5, 0.8))
        .join('') +
      steps(9, 0, TAU)
        .slice(0, 8)
        .map((a) =>
          stroke(
            linePath([
              [fx, fy],
              [fx + Math.cos(a) * r, fy + Math.sin(a) * r],
            ]),
            '#4f504a',
            4,
            0.7,
          ),
        )
        .join('')
    return (
      shadow +
      contactShadow(fx, 990, 480, rng) +
      unit +
      thing(rectLoop(fx - r - 34, fy - r - 34, r * 2 + 68, r * 2 + 68, 40), hand(s, 'fan'), 'fan', {
        base: '#46443f',
        flood: '#5c5a54',
        gloss: 0.25,
      }) +
      thing(ellipseLoop(fx, fy, r, r), hand(s, 'well'), 'well', { base: '#201c17' }) +
      blades +
      guard +
      thing(ellipseLoop(fx, fy, 48, 48, 24), hand(s, 'hub'), 'hub', { base: s.dark, gloss: 0.4 }) +
      cord(
        [
          [x + w + 60, 900],
          [900, 1010],
          [1000, 1040],
          [fx, 990],
        ],
        '#2f2d2a',
        11,
        rng,
      )
    )
  }
  const probe = thing(
    roundedPoly(
      [
        [1220, 640],
        [1290, 640],
        [1296, 860],
        [1284, 890],
        [1226, 890],
        [1214, 860],
      ],
      16,
    ),
    hand(s, 'probe'),
    'probe',
    {
      base: '#d9dad2',
      form: 'tube',
      gloss: 0.5,
      over: steps(7, 700, 850)
        .map((py) => stroke(`M1226 ${Math.round(py)}h58`, '#3b3935', 7, 0.7))
        .join(''),
    },
  )
  const drops = steps(8, 0, 7)
    .map(() =>
      fill(curvePath(blob([rng.range(1000, 1450), rng.range(380, 620)], 9, 13, rng, 0.2, 10), true), '#7f9fb0', 0.5),
    )
    .join('')
  return (
    shadow +
    contactShadow(1255, 905, 110, rng) +
    unit +
    cord(
      [
        [x + w + 70, 860],
        [960, 1030],
        [1140, 1050],
        [1210, 960],
        [1254, 890],
      ],
      '#2f2d2a',
      12,
      rng,
    ) +
    probe +
    drops
  )
}
