import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { shine, thing } from '../materials'
import { turnedLoop } from '../shapes'
import { hand, type Studio } from '../studio'

/** Clear glass: what is inside shows through, thicker at the walls. */
export function clearGlass(
  loop: readonly Pt[],
  inside: string,
  studio: Studio,
  label: string,
  tintColor = '#dfe7e0',
): string {
  const data = curvePath(loop, true)
  const wall = stroke(data, '#5f7a78', 26, 0.16) + stroke(data, '#eef4ef', 12, 0.5) + stroke(data, '#4f6664', 4, 0.3)
  return (
    fill(data, tintColor, 0.72) +
    clipTo(studio.brush.ids, data, inside) +
    thing(loop, hand(studio, label), label, {
      base: '#dfe7e0',
      flood: '#c4d2cc',
      depth: 0.3,
      gloss: 0.3,
      form: 'tube',
      hatch: 0.5,
      over: wall,
      ink: '#37433f',
    }).replace(`fill="#dfe7e0"`, 'fill="#dfe7e0" fill-opacity="0.06"')
  )
}

export const jarProfile = (r: number, top: number, foot: number, neck: number): Pt[] => [
  [r * neck, top],
  [r * neck, top + 22],
  [r * 0.97, top + 62],
  [r, top + 96],
  [r, foot - 40],
  [r * 0.96, foot - 8],
  [r * 0.9, foot],
]

export function clothLid(x: number, y: number, r: number, studio: Studio): string {
  const own = hand(studio, 'cloth-lid')
  const skirt = steps(17, -1, 1).map((u, i): Pt => [x + u * r * 1.32, y + 66 + (i % 2 ? 16 : -10) - Math.abs(u) * 8])
  const loop = [...steps(9, 1, -1).map((u): Pt => [x + u * r * 1.02, y - 44 - Math.sqrt(1 - u * u) * 34]), ...skirt]
  const pleats = steps(13, -0.9, 0.9)
    .map((u) =>
      stroke(
        curvePath([
          [x + u * r * 0.98, y + 18],
          [x + u * r * 1.12, y + 44],
          [x + u * r * 1.26, y + 62],
        ]),
        darken(studio.light, 0.55),
        4,
        0.4,
      ),
    )
    .join('')
  const weave =
    steps(15, -1.3, 1.3)
      .map((u) =>
        stroke(
          curvePath([
            [x + u * r, y - 80],
            [x + u * r, y + 80],
          ]),
          studio.dark,
          9,
          0.24,
        ),
      )
      .join('') +
    steps(5, -60, 60)
      .map((v) =>
        stroke(
          curvePath([
            [x - r * 1.4, y + v],
            [x + r * 1.4, y + v],
          ]),
          studio.dark,
          9,
          0.24,
        ),
      )
      .join('')
  return (
    thing(loop, own, 'cloth', {
      base: mix(studio.light, '#f4ecda', 0.4),
      flood: lighten(studio.light, 0.3),
      detail: weave,
      over: pleats,
      gloss: 0.2,
    }) +
    stroke(
      curvePath(steps(11, -1, 1).map((u): Pt => [x + u * r * 1.0, y + 14 + Math.sqrt(1 - u * u) * 12])),
      '#b99a62',
      8,
    ) +
    stroke(
      curvePath(steps(11, -1, 1).map((u): Pt => [x + u * r * 1.0, y + 14 + Math.sqrt(1 - u * u) * 12])),
      '#5a4526',
      1.6,
      0.7,
    )
  )
}

export function bottle(
  x: number,
  foot: number,
  r: number,
  h: number,
  tone: string,
  studio: Studio,
  label: string,
): string {
  const top = foot - h
  const loop = turnedLoop(
    x,
    [
      [r * 0.42, top],
      [r * 0.42, top + h * 0.1],
      [r * 0.6, top + h * 0.16],
      [r * 0.94, top + h * 0.25],
      [r, top + h * 0.32],
      [r, foot - 30],
      [r * 0.95, foot],
    ],
    0.1,
  )
  const level = fill(
    curvePath(
      [
        ...steps(9, -1, 1).map((u): Pt => [x + u * r, top + h * 0.3 + 12 * Math.sqrt(1 - u * u)]),
        [x + r, foot + 20],
        [x - r, foot + 20],
      ].map((p) => p as Pt),
      true,
    ),
    darken(tone, 0.5),
    0.4,
  )
  return (
    thing(loop, hand(studio, label), label, {
      base: tone,
      flood: lighten(tone, 0.2),
      form: 'tube',
      depth: 0.75,
      gloss: 0.7,
      detail: level,
    }) + shine(x - r, top + h * 0.3, r * 2, h * 0.68, studio.rng.fork(label), 0.9)
  )
}
