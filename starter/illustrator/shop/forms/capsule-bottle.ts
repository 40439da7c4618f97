import { darken, mix } from '../../color'
import type { Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { heap, scatter, spoon } from '../loose-goods'
import { contactShadow, shine, thing } from '../materials'
import { ellipseLoop, turnedLoop } from '../shapes'
import { hand, stampFor, wrapLabel, type ProductPainter, type Studio } from '../studio'
import { screwLid } from './lids'

function capsule(p: Pt, length: number, angle: number, a: string, b: string, studio: Studio, i: number): string {
  const half = (s: number): Pt[] =>
    [
      [0, -0.3],
      [s * 0.3, -0.3],
      [s * 0.44, -0.2],
      [s * 0.5, 0],
      [s * 0.44, 0.2],
      [s * 0.3, 0.3],
      [0, 0.3],
    ].map(([u = 0, v = 0]): Pt => [
      p[0] + (u * Math.cos(angle) - v * 0.62 * Math.sin(angle)) * length,
      p[1] + (u * Math.sin(angle) + v * 0.62 * Math.cos(angle)) * length,
    ])
  const shadow = fill(
    curvePath(ellipseLoop(p[0] + 6, p[1] + 10, length * 0.5, length * 0.2, 14), true),
    '#2f2417',
    0.22,
  )
  const glint = stroke(
    curvePath(
      [
        [-0.36, -0.1],
        [0, -0.13],
        [0.34, -0.1],
      ].map(([u = 0, v = 0]): Pt => [
        p[0] + (u * Math.cos(angle) - v * Math.sin(angle)) * length,
        p[1] + (u * Math.sin(angle) + v * Math.cos(angle)) * length,
      ]),
    ),
    '#fffaf0',
    length * 0.06,
    0.6,
  )
  const draw = (s: number, color: string): string =>
    fill(curvePath(half(s), true), color) + stroke(curvePath(half(s), true), darken(color, 0.8), 2.2, 0.75)
  return (
    shadow +
    draw(-1, a) +
    draw(1, b) +
    glint +
    fill(
      curvePath(blob([p[0] + length * 0.1, p[1] + 4], length * 0.2, 4, studio.rng.fork(`cap${i}`), 0.2, 8), true),
      darken(b, 0.5),
      0.25,
    )
  )
}

/** A pill jar with capsules before it. */
export const capsuleBottle: ProductPainter = (s) => {
  const rng = s.rng.fork('capsules')
  const [x, foot] = [rng.range(640, 740), 985]
  const [r, h] = [rng.range(200, 235), rng.range(470, 560)]
  const top = foot - h
  const glassy = rng.chance(0.5)
  const tone = glassy ? '#7a4216' : '#ece7db'
  const loop = turnedLoop(
    x,
    [
      [r * 0.66, top],
      [r * 0.66, top + 40],
      [r * 0.9, top + 74],
      [r, top + 120],
      [r, foot - 34],
      [r * 0.95, foot],
    ],
    0.1,
  )
  const stamp = stampFor(s, 'body', 360, 'beside')
  const shell = s.subject?.look.cap ?? s.dark
  const lid = screwLid(x, top + 30, r * 0.74, 108, glassy ? '#2d2a28' : s.dark, hand(s, 'lid'))
  const pills = scatter(x + r + 230, 1000, 190, 46, 13, rng, (p) =>
    capsule(
      p,
      rng.range(70, 82),
      rng.range(-1, 1),
      mix('#e9ddc2', shell, 0.15),
      mix('#d9c6a0', shell, 0.55),
      s,
      Math.round(p[0]),
    ),
  )
  return (
    contactShadow(x, foot + 14, r * 1.9, rng) +
    (stamp ? stamp.stand(x + r + 240, 985, 330, 0.06) : '') +
    thing(loop, hand(s, 'bottle'), 'bottle', {
      base: tone,
      form: 'tube',
      depth: glassy ? 0.75 : 0.5,
      gloss: glassy ? 0.7 : 0.3,
    }) +
    wrapLabel(s, x, top + 150, r * 0.985, h * 0.58, 0.1, r, ['horizon', 'banded', 'rays', 'cartouche']) +
    shine(x - r, top + 130, r * 2, h * 0.7, rng, 0.7) +
    lid +
    pills +
    heap(x - r - 170, 1010, 190, 74, mix(shell, '#a98057', 0.35), hand(s, 'powder')) +
    spoon(x - r - 190, 1070, 300, -0.15, 'wood', hand(s, 'spoon'))
  )
}
