import { lighten, mix } from '../../color'
import type { Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { looseGills } from '../loose-goods'
import { contactShadow, thing } from '../materials'
import { ellipseLoop, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, type ProductPainter, type Studio } from '../studio'
import { compoundMicroscope } from './compound-microscope'
import { tube, wheel } from './optics'

function stereo(s: Studio, x: number, foot: number): string {
  const body = mix(s.dark, '#e2e1d8', 0.62)
  const base = smoothLoop([
    [x - 300, foot - 6],
    [x - 290, foot - 50],
    [x - 120, foot - 70],
    [x + 180, foot - 74],
    [x + 280, foot - 52],
    [x + 290, foot - 4],
    [x, foot + 16],
  ])
  const plate = thing(ellipseLoop(x - 40, foot - 66, 130, 28), hand(s, 'plate'), 'plate', {
    base: '#f1ede0',
    gloss: 0.3,
  })
  const post = tube(s, 'post', x + 200, foot - 60, -Math.PI / 2, 0, 560, 30, '#a9aaa3')
  const bracket = thing(
    roundedPoly(
      [
        [x - 20, foot - 430],
        [x + 240, foot - 450],
        [x + 250, foot - 360],
        [x - 20, foot - 350],
      ],
      22,
    ),
    hand(s, 'bracket'),
    'bracket',
    { base: body, gloss: 0.4 },
  )
  const head = smoothLoop([
    [x - 160, foot - 560],
    [x - 60, foot - 600],
    [x + 70, foot - 570],
    [x + 90, foot - 420],
    [x + 40, foot - 330],
    [x - 110, foot - 330],
    [x - 170, foot - 420],
  ])
  return (
    thing(base, hand(s, 'base'), 'base', { base: body, flood: lighten(body, 0.2) }) +
    plate +
    post +
    bracket +
    tube(s, 'lens', x - 40, foot - 340, Math.PI / 2, 0, 90, 84, '#4b4844') +
    tube(s, 'ring', x - 40, foot - 254, Math.PI / 2, 0, 34, 104, '#33312e') +
    fill(
      curvePath(
        [
          [x - 130, foot - 220],
          [x + 50, foot - 220],
          [x + 60, foot - 84],
          [x - 140, foot - 84],
        ],
        true,
      ),
      '#fff3bf',
      0.3,
    ) +
    thing(head, hand(s, 'head'), 'head', { base: body, flood: lighten(body, 0.3), gloss: 0.4 }) +
    [-64, 44]
      .map(
        (dx, i) =>
          tube(s, `e${i}`, x - 50 + dx, foot - 560, -Math.PI * 0.66, 0, 150, 44, body) +
          tube(s, `o${i}`, x - 50 + dx, foot - 560, -Math.PI * 0.66, 136, 200, 36, '#4b4844') +
          tube(s, `c${i}`, x - 50 + dx, foot - 560, -Math.PI * 0.66, 192, 216, 45, '#2a2825'),
      )
      .join('') +
    wheel(s, x + 106, foot - 456, 50, '#4b4844')
  )
}

/** A microscope at work, with what it looks at. */
export const microscope: ProductPainter = (s) => {
  const rng = s.rng.fork('scope')
  const x = rng.range(620, 700)
  const view = (cx: number, cy: number, r: number): string => {
    const seeds = Array.from({ length: 26 }, () => {
      const p: Pt = [cx + rng.gauss() * r * 0.42, cy + rng.gauss() * r * 0.42]
      const a = rng.range(0, 3)
      return (
        curvePath(blob(p, 0, 0, rng, 0, 4), true) &&
        curvePath(
          ellipseLoop(0, 0, 24, 15, 14).map(([u, v]): Pt => [
            p[0] + u * Math.cos(a) - v * Math.sin(a),
            p[1] + u * Math.sin(a) + v * Math.cos(a),
          ]),
          true,
        )
      )
    }).join('')
    return (
      fill(curvePath(ellipseLoop(cx + 10, cy + 14, r, r), true), '#35291a', 0.2) +
      thing(ellipseLoop(cx, cy, r, r, 50), hand(s, 'view'), 'view', {
        base: '#f1efdc',
        flood: '#dfe3c4',
        gloss: 0.3,
        detail:
          fill(seeds, '#7d5a44', 0.6) +
          stroke(seeds, '#3a2419', 3, 0.75) +
          stroke(
            `M${Math.round(cx - r)} ${Math.round(cy)}h${Math.round(r * 2)}M${Math.round(cx)} ${Math.round(cy - r)}v${Math.round(r * 2)}`,
            '#2a2119',
            1.6,
            0.4,
          ),
      })
    )
  }
  const two = named(s, 'stereo', 'dissecting')
  return (
    contactShadow(x, 1000, 560, rng) +
    (two ? stereo(s, x, 985) : compoundMicroscope(s, x, 985, false)) +
    view(1200, 470, 190) +
    stroke(
      curvePath([
        [x + 60, 690],
        [900, 600],
        [1010, 520],
      ]),
      '#4d3b25',
      2.4,
      0.5,
    ) +
    (two ? looseGills(x - 40, 910, 9, 56, '#b98a5e', rng) : '') +
    faceLabel(s, 280, 190, [1060, 800], [1330, 786], [1072, 984], ['spine', 'banded', 'cartouche', 'almanac'])
  )
}
