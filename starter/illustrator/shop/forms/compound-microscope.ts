import { darken, lighten, mix } from '../../color'
import { curvePath, fill } from '../../svg'
import { thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop } from '../shapes'
import { hand, type Studio } from '../studio'
import { tube, wheel } from './optics'

/** An upright compound microscope about `x`, its foot at `foot`; also sketched on notices. */
export function compoundMicroscope(s: Studio, x: number, foot: number, brass: boolean): string {
  const body = brass ? '#3a3834' : mix(s.dark, '#dcdcd3', 0.5)
  const metal = brass ? '#b98f3c' : '#b9bab3'
  const base = smoothLoop([
    [x - 250, foot - 10],
    [x - 240, foot - 60],
    [x - 120, foot - 86],
    [x + 130, foot - 96],
    [x + 230, foot - 70],
    [x + 246, foot - 8],
    [x + 120, foot + 12],
    [x - 140, foot + 12],
  ])
  const arm = smoothLoop([
    [x + 70, foot - 80],
    [x + 190, foot - 90],
    [x + 226, foot - 260],
    [x + 214, foot - 460],
    [x + 120, foot - 590],
    [x + 10, foot - 620],
    [x - 20, foot - 560],
    [x + 70, foot - 510],
    [x + 120, foot - 400],
    [x + 126, foot - 240],
  ])
  const stage = roundedPoly(
    [
      [x - 230, foot - 300],
      [x + 120, foot - 306],
      [x + 130, foot - 266],
      [x - 226, foot - 258],
    ],
    8,
  )
  const lamp = thing(ellipseLoop(x - 60, foot - 106, 74, 26), hand(s, 'lamp'), 'lamp', {
    base: '#f1e2a8',
    flood: '#fff8da',
    gloss: 0.6,
  })
  const light = fill(
    curvePath(
      [
        [x - 110, foot - 112],
        [x - 84, foot - 256],
        [x - 30, foot - 256],
        [x - 10, foot - 112],
      ],
      true,
    ),
    '#fff3bf',
    0.35,
  )
  const objective = (dx: number, a: number, l: number, i: number): string =>
    tube(s, `obj${i}`, x - 56 + dx, foot - 470, a, 0, l, 26, metal) +
    tube(s, `tip${i}`, x - 56 + dx, foot - 470, a, l - 8, l + 30, 15, darken(metal, 0.2))
  const slide = thing(
    roundedPoly(
      [
        [x - 160, foot - 314],
        [x + 40, foot - 318],
        [x + 44, foot - 302],
        [x - 160, foot - 298],
      ],
      3,
    ),
    hand(s, 'slide'),
    'slide',
    { base: '#dfe8e2', gloss: 0.5, hatch: 0.2, inkWeight: 2 },
  )
  return (
    thing(base, hand(s, 'base'), 'base', { base: body, flood: lighten(body, 0.2), gloss: 0.35 }) +
    light +
    lamp +
    thing(arm, hand(s, 'arm'), 'arm', { base: body, flood: lighten(body, 0.25), gloss: 0.4 }) +
    objective(-44, Math.PI * 0.62, 88, 1) +
    objective(44, Math.PI * 0.36, 70, 2) +
    objective(0, Math.PI / 2, 104, 3) +
    thing(stage, hand(s, 'stage'), 'stage', { base: darken(body, 0.3), gloss: 0.3 }) +
    slide +
    tube(s, 'nose', x - 56, foot - 480, Math.PI / 2, -46, 20, 78, metal) +
    thing(
      smoothLoop([
        [x - 150, foot - 520],
        [x - 140, foot - 610],
        [x - 40, foot - 640],
        [x + 60, foot - 610],
        [x + 50, foot - 520],
      ]),
      hand(s, 'head'),
      'head',
      { base: body, gloss: 0.4 },
    ) +
    tube(s, 'eye', x - 70, foot - 610, -Math.PI * 0.66, 0, 170, 46, body) +
    tube(s, 'ocular', x - 70, foot - 610, -Math.PI * 0.66, 150, 230, 36, metal) +
    tube(s, 'cup', x - 70, foot - 610, -Math.PI * 0.66, 222, 246, 44, '#2a2825') +
    wheel(s, x + 168, foot - 200, 56, metal) +
    wheel(s, x + 168, foot - 200, 30, darken(metal, 0.3))
  )
}
