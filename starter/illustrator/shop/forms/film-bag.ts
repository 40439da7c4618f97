import { lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { penLine } from '../../ink-outline'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { contactShadow, dashes, fold, thing } from '../materials'
import { rectLoop, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, type Studio } from '../studio'

export function filmBag(
  s: Studio,
  x: number,
  foot: number,
  w: number,
  h: number,
  inside: string,
  label: string,
  tied: boolean,
): string {
  const rng = s.rng.fork(label)
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h]
  const loop = tied
    ? smoothLoop(
        [
          [x - 30, top + h * 0.2],
          [x - 90, top + 20],
          [x - 20, top],
          [x + 60, top + 4],
          [x + 84, top + 26],
          [x + 30, top + h * 0.2],
          [r - 30, top + h * 0.3],
          [r + 12, foot - h * 0.3],
          [r - 6, foot - 26],
          [x, foot + 14],
          [l + 6, foot - 26],
          [l - 12, foot - h * 0.3],
          [l + 30, top + h * 0.3],
        ],
        90,
      )
    : roundedPoly(
        [
          [l + 6, top],
          [r - 6, top],
          [r - 12, top + h * 0.3],
          [r + 14, foot - h * 0.3],
          [r - 2, foot - 20],
          [x, foot + 12],
          [l + 2, foot - 20],
          [l - 14, foot - h * 0.3],
          [l + 12, top + h * 0.3],
        ],
        26,
      )
  const data = curvePath(loop, true)
  const [px, py] = [x - 52, top + h * 0.2]
  const patch = tied
    ? ''
    : fill(curvePath(rectLoop(px, py, 104, 74), true), '#f3f1e8', 0.75) +
      stroke(curvePath(rectLoop(px, py, 104, 74), true), '#5b635d', 2.4, 0.6) +
      steps(7, 8, 96)
        .map((d) =>
          stroke(
            curvePath([
              [px + d, py + 6],
              [px + d - 3, py + 68],
            ]),
            '#8a938b',
            1.4,
            0.5,
          ),
        )
        .join('')
  const gloss = [
    [0.1, 0.3, 0.8],
    [0.2, 0.34, 0.55],
    [0.86, 0.4, 0.86],
    [0.5, 0.05, 0.16],
  ]
    .map(([u = 0, a = 0, b = 0]) =>
      stroke(
        curvePath(steps(5, a, b).map((t): Pt => [l + u * w + rng.range(-9, 9), top + t * h])),
        '#ffffff',
        rng.range(7, 15),
        0.5,
      ),
    )
    .join('')
  const creases = [0.06, 0.3, 0.7, 0.93]
    .map((u) =>
      fill(
        penLine(
          steps(5, 0.06, rng.range(0.24, 0.4)).map((t): Pt => [
            x + (u - 0.5) * w * (tied ? 0.3 + t : 1) + rng.range(-7, 7),
            top + t * h,
          ]),
          rng,
          3,
        ),
        '#4a564f',
        0.5,
      ),
    )
    .join('')
  return (
    contactShadow(x, foot + 14, w, rng) +
    fill(data, '#e4e8e0', 0.6) +
    clipTo(s.brush.ids, data, inside) +
    thing(loop, hand(s, label), label, {
      base: '#e6ebe3',
      flood: '#cfdad2',
      depth: 0.25,
      gloss: 0.2,
      hatch: 0.6,
      ink: '#3d4742',
      over: patch + gloss + creases,
    }).replace('fill="#e6ebe3"', 'fill="#e6ebe3" fill-opacity="0.08"')
  )
}

export function sack(s: Studio, x: number, foot: number, w: number, h: number, color: string, label: string): string {
  const rng = s.rng.fork(label)
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h]
  const loop = smoothLoop(
    [
      [l + 16, top + 30],
      [l + 30, top],
      [x, top + 10],
      [r - 30, top],
      [r - 14, top + 34],
      [r + 8, top + h * 0.4],
      [r + 14, foot - 50],
      [r - 14, foot + 6],
      [x, foot + 16],
      [l + 14, foot + 6],
      [l - 14, foot - 50],
      [l - 8, top + h * 0.4],
    ],
    80,
  )
  const creases =
    fold(
      [
        [l + 30, top + 60],
        [l + 60, top + h * 0.4],
        [l + 30, foot - 80],
      ],
      color,
      rng,
      3.4,
    ) +
    fold(
      [
        [r - 34, top + 70],
        [r - 70, top + h * 0.45],
        [r - 30, foot - 60],
      ],
      color,
      rng,
      4,
    ) +
    dashes(
      [
        [l + 26, top + 34],
        [x, top + 42],
        [r - 26, top + 34],
      ],
      '#6e4c28',
      4,
      13,
      8,
    )
  const art = faceLabel(
    s,
    w * 0.72,
    h * 0.56,
    [x - w * 0.36, top + h * 0.2],
    [x + w * 0.36, top + h * 0.2],
    [x - w * 0.36, top + h * 0.76],
    ['banded', 'almanac', 'horizon', 'medallion'],
  )
  return (
    contactShadow(x, foot + 14, w, rng) +
    thing(loop, hand(s, label), label, { base: color, flood: lighten(color, 0.2), gloss: 0.2, over: art + creases })
  )
}
