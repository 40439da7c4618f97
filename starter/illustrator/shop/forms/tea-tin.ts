import { darken, lighten, mix } from '../../color'
import { steps, type Pt } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { heap, spoon } from '../loose-goods'
import { contactShadow, faceLight, shine, thing } from '../materials'
import { ellipseLoop, rectLoop, roundedPoly, turnedLoop } from '../shapes'
import { sprig, TABLE_EDGE } from '../sprig'
import { faceLabel, hand, named, stampFor, wrapLabel, type ProductPainter, type Studio } from '../studio'
import { seam } from './lids'

function teaCup(s: Studio, x: number, y: number, tea: string): string {
  const rng = s.rng.fork('cup')
  const r = 135
  const bowl = turnedLoop(
    x,
    [
      [r, y - 150],
      [r * 0.98, y - 110],
      [r * 0.84, y - 50],
      [r * 0.52, y - 10],
      [r * 0.46, y],
    ],
    0.16,
  )
  const handle =
    stroke(
      curvePath([
        [x + r * 0.92, y - 124],
        [x + r * 1.42, y - 120],
        [x + r * 1.36, y - 56],
        [x + r * 0.78, y - 40],
      ]),
      '#463d30',
      25,
      0.9,
    ) +
    stroke(
      curvePath([
        [x + r * 0.92, y - 124],
        [x + r * 1.42, y - 120],
        [x + r * 1.36, y - 56],
        [x + r * 0.78, y - 40],
      ]),
      '#e3dcc9',
      18,
    )
  const mouth = ellipseLoop(x, y - 150, r * 0.96, r * 0.2)
  const liquid =
    fill(curvePath(mouth, true), '#d8d0bb') +
    fill(curvePath(ellipseLoop(x, y - 143, r * 0.88, r * 0.155), true), tea) +
    fill(curvePath(blob([x - 34, y - 148], 50, 7, rng, 0.3), true), lighten(tea, 0.6), 0.6) +
    stroke(curvePath(mouth, true), '#463d30', 2.6, 0.7)
  const steam = [0, 1, 2]
    .map((i) =>
      stroke(
        curvePath(
          steps(6, 0, 1).map((t): Pt => [x - 50 + i * 46 + Math.sin(t * 6 + i * 2) * 18, y - 190 - t * (130 + i * 20)]),
        ),
        '#fffdf5',
        9 - i * 2,
        0.55,
      ),
    )
    .join('')
  return (
    contactShadow(x, y + 6, r * 1.3, rng) +
    handle +
    thing(bowl, hand(s, 'cup'), 'cup', {
      base: '#e8e1cf',
      flood: mix('#e8e1cf', s.light, 0.3),
      over: stroke(
        curvePath(steps(13, -1, 1).map((u): Pt => [x + u * r * 0.93, y - 92 + Math.sqrt(1 - u * u) * 24])),
        s.dark,
        10,
        0.7,
      ),
    }) +
    liquid +
    steam
  )
}

