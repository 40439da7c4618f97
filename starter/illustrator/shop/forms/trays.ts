import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, stroke } from '../../svg'
import { labelArt } from '../label'
import { cord, fold, thing, woodGrain } from '../materials'
import { tag } from '../props'
import { roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, type Studio } from '../studio'

interface Tray {
  readonly back: string
  readonly front: string
  readonly mouth: { readonly y: number; readonly w: number }
}

export function pulpTray(s: Studio, x: number, foot: number): Tray {
  const rng = s.rng.fork('tray')
  const base = rng.pick(['#b7ad98', '#a9a48f', '#c0ab86'])
  const [w, h] = [820, 250]
  const top = foot - h
  const back = roundedPoly(
    [
      [x - w / 2 + 30, top - 66],
      [x + w / 2 - 30, top - 66],
      [x + w / 2, top + 16],
      [x - w / 2, top + 16],
    ],
    30,
  )
  const front = roundedPoly(
    [
      [x - w / 2 - 6, top],
      [x + w / 2 + 6, top],
      [x + w / 2 - 60, foot - 8],
      [x - w / 2 + 60, foot - 8],
    ],
    34,
  )
  const lip = roundedPoly(
    [
      [x - w / 2 - 22, top - 14],
      [x + w / 2 + 22, top - 14],
      [x + w / 2 + 12, top + 22],
      [x - w / 2 - 12, top + 22],
    ],
    16,
  )
  const ribs = steps(9, -0.86, 0.86)
    .map((u) =>
      fold(
        [
          [x + u * w * 0.49, top + 30],
          [x + u * w * 0.45, foot - 40],
        ],
        base,
        rng,
        3.4,
      ),
    )
    .join('')
  const label = faceLabel(
    s,
    330,
    168,
    [x - 165, top + 44],
    [x + 165, top + 44],
    [x - 160, top + 212],
    ['banded', 'spine', 'horizon'],
  )
  return {
    back: thing(back, hand(s, 'back'), 'back', { base: darken(base, 0.3), flood: base }),
    front:
      thing(front, hand(s, 'front'), 'front', { base, flood: lighten(base, 0.25), over: ribs, gloss: 0.22 }) +
      label +
      thing(lip, hand(s, 'lip'), 'lip', { base: lighten(base, 0.18), flood: base, hatch: 0.4, inkWeight: 3 }),
    mouth: { y: top, w },
  }
}

export function crate(s: Studio, x: number, foot: number): Tray {
  const rng = s.rng.fork('crate')
  const base = rng.pick(['#cda872', '#c39a62', '#d6b784'])
  const [w, h] = [880, 250]
  const top = foot - h
  const slat = (y: number, hh: number, i: number, from = x - w / 2, to = x + w / 2): string => {
    const loop = roundedPoly(
      [
        [from, y + rng.range(-3, 3)],
        [to, y + rng.range(-3, 3)],
        [to, y + hh],
        [from, y + hh],
      ],
      7,
    )
    return thing(loop, hand(s, `slat${i}`), 'slat', {
      base: mix(base, darken(base, 0.3), (i % 3) * 0.18),
      flood: lighten(base, 0.2),
      detail: woodGrain(loop, hand(s, `grain${i}`), base, 8),
      gloss: 0.2,
      hatch: 0.5,
      inkWeight: 3.2,
    })
  }
  const post = (px: number, i: number): string =>
    thing(
      roundedPoly(
        [
          [px - 22, top - 20],
          [px + 22, top - 20],
          [px + 22, foot],
          [px - 22, foot],
        ],
        5,
      ),
      hand(s, `post${i}`),
      'post',
      { base: darken(base, 0.12), flood: base, hatch: 0.6 },
    )
  const label = faceLabel(
    s,
    300,
    176,
    [x - 150, top + 36],
    [x + 150, top + 34],
    [x - 148, top + 212],
    ['almanac', 'medallion', 'banded'],
  )
  return {
    back: slat(top - 70, 84, 7, x - w / 2 + 40, x + w / 2 - 40),
    front:
      slat(top, 74, 1) +
      slat(top + 86, 74, 2) +
      slat(top + 172, 74, 3) +
      post(x - w / 2 + 26, 1) +
      post(x + w / 2 - 26, 2) +
      label,
    mouth: { y: top, w: w - 60 },
  }
}

export function basket(s: Studio, x: number, foot: number): Tray {
  const rng = s.rng.fork('basket')
  const base = rng.pick(['#a9793f', '#96683a', '#b98f54'])
  const [w, h] = [800, 270]
  const top = foot - h
  const at = (u: number, v: number): Pt => [x + u * (w / 2) * (1 - 0.16 * v * v), top + v * h + (1 - u * u) * 22]
  const loop = [
    ...steps(15, -1, 1).map((u) => at(u, 0)),
    ...steps(7, 0.15, 0.9).map((v) => at(1, v)),
    ...steps(15, 1, -1).map((u) => at(u, 1)),
    ...steps(7, 0.9, 0.15).map((v) => at(-1, v)),
  ]
  let weave = ''
  let lit = ''
  for (let row = 0; row < 11; row += 1)
    for (let i = 0; i < 22; i += 1) {
      const u = -1 + ((i + (row % 2) * 0.5) / 22) * 2
      const [a, b, c] = [at(u, row / 11), at(u + 0.05, (row + 0.1) / 11), at(u + 0.09, (row + 0.02) / 11)]
      weave += curvePath([a, [b[0], b[1] + 14], [c[0], c[1] + 4]])
      lit += curvePath([
        [a[0] + 2, a[1] + 6],
        [b[0], b[1] + 4],
        [c[0] - 2, c[1] + 6],
      ])
    }
  const back = smoothLoop([
    [x - w / 2, top + 20],
    [x - w * 0.4, top - 50],
    [x, top - 74],
    [x + w * 0.4, top - 50],
    [x + w / 2, top + 20],
    [x, top + 40],
  ])
  const arch = steps(17, Math.PI, Math.PI * 2).map((a): Pt => [
    x + Math.cos(a) * w * 0.43,
    top - 20 + Math.sin(a) * 400,
  ])
  const rim = cord(
    steps(17, -1, 1).map((u) => at(u, 0)),
    base,
    30,
    rng,
  )
  const art = labelArt(s.facts, hand(s, 'tag'), 170, 230, 'medallion')
  return {
    back:
      cord(arch, darken(base, 0.15), 24, rng) +
      thing(back, hand(s, 'back'), 'back', { base: darken(base, 0.45), flood: darken(base, 0.2) }),
    front:
      thing(loop, hand(s, 'basket'), 'basket', {
        base,
        flood: lighten(base, 0.2),
        detail: stroke(weave, darken(base, 0.7), 5, 0.55) + stroke(lit, lighten(base, 0.5), 4, 0.5),
      }) +
      rim +
      tag(
        x + 190,
        top + 60,
        170,
        230,
        -0.12,
        art,
        [
          [x + 120, top + 14],
          [x + 160, top + 40],
        ],
        hand(s, 'tag'),
      ),
    mouth: { y: top + 20, w: w - 40 },
  }
}
