import { darken, lighten, mix } from '../../color'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { labelArt } from '../label'
import { scatter } from '../loose-goods'
import { contactShadow, cord, dashes, fold, thing } from '../materials'
import { tag } from '../props'
import { roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, stampFor, type ProductPainter, type Studio } from '../studio'

function slices(s: Studio, x: number, y: number, rx: number, ry: number, count: number): string {
  const form = s.subject?.look.habit.form
  const whole = form === 'ear' || form === 'morel' || form === 'funnel'
  const stamp = stampFor(s, whole ? 'body' : 'section', 280, 'slices')
  const second = stampFor(s, 'young', 220, 'slices-b')
  if (!stamp || !second) return ''
  const rng = s.rng.fork('slices')
  const dry = scatter(x, y, rx, ry, count, rng, (p, i) => {
    const [size, turn] = [rng.range(120, 185), rng.range(-1.5, 1.5)]
    return (
      fill(
        curvePath(blob([p[0] + 8, p[1] + size * 0.18], size * 0.42, size * 0.16, rng, 0.2, 14), true),
        '#2f2417',
        0.2,
      ) + (whole && i % 3 === 0 ? second : stamp).put(p[0], p[1], size, turn, rng.chance(0.5))
    )
  })
  return dry
}

/** Dried mushrooms in a paper or cotton bag. */
export const driedBag: ProductPainter = (s) => {
  const rng = s.rng.fork('dried')
  const [w, h] = [rng.range(450, 540), rng.range(600, 700)]
  const x = rng.range(560, 660)
  const foot = 985
  const cotton = rng.chance(0.45) || named(s, 'wholesale')
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h]
  if (cotton) {
    const base = '#e4d7b8'
    const neck = top + 130
    const loop = smoothLoop(
      [
        [x - 46, neck],
        [x - 120, top + 40],
        [x - 170, top + 8],
        [x - 60, top + 30],
        [x + 10, top],
        [x + 90, top + 26],
        [x + 180, top + 6],
        [x + 120, top + 54],
        [x + 52, neck],
        [r - 30, neck + 90],
        [r + 16, neck + 250],
        [r + 10, foot - 60],
        [r - 40, foot + 6],
        [x, foot + 18],
        [l + 40, foot + 6],
        [l - 10, foot - 60],
        [l - 16, neck + 250],
        [l + 30, neck + 90],
      ],
      110,
    )
    const folds =
      [-0.7, -0.4, -0.12, 0.16, 0.44, 0.72]
        .map((u) =>
          fold(
            [
              [x + u * 60, neck + 14],
              [x + u * w * 0.36, neck + 120],
              [x + u * w * 0.46, neck + rng.range(200, 280)],
            ],
            base,
            rng,
            4,
          ),
        )
        .join('') +
      [-0.8, 0.1, 0.8]
        .map((u) =>
          fold(
            [
              [x + u * 46, neck - 14],
              [x + u * 110, top + 50],
            ],
            base,
            rng,
            3,
          ),
        )
        .join('')
    const print = faceLabel(
      s,
      w * 0.74,
      h * 0.52,
      [x - w * 0.37, neck + 120],
      [x + w * 0.37, neck + 124],
      [x - w * 0.37, neck + 120 + h * 0.52],
      ['medallion', 'almanac', 'banded'],
    )
    const art = labelArt(s.facts, hand(s, 'tag-art'), 130, 190, 'medallion')
    return (
      contactShadow(x, foot + 16, w, rng) +
      thing(loop, hand(s, 'sack'), 'sack', {
        base,
        flood: '#cdbb92',
        gloss: 0.25,
        over: `<g opacity=".9">${print}</g>` + folds,
      }) +
      cord(
        [
          [x - 60, neck + 6],
          [x, neck + 18],
          [x + 62, neck + 4],
        ],
        '#b98f54',
        13,
        rng,
      ) +
      tag(
        x + 150,
        neck + 60,
        130,
        190,
        -0.25,
        art,
        [
          [x + 50, neck + 8],
          [x + 110, neck + 20],
        ],
        hand(s, 'tag'),
      ) +
      slices(s, x + w / 2 + 270, 1010, 230, 56, 16)
    )
  }
  const base = rng.pick(['#c9a878', '#d6bd92', '#b99866'])
  const loop = roundedPoly(
    [
      [l + 10, top + 60],
      [r - 10, top + 60],
      [r + 6, foot - 20],
      [r - 10, foot + 12],
      [l + 10, foot + 12],
      [l - 6, foot - 20],
    ],
    14,
  )
  const flap = roundedPoly(
    [
      [l + 2, top],
      [r - 2, top],
      [r + 2, top + 96],
      [l - 2, top + 96],
    ],
    12,
  )
  const pane = smoothLoop([
    [x - w * 0.3, foot - 110],
    [x - w * 0.28, foot - 170],
    [x, foot - 196],
    [x + w * 0.28, foot - 170],
    [x + w * 0.3, foot - 110],
    [x + w * 0.2, foot - 58],
    [x, foot - 48],
    [x - w * 0.2, foot - 58],
  ])
  const view = stampFor(s, 'section', 260, 'pane')
  const inside = view
    ? scatter(x, foot - 115, w * 0.27, 60, 16, rng, (p) =>
        view.put(p[0], p[1], rng.range(110, 150), rng.range(-1.5, 1.5)),
      )
    : ''
  const window_ =
    fill(curvePath(pane, true), darken(base, 0.6)) +
    clipTo(s.brush.ids, curvePath(pane, true), inside) +
    fill(curvePath(pane, true), '#eef2ea', 0.12) +
    stroke(curvePath(pane, true), darken(base, 0.8), 3, 0.7)
  const label = faceLabel(
    s,
    w * 0.8,
    h * 0.48,
    [l + w * 0.1, top + 130],
    [r - w * 0.1, top + 130],
    [l + w * 0.1, top + 130 + h * 0.48],
  )
  const creases =
    fold(
      [
        [l + 22, top + 110],
        [l + 26, foot - 20],
      ],
      base,
      rng,
      3,
    ) +
    fold(
      [
        [r - 24, top + 110],
        [r - 28, foot - 20],
      ],
      base,
      rng,
      3.6,
    )
  return (
    contactShadow(x, foot + 16, w, rng) +
    thing(loop, hand(s, 'bag'), 'bag', {
      base,
      flood: lighten(base, 0.25),
      gloss: 0.22,
      over: label + window_ + creases,
    }) +
    thing(flap, hand(s, 'flap'), 'flap', {
      base: mix(base, '#fff', 0.06),
      flood: base,
      over: dashes(
        [
          [l + 10, top + 80],
          [x, top + 82],
          [r - 10, top + 80],
        ],
        darken(base, 0.7),
        2.6,
        12,
        9,
      ),
    }) +
    cord(
      [
        [x - w * 0.2, top + 52],
        [x, top + 60],
        [x + w * 0.2, top + 50],
      ],
      '#8d6a3c',
      7,
      rng,
    ) +
    slices(s, x + w / 2 + 260, 1010, 220, 58, 16)
  )
}
