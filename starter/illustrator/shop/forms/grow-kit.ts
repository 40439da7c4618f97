import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { contactShadow, thing, woodGrain } from '../materials'
import { rectLoop, roundedPoly } from '../shapes'
import { faceLabel, hand, stampFor, type ProductPainter } from '../studio'
import { isShelf } from '../subject'

/** A kit box: the block fruits through its window. */
export const growKit: ProductPainter = (s) => {
  const rng = s.rng.fork('kit')
  const [x, foot, w, h, d] = [rng.range(640, 730), 985, rng.range(520, 590), rng.range(560, 640), rng.range(110, 150)]
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h]
  const board = rng.pick(['#c9a878', '#bf9c6b', '#d3b88d'])
  const front = rectLoop(l, top, w, h, 8)
  const side = roundedPoly(
    [
      [r, top],
      [r + d, top - 44],
      [r + d, foot - 74],
      [r, foot],
    ],
    6,
  )
  const lid = roundedPoly(
    [
      [l, top],
      [l + d, top - 46],
      [r + d, top - 44],
      [r, top],
    ],
    6,
  )
  const arch = rng.chance(0.5)
  const sill = top + h * 0.56
  const bow = steps(15, Math.PI, Math.PI * 2).map((a): Pt => [
    x + Math.cos(a) * w * 0.34,
    top + h * 0.34 + Math.sin(a) * h * 0.2,
  ])
  const hole: Pt[] = arch
    ? roundedPoly([...bow, [x + w * 0.34, sill], [x - w * 0.34, sill]], 12, 20)
    : blob([x, top + h * 0.36], w * 0.36, h * 0.24, rng, 0.03, 40)
  let crumbs = ''
  for (let i = 0; i < 160; i += 1)
    crumbs += `M${Math.round(x + rng.range(-0.4, 0.4) * w)} ${Math.round(top + h * rng.range(0.1, 0.62))}l${rng.int(-8, 8)} ${rng.int(-5, 5)}`
  const block =
    fill(curvePath(hole, true), '#6d4c30') +
    stroke(crumbs, '#c9a77a', 4, 0.5) +
    fill(curvePath(blob([x, top + h * 0.44], w * 0.3, h * 0.14, rng, 0.4), true), '#f3ede0', 0.55)
  const inside = clipTo(
    s.brush.ids,
    curvePath(hole, true),
    block +
      stroke(
        curvePath(
          hole.map(([a, b]): Pt => [a + 12, b + 14]),
          true,
        ),
        '#20150c',
        34,
        0.5,
      ),
  )
  const main = stampFor(s, 'body', 400, 'fruit')
  const young = stampFor(s, 'young', 260, 'pin')
  const shelf = s.subject ? isShelf(s.subject) : false
  const count = s.subject?.look.habit.form === 'icicle' ? 1 : s.subject?.look.habit.form === 'rosette' ? 1 : 6
  const fruit =
    main && young
      ? steps(count, 0, count - 1)
          .map((i) => {
            const u = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
            const size = (count === 1 ? 370 : 235) * (1 - Math.abs(u) * 0.2) * rng.range(0.9, 1.1)
            const y = top + h * (count === 1 && shelf ? 0.36 : shelf ? 0.3 + (i % 3) * 0.1 : 0.5 + (i % 2) * 0.05)
            const which = i % 4 === 3 ? young : main
            return shelf
              ? which.put(x + u * w * 0.27, y, size, u * -0.1)
              : which.stand(x + u * w * 0.24, y, size, u * 0.4, u > 0)
          })
          .join('')
      : ''
  const labelH = h * 0.34
  const label = faceLabel(
    s,
    w * 0.9,
    labelH,
    [l + w * 0.05, foot - labelH - 24],
    [r - w * 0.05, foot - labelH - 24],
    [l + w * 0.05, foot - 24],
    ['horizon', 'spine', 'banded', 'rays'],
    { ...s.facts },
  )
  const flap = thing(
    roundedPoly(
      [
        [l + d, top - 46],
        [r + d, top - 44],
        [r + d - 30, top - 150],
        [l + d + 50, top - 156],
      ],
      8,
    ),
    hand(s, 'flap'),
    'flap',
    { base: lighten(board, 0.1), flood: board },
  )
  const mist =
    thing(
      roundedPoly(
        [
          [1290, 985],
          [1300, 760],
          [1330, 720],
          [1390, 720],
          [1420, 760],
          [1430, 985],
        ],
        20,
      ),
      hand(s, 'mister'),
      'mister',
      { base: '#cfdcd8', flood: s.light, gloss: 0.5, form: 'tube' },
    ) +
    thing(
      roundedPoly(
        [
          [1322, 722],
          [1330, 660],
          [1280, 640],
          [1284, 610],
          [1410, 606],
          [1424, 640],
          [1392, 722],
        ],
        10,
      ),
      hand(s, 'trigger'),
      'trigger',
      { base: s.dark, gloss: 0.4 },
    )
  return (
    contactShadow(x + 50, foot + 8, w * 1.2, rng) +
    flap +
    thing(lid, hand(s, 'lid'), 'lid', { base: lighten(board, 0.2), flood: board, hatch: 0.2 }) +
    thing(side, hand(s, 'side'), 'side', { base: darken(board, 0.3), flood: board }) +
    thing(front, hand(s, 'front'), 'front', {
      base: board,
      flood: lighten(board, 0.2),
      gloss: 0.2,
      depth: 0.35,
      detail: woodGrain(front, hand(s, 'grain'), board, 14),
      over: label,
    }) +
    inside +
    stroke(curvePath(hole, true), darken(board, 0.7), 4, 0.7) +
    stroke(
      curvePath(
        hole.map(([a, b]): Pt => [a - 3, b - 4]),
        true,
      ),
      lighten(board, 0.6),
      3,
      0.6,
    ) +
    fruit +
    contactShadow(1365, 998, 130, rng) +
    mist
  )
}
