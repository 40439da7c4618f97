import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { labelArt } from '../label'
import { kernel, scatter } from '../loose-goods'
import { faceLight, thing } from '../materials'
import { onFace, roundedPoly } from '../shapes'
import { hand, stampFor, type ProductPainter } from '../studio'

/** A wrapped bar half opened over its squares. */
export const chocolateBar: ProductPainter = (s) => {
  const rng = s.rng.fork('bar')
  const turn = rng.range(-0.14, 0.1)
  const tone = rng.pick(['#4a2a1a', '#3d2218', '#56301c'])
  const [w, h] = [rng.range(430, 470), 700]
  const middle = 800 + rng.range(-150, -60)
  const at = ([u, v]: Pt): Pt => [
    middle + (u * Math.cos(turn) - v * Math.sin(turn)),
    610 + (u * Math.sin(turn) + v * Math.cos(turn)),
  ]
  const poly = (points: readonly Pt[], r = 8): Pt[] => roundedPoly(points.map(at), r)
  const bar = poly([
    [-w / 2 + 12, -h / 2 - 60],
    [w / 2 - 12, -h / 2 - 60],
    [w / 2 - 12, 60],
    [-w / 2 + 12, 60],
  ])
  const cells = [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [cx, cy, cw, ch] = [-w / 2 + 26 + (column * (w - 40)) / 3, -h / 2 - 48 + row * 112, (w - 52) / 3 - 8, 100]
        const outer = poly(
          [
            [cx, cy],
            [cx + cw, cy],
            [cx + cw, cy + ch],
            [cx, cy + ch],
          ],
          10,
        )
        const inner = poly(
          [
            [cx + 16, cy + 14],
            [cx + cw - 14, cy + 14],
            [cx + cw - 14, cy + ch - 16],
            [cx + 16, cy + ch - 16],
          ],
          8,
        )
        return (
          fill(curvePath(outer, true), darken(tone, 0.3)) +
          fill(curvePath(inner, true), lighten(tone, 0.14)) +
          stroke(curvePath(outer.slice(0, 9)), lighten(tone, 0.5), 4, 0.5) +
          stroke(curvePath(inner, true), darken(tone, 0.7), 2.4, 0.6)
        )
      }),
    )
    .join('')
  const foil = steps(21, -1, 1).map((u, i): Pt =>
    at([u * (w / 2 + 12), -h * 0.06 + (i % 2 ? 34 : -26) * rng.range(0.5, 1.1)]),
  )
  const foilLoop = [...foil, at([w / 2 + 10, 70]), at([-w / 2 - 10, 70])]
  const sleeve = poly(
    [
      [-w / 2, 10],
      [w / 2, 10],
      [w / 2, h / 2 + 40],
      [-w / 2, h / 2 + 40],
    ],
    10,
  )
  const art = onFace(
    labelArt(s.facts, hand(s, 'sleeve'), w, h / 2 + 30),
    w,
    h / 2 + 30,
    at([-w / 2, 10]),
    at([w / 2, 10]),
    at([-w / 2, h / 2 + 40]),
  )
  const stamp = stampFor(s, 'body', 360, 'beside')
  const crease = steps(9, -0.9, 0.9)
    .map((u) => stroke(curvePath([at([u * w * 0.5, -20]), at([u * w * 0.48 + 9, 6])]), '#6f716c', 3, 0.5))
    .join('')
  const shadow = fill(
    curvePath(
      poly(
        [
          [-w / 2 - 4, -h / 2 - 40],
          [w / 2 + 26, -h / 2 - 30],
          [w / 2 + 30, h / 2 + 70],
          [-w / 2 + 10, h / 2 + 66],
        ],
        20,
      ),
      true,
    ),
    '#35291a',
    0.24,
  )
  const crumbs = scatter(1190, 950, 170, 60, 7, rng, (p) =>
    thing(
      roundedPoly(
        [
          [p[0] - 44, p[1] - 22],
          [p[0] + 30, p[1] - 34],
          [p[0] + 52, p[1] + 16],
          [p[0] - 26, p[1] + 30],
        ],
        9,
      ),
      hand(s, `crumb${Math.round(p[0])}`),
      'crumb',
      { base: tone, flood: lighten(tone, 0.2), hatch: 0.3, inkWeight: 2.4 },
    ),
  )
  const beans = scatter(1180, 1050, 190, 28, 9, rng, (p) => kernel(p, 30, '#6e4528', rng))
  return (
    shadow +
    thing(bar, hand(s, 'bar'), 'bar', { base: tone, flood: lighten(tone, 0.12), detail: cells, gloss: 0.25 }) +
    thing(foilLoop, hand(s, 'foil'), 'foil', {
      base: '#c9c7be',
      flood: '#9fa09a',
      gloss: 0.6,
      over: crease,
      hatch: 0.4,
    }) +
    thing(sleeve, hand(s, 'paper'), 'paper', {
      base: s.dark,
      flood: s.light,
      detail: art,
      over: faceLight(sleeve, hand(s, 'light'), 0.25),
      gloss: 0.15,
      depth: 0.3,
      hatch: 0.7,
    }) +
    (stamp ? stamp.stand(1200, 880, 420, 0.05) : '') +
    crumbs +
    beans
  )
}
