import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { labelArt } from '../label'
import { faceLight, thing } from '../materials'
import { onFace, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, stampFor, type ProductPainter } from '../studio'
import { tilted, dropShadow, sporeColor } from './laid'

/** Cotton swabs in tubes, carded. */
export const swab: ProductPainter = (s) => {
  const rng = s.rng.fork('swab')
  const count = named(s, 'swabs') ? rng.int(3, 4) : 2
  const lean = rng.range(-0.3, 0.3)
  const stamp = stampFor(s, 'body', 420, 'beside')
  const card = roundedPoly(
    [
      [250, 250],
      [640, 235],
      [664, 900],
      [270, 915],
    ],
    10,
  )
  const swabs = steps(count, 0, count - 1)
    .map((i) => {
      const at = tilted(840 + i * 118, 640 + i * 22, Math.PI / 2 + lean + i * 0.03)
      const poly = (pts: readonly Pt[], r = 6): Pt[] => roundedPoly(pts.map(at), r)
      const tube = poly(
        [
          [-290, -40],
          [250, -40],
          [286, -22],
          [286, 22],
          [250, 40],
          [-290, 40],
        ],
        18,
      )
      const stick = poly(
        [
          [-280, -7],
          [190, -7],
          [190, 7],
          [-280, 7],
        ],
        3,
      )
      const tip = smoothLoop(
        [
          [150, -14],
          [190, -24],
          [240, -20],
          [262, 0],
          [240, 20],
          [190, 24],
          [150, 14],
        ].map(([u = 0, v = 0]) => at([u, v])),
        30,
      )
      const cap = poly(
        [
          [-350, -46],
          [-260, -46],
          [-260, 46],
          [-350, 46],
        ],
        10,
      )
      const dirt = Array.from({ length: 60 }, () => {
        const p = at([rng.range(176, 254), rng.range(-18, 18)])
        return `M${Math.round(p[0])} ${Math.round(p[1])}h.1`
      }).join('')
      return (
        dropShadow(tube, 14, 18, 0.16) +
        fill(curvePath(tube, true), '#e9eee8', 0.6) +
        thing(stick, hand(s, `stick${i}`), 'stick', { base: '#e9dfc4', hatch: 0.2, inkWeight: 2 }) +
        thing(tip, hand(s, `tip${i}`), 'tip', {
          base: '#f4efe2',
          hatch: 0.4,
          inkWeight: 2.2,
          over: stroke(dirt, sporeColor(s), 5, 0.6),
        }) +
        thing(tube, hand(s, `tube${i}`), 'tube', {
          base: '#e9eee8',
          depth: 0.3,
          gloss: 0.3,
          hatch: 0.5,
          ink: '#37413d',
          over: stroke(curvePath([at([-240, -28]), at([0, -29]), at([230, -27])]), '#fff', 7, 0.65),
        }).replace('fill="#e9eee8"', 'fill="#e9eee8" fill-opacity="0.05"') +
        thing(cap, hand(s, `cap${i}`), 'cap', { base: i % 2 ? s.light : s.dark, flood: s.light, gloss: 0.5 }) +
        onFace(
          labelArt(s.facts, hand(s, 'mini'), 200, 66, 'banded'),
          200,
          66,
          at([-210, -32]),
          at([-30, -32]),
          at([-210, 32]),
        )
      )
    })
    .join('')
  return (
    dropShadow(card, 14, 18) +
    thing(card, hand(s, 'card'), 'card', {
      base: '#efe7d3',
      flood: s.light,
      detail: faceLabel(
        s,
        370,
        640,
        [262, 262],
        [632, 248],
        [280, 900],
        ['cartouche', 'almanac', 'medallion', 'horizon', 'rays'],
      ),
      over: faceLight(card, hand(s, 'cl'), 0.16),
      gloss: 0.1,
      depth: 0.2,
    }) +
    swabs +
    (stamp ? stamp.stand(1340, 1040, 300, 0.05) : '')
  )
}
