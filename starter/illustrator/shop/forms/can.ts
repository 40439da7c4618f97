import type { Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { kernel, scatter } from '../loose-goods'
import { contactShadow, shine, thing } from '../materials'
import { ellipseLoop, roundedPoly, turnedLoop } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { hand, named, stampFor, wrapLabel, type ProductPainter } from '../studio'

/** A slim can, printed all round, beaded with cold. */
export const can: ProductPainter = (s) => {
  const rng = s.rng.fork('can')
  const [x, foot, r, h] = [rng.range(690, 740), 985, rng.range(165, 190), rng.range(600, 660)]
  const top = foot - h
  const metal = '#c3c4bd'
  const loop = turnedLoop(
    x,
    [
      [r * 0.8, top],
      [r * 0.82, top + 14],
      [r, top + 76],
      [r, foot - 46],
      [r * 0.84, foot],
    ],
    0.1,
  )
  const lid = ellipseLoop(x, top + 2, r * 0.8, r * 0.09)
  const pull = stroke(curvePath(ellipseLoop(x + 16, top + 1, 38, 6, 18), true), '#55564f', 5, 0.85)
  const art = wrapLabel(s, x, top + 62, r * 0.999, h - 118, 0.1, r, ['horizon', 'rays', 'cartouche', 'spine'])
  const beads = Array.from(
    { length: 34 },
    () => [x + rng.range(-0.85, 0.9) * r, top + 90 + rng.next() * (h - 160), rng.range(3, 9)] as const,
  )
    .map(
      ([bx, by, k]) =>
        fill(curvePath(blob([bx, by], k, k * 1.2, rng, 0.2, 9), true), '#ffffff', 0.3) +
        stroke(
          curvePath([
            [bx - k, by],
            [bx - k * 0.4, by + k * 1.1],
            [bx + k * 0.7, by + k * 0.7],
          ]),
          '#3f4a4c',
          1.4,
          0.45,
        ),
    )
    .join('')
  const gx = x + 430
  const glass = turnedLoop(
    gx,
    [
      [150, 640],
      [142, 760],
      [122, 985],
    ],
    0.13,
  )
  const drink = named(s, 'cacao') ? '#5a3420' : '#9a8a3c'
  const filled = turnedLoop(
    gx,
    [
      [144, 730],
      [140, 780],
      [120, 978],
    ],
    0.13,
  )
  const ice = [
    [-50, 760, 0.2],
    [40, 776, -0.3],
    [-6, 826, 0.5],
  ]
    .map(([dx = 0, y = 0, a = 0]) => {
      const q = roundedPoly(
        [
          [-44, -40],
          [44, -40],
          [44, 40],
          [-44, 40],
        ].map(([u = 0, v = 0]): Pt => [
          gx + dx + u * Math.cos(a) - v * Math.sin(a),
          y + u * Math.sin(a) + v * Math.cos(a),
        ]),
        12,
      )
      return fill(curvePath(q, true), '#f4f6f0', 0.4) + stroke(curvePath(q, true), '#ffffff', 3, 0.6)
    })
    .join('')
  const stamp = stampFor(s, 'body', 320, 'beside')
  return (
    contactShadow(x, foot + 12, r * 1.9, rng) +
    contactShadow(gx, 998, 240, rng) +
    thing(loop, hand(s, 'can'), 'can', { base: metal, flood: '#a5a8a2', form: 'tube', gloss: 0.8, over: art }) +
    fill(curvePath(lid, true), '#d9d9d2') +
    stroke(curvePath(lid, true), '#4f504a', 3.4, 0.75) +
    pull +
    shine(x - r, top + 80, r * 2, h - 140, rng) +
    beads +
    fill(curvePath(glass, true), '#eef2ec', 0.4) +
    fill(curvePath(filled, true), drink, 0.9) +
    ice +
    thing(glass, hand(s, 'tumbler'), 'tumbler', {
      base: '#e7ece6',
      form: 'tube',
      gloss: 0.5,
      depth: 0.3,
      hatch: 0.4,
      ink: '#3d4742',
    }).replace('fill="#e7ece6"', 'fill="#e7ece6" fill-opacity="0.06"') +
    stroke(curvePath(ellipseLoop(gx, 640, 150, 19), true), '#55605a', 3, 0.7) +
    (stamp ? stamp.stand(x - 345, 1000, 310, -0.06) : '') +
    (named(s, 'mate')
      ? sprig('laurel', [gx + 120, 1050], [gx - 170, 1060], hand(s, 'mate'), TABLE_EDGE)
      : scatter(gx - 10, 1064, 150, 20, 8, rng, (p) => kernel(p, 24, '#6e4528', rng)))
  )
}
