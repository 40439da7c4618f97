import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { penLine } from '../../ink-outline'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { contactShadow, thing } from '../materials'
import { roundedPoly } from '../shapes'
import { faceLabel, hand, stampFor, type ProductPainter } from '../studio'

/** Slanted agar in capped tubes. */
export const slantTube: ProductPainter = (s) => {
  const rng = s.rng.fork('slant')
  const count = rng.int(2, 3)
  const stamp = stampFor(s, 'body', 420, 'beside')
  const wood = '#b98f5e'
  const tube = (x: number, i: number): string => {
    const [top, foot, r] = [420, 960, 64]
    const loop = [
      [x - r, top],
      [x + r, top],
      ...steps(3, top + 120, foot - 90).map((y): Pt => [x + r, y]),
      ...steps(9, 0, Math.PI).map((a): Pt => [x + Math.cos(a) * r, foot - 64 + Math.sin(a) * 64]),
      ...steps(3, foot - 90, top + 120).map((y): Pt => [x - r, y]),
    ].map((p) => p as Pt)
    const agar: Pt[] = [
      [x - r, 666],
      [x - r * 0.4, 648],
      [x + r * 0.5, 520],
      [x + r, 486],
      [x + r, foot],
      [x - r, foot],
    ]
    const fuzz = Array.from({ length: 60 }, () => {
      const t = rng.next()
      const p: Pt = [x - r + t * r * 1.8, 662 - t * 168]
      return penLine(
        [p, [p[0] + rng.range(-14, 6), p[1] - rng.range(4, 16)], [p[0] + rng.range(-26, 8), p[1] - rng.range(10, 40)]],
        rng,
        rng.range(3, 7),
      )
    }).join('')
    const inside =
      fill(curvePath(agar, true), '#d8b26c', 0.85) +
      fill(
        curvePath(
          [
            [x - r, 676],
            [x - r * 0.3, 630],
            [x + r, 478],
            [x + r, 502],
            [x, 622],
            [x - r, 698],
          ],
          true,
        ),
        '#fdfaf0',
        0.9,
      ) +
      fill(fuzz, '#ffffff', 0.9)
    const cap = roundedPoly(
      [
        [x - r - 9, top - 96],
        [x + r + 9, top - 96],
        [x + r + 11, top + 14],
        [x - r - 11, top + 14],
      ],
      12,
    )
    const ribs = steps(9, -0.9, 0.9)
      .map((u) =>
        stroke(
          curvePath([
            [x + u * r, top - 84],
            [x + u * r, top + 6],
          ]),
          darken(s.dark, 0.6),
          4,
          0.4,
        ),
      )
      .join('')
    return (
      fill(curvePath(loop, true), '#e6ece5', 0.6) +
      clipTo(s.brush.ids, curvePath(loop, true), inside) +
      thing(loop, hand(s, `tube${i}`), 'tube', {
        base: '#e6ece5',
        form: 'tube',
        depth: 0.4,
        gloss: 0.5,
        ink: '#37413d',
        hatch: 0.5,
        over: stroke(
          curvePath([
            [x - r + 14, top + 40],
            [x - r + 13, 620],
            [x - r + 16, 880],
          ]),
          '#fff',
          9,
          0.6,
        ),
      }).replace('fill="#e6ece5"', 'fill="#e6ece5" fill-opacity="0.05"') +
      faceLabel(s, 118, 142, [x - 56, 712], [x + 60, 712], [x - 56, 852], ['medallion', 'almanac', 'banded']) +
      thing(cap, hand(s, `cap${i}`), 'cap', { base: s.dark, flood: s.light, form: 'tube', gloss: 0.5, detail: ribs })
    )
  }
  const from = count > 2 ? 470 : 560
  const xs = steps(count, from, from + (count - 1) * 200)
  const [l, r] = [from - 110, from + 110 + (count - 1) * 200]
  const rail = (y: number, h: number, k: string): string => {
    const loop = roundedPoly(
      [
        [l, y],
        [r, y],
        [r + 8, y + h],
        [l - 8, y + h],
      ],
      8,
    )
    return thing(loop, hand(s, k), k, { base: wood, flood: lighten(wood, 0.25), gloss: 0.2 })
  }
  return (
    contactShadow((l + r) / 2, 1000, r - l, rng) +
    (stamp ? stamp.stand(Math.min(1240, r + 240), 990, rng.range(400, 460), 0.04) : '') +
    rail(590, 34, 'back-rail') +
    xs.map((x, i) => tube(x, i)).join('') +
    rail(880, 120, 'rail')
  )
}