/** A round caddy or a square tin, its tea loose before it. */
export const teaTin: ProductPainter = (s) => {
  const rng = s.rng.fork('tea')
  const [x, foot, h] = [rng.range(540, 640), 985, rng.range(560, 640)]
  const top = foot - h
  const stamp = stampFor(s, 'body', 320, 'beside')
  const chunks = named(s, 'chaga') ? '#5b3620' : named(s, 'barley') ? '#a06f35' : '#94552e'
  const loose =
    heap(x + 420, 1050, 260, 74, chunks, hand(s, 'leaf'), 20) +
    spoon(x + 590, 1084, 280, 0.05, 'wood', hand(s, 'spoon'), chunks)
  const peel = named(s, 'orange')
    ? [0, 1, 2]
        .map(
          (i) =>
            stroke(
              curvePath([
                [x + 560 + i * 46, 1040 + i * 8],
                [x + 590 + i * 46, 1016],
                [x + 616 + i * 46, 1044],
                [x + 590 + i * 50, 1060],
              ]),
              '#d9822b',
              13,
              0.95,
            ) +
            stroke(
              curvePath([
                [x + 560 + i * 46, 1044 + i * 8],
                [x + 590 + i * 46, 1021],
                [x + 612 + i * 46, 1046],
              ]),
              '#7d3f10',
              2,
              0.6,
            ),
        )
        .join('')
    : ''
  let tin: string
  if (rng.chance(0.5)) {
    const r = rng.range(190, 220)
    const body = turnedLoop(
      x,
      [
        [r, top + 90],
        [r, foot],
      ],
      0.1,
    )
    const lid = turnedLoop(
      x,
      [
        [r * 1.03, top],
        [r * 1.03, top + 112],
      ],
      0.1,
    )
    const lidTop =
      fill(curvePath(ellipseLoop(x, top, r * 1.0, r * 0.1), true), lighten(s.dark, 0.24), 0.8) +
      stroke(curvePath(ellipseLoop(x, top, r * 0.86, r * 0.08), true), lighten(s.light, 0.2), 3, 0.6)
    tin =
      contactShadow(x, foot + 12, r * 1.9, rng) +
      thing(body, hand(s, 'tin'), 'tin', {
        base: s.dark,
        flood: mix(s.dark, s.light, 0.3),
        form: 'tube',
        gloss: 0.6,
        over: wrapLabel(s, x, top + 118, r * 0.995, h - 150, 0.1, r) + seam(x, foot - 16, r, s.dark, 0.1),
      }) +
      thing(lid, hand(s, 'tin-lid'), 'tin-lid', {
        base: s.dark,
        flood: mix(s.dark, s.light, 0.2),
        form: 'tube',
        gloss: 0.7,
        over: lidTop + seam(x, top + 104, r * 1.03, s.dark, 0.1),
      }) +
      shine(x - r, top + 130, r * 2, h - 170, rng, 0.6)
  } else {
    const [w, d] = [370, 120]
    const [l, r] = [x - w / 2, x + w / 2]
    const front = rectLoop(l, top + 70, w, h - 70, 8)
    const side = roundedPoly(
      [
        [r, top + 70],
        [r + d, top + 36],
        [r + d, foot - 60],
        [r, foot],
      ],
      6,
    )
    const lidFront = rectLoop(l - 7, top, w + 14, 92, 8)
    const lidSide = roundedPoly(
      [
        [r + 7, top],
        [r + d + 8, top - 32],
        [r + d + 8, top + 58],
        [r + 7, top + 92],
      ],
      6,
    )
    const lidTop = roundedPoly(
      [
        [l - 7, top],
        [l + d - 4, top - 34],
        [r + d + 8, top - 34],
        [r + 7, top],
      ],
      5,
    )
    const [deep, pale] = [darken(s.dark, 0.35), lighten(s.dark, 0.16)]
    tin =
      contactShadow(x + 50, foot + 8, w * 1.25, rng) +
      thing(side, hand(s, 'side'), 'side', { base: deep, flood: s.dark, gloss: 0.15 }) +
      thing(front, hand(s, 'front'), 'front', {
        base: s.dark,
        flood: s.light,
        gloss: 0.15,
        depth: 0.3,
        detail: faceLabel(s, w, h - 92, [l, top + 92], [r, top + 92], [l, foot]),
        over: faceLight(front, hand(s, 'fl'), 0.25),
      }) +
      thing(lidSide, hand(s, 'lids'), 'lids', { base: deep, hatch: 0.5 }) +
      thing(lidFront, hand(s, 'lidf'), 'lidf', {
        base: s.dark,
        flood: pale,
        over: stroke(
          curvePath([
            [l, top + 76],
            [r, top + 76],
          ]),
          lighten(s.light, 0.1),
          4,
          0.7,
        ),
        hatch: 0.6,
      }) +
      thing(lidTop, hand(s, 'lidt'), 'lidt', { base: pale, hatch: 0.2 })
  }
  return (
    (stamp ? stamp.stand(x + 400, 975, 290, 0.08) : '') +
    tin +
    teaCup(s, x + 690, 975, chunks) +
    loose +
    peel +
    (named(s, 'birch') ? sprig('birch', [x - 240, 1070], [x - 420, 960], hand(s, 'twig'), TABLE_EDGE) : '')
  )
}
