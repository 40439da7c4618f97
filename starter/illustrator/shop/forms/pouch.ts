import { darken, lighten, mix } from '../../color'
import { steps } from '../../geometry'
import { clipTo, curvePath, stroke } from '../../svg'
import { heap, kernel, scatter, spoon } from '../loose-goods'
import { contactShadow, fold, thing } from '../materials'
import { roundedPoly } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { faceLabel, hand, named, stampFor, type ProductPainter, type Studio } from '../studio'

/** A stand-up pouch with a zip and a gusset. */
function standPouch(s: Studio, x: number, foot: number, w: number, h: number, color: string): string {
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h]
  const loop = roundedPoly(
    [
      [l + 14, top],
      [r - 14, top],
      [r - 6, top + h * 0.3],
      [r + 12, foot - 70],
      [r - 6, foot - 8],
      [x, foot + 20],
      [l + 6, foot - 8],
      [l - 12, foot - 70],
      [l + 6, top + h * 0.3],
    ],
    22,
  )
  const rng = s.rng.fork('pouch-folds')
  const seal = steps(5, top + 12, top + 44)
    .map((y) =>
      stroke(
        curvePath([
          [l + 8, y],
          [x, y + 2],
          [r - 8, y],
        ]),
        darken(color, 0.6),
        2,
        0.4,
      ),
    )
    .join('')
  const zip =
    stroke(
      curvePath([
        [l + 6, top + 84],
        [x, top + 87],
        [r - 6, top + 84],
      ]),
      darken(color, 0.7),
      5,
      0.5,
    ) +
    stroke(
      curvePath([
        [l + 6, top + 91],
        [x, top + 94],
        [r - 6, top + 91],
      ]),
      lighten(color, 0.7),
      3,
      0.6,
    )
  const gusset = fold(
    [
      [l + 4, foot - 78],
      [l + w * 0.25, foot - 40],
      [x, foot - 28],
      [r - w * 0.25, foot - 40],
      [r - 4, foot - 78],
    ],
    color,
    rng,
    4,
  )
  const folds =
    fold(
      [
        [l + 24, top + 110],
        [l + 34, top + h * 0.5],
        [l + 20, foot - 90],
      ],
      color,
      rng,
      3.4,
    ) +
    fold(
      [
        [r - 26, top + 120],
        [r - 40, top + h * 0.45],
        [r - 22, foot - 100],
      ],
      color,
      rng,
      4,
    )
  const label = clipTo(
    s.brush.ids,
    curvePath(loop, true),
    faceLabel(
      s,
      w * 0.86,
      h * 0.6,
      [l + w * 0.07, top + h * 0.2],
      [r - w * 0.07, top + h * 0.2],
      [l + w * 0.07, top + h * 0.8],
    ),
  )
  return (
    contactShadow(x, foot + 16, w * 0.96, rng) +
    thing(loop, hand(s, 'pouch'), 'pouch', {
      base: color,
      flood: mix(color, s.light, 0.4),
      gloss: 0.3,
      depth: 0.5,
      detail: seal + zip,
      over: label + folds + gusset,
    }) +
    stroke(
      curvePath([
        [r - 20, top + 58],
        [r - 4, top + 62],
      ]),
      darken(color, 0.8),
      4,
      0.7,
    )
  )
}

/** Powder, sweets or crisps in a pouch. */
export const pouch: ProductPainter = (s) => {
  const rng = s.rng.fork('pouch')
  const [w, h] = [rng.range(450, 540), rng.range(640, 720)]
  const x = rng.range(600, 700)
  const color = rng.pick(['#c9ad80', s.dark, mix(s.light, '#efe6d2', 0.4), '#e9e1cf'])
  const stamp = stampFor(s, 'body', 340, 'beside')
  const bit = stampFor(s, 'section', 240, 'bit')
  const sx = x + w / 2 + 210
  const tone = s.subject?.look.cap ?? '#c7a26a'
  const powder = named(s, 'powder')
  const spill = powder
    ? heap(sx + 20, 1010, 270, 110, mix(tone, '#b89468', 0.4), hand(s, 'powder')) +
      spoon(sx - 20, 1082, 400, -0.22, rng.chance(0.5) ? 'wood' : 'metal', hand(s, 'spoon'), mix(tone, '#b89468', 0.4))
    : named(s, 'gummies')
      ? scatter(sx + 10, 1000, 170, 54, 13, rng, (p) =>
          kernel(p, rng.range(24, 30), named(s, 'passion') ? '#e2a33a' : mix(tone, '#d9743f', 0.45), rng, false),
        )
      : bit
        ? scatter(sx, 1010, 190, 54, 11, rng, (p) =>
            bit.put(p[0], p[1], rng.range(100, 150), rng.range(-1.2, 1.2), rng.chance(0.5)),
          )
        : ''
  return (
    (stamp ? stamp.stand(sx + 40, 960, rng.range(320, 400), rng.range(-0.08, 0.08)) : '') +
    standPouch(s, x, 985, w, h, color) +
    spill +
    (named(s, 'passion')
      ? sprig('fern', [x - w / 2 - 40, 1030], [x - w / 2 - 300, 930], hand(s, 'leaf'), TABLE_EDGE)
      : sprig(
          rng.pick(['thyme', 'laurel', 'rosemary']),
          [x - w / 2 - 10, 1060],
          [x - w / 2 - 270, 980],
          hand(s, 'leaf'),
          TABLE_EDGE,
        ))
  )
}
