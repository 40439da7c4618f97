import { darken, lighten, mix } from '../../color'
import { steps } from '../../geometry'
import { wedge } from '../../ink-outline'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { labelArt } from '../label'
import { thing } from '../materials'
import { ellipseLoop, onFace, roundedPoly } from '../shapes'
import { faceLabel, hand, named, stampFor, type ProductPainter } from '../studio'
import { tilted, dropShadow } from './laid'

/** Slides in a tray, with a stained specimen. */
export const slides: ProductPainter = (s) => {
  const rng = s.rng.fork('slides')
  const wood = rng.pick(['#a8794a', '#8f6238', '#bd9560'])
  const at = tilted(640, 700, rng.range(-0.1, 0.06))
  const box = roundedPoly(
    [
      [-360, -240],
      [360, -240],
      [360, 240],
      [-360, 240],
    ].map(([u = 0, v = 0]) => at([u, v])),
    12,
  )
  const well = roundedPoly(
    [
      [-320, -200],
      [320, -200],
      [320, 200],
      [-320, 200],
    ].map(([u = 0, v = 0]) => at([u, v])),
    6,
  )
  const rows = steps(17, -290, 290)
    .map((u, i) => {
      const q = roundedPoly(
        [
          [u, -188],
          [u + 24, -188],
          [u + 24, 188],
          [u, 188],
        ].map(([a = 0, b = 0]) => at([a, b])),
        3,
      )
      return (
        fill(curvePath(q, true), i % 4 === 0 ? mix('#dfe8e2', s.light, 0.5) : '#dfe8e2', 0.85) +
        stroke(curvePath(q, true), '#3f4b48', 2, 0.65) +
        stroke(curvePath([at([u + 6, -170]), at([u + 5, 160])]), '#fff', 3, 0.7)
      )
    })
    .join('')
  const stains = ['#a5446a', '#3f5f9c', '#6f8a4a', '#b5713a']
  const slide = (x: number, y: number, a: number, i: number): string => {
    const on = tilted(x, y, a)
    const glass = roundedPoly(
      [
        [-190, -62],
        [190, -62],
        [190, 62],
        [-190, 62],
      ].map(([u = 0, v = 0]) => on([u, v])),
      6,
    )
    const spot = on([40, 0])
    const stain = stains[i % 4] ?? '#a5446a'
    const cover = roundedPoly(
      [
        [-14, -46],
        [92, -46],
        [92, 46],
        [-14, 46],
      ].map(([u = 0, v = 0]) => on([u, v])),
      3,
    )
    const gills = named(s, 'micrometer')
      ? steps(21, -6, 84)
          .map((u, k) => stroke(curvePath([on([u, -4]), on([u, k % 5 ? -16 : -30])]), '#1f1c1a', 2, 0.85))
          .join('')
      : fill(curvePath(blob(spot, 38, 26, rng, 0.3, 18), true), stain, 0.5) +
        fill(
          steps(11, -0.9, 0.9)
            .map((u) =>
              wedge([spot[0] + u * 32, spot[1] + 22], [spot[0] + u * 26, spot[1]], [spot[0] + u * 18, spot[1] - 20], 4),
            )
            .join(''),
          darken(stain, 0.4),
          0.7,
        )
    return (
      dropShadow(glass, 9, 12, 0.18) +
      fill(curvePath(glass, true), '#e8eee9', 0.7) +
      gills +
      stroke(curvePath(cover, true), '#51605c', 2, 0.6) +
      onFace(
        labelArt({ ...s.facts, subject: undefined }, hand(s, `sl${i}`), 110, 110, 'medallion'),
        110,
        110,
        on([-182, -54]),
        on([-80, -54]),
        on([-182, 54]),
      ) +
      thing(glass, hand(s, `slide${i}`), 'slide', {
        base: '#e8eee9',
        depth: 0.15,
        gloss: 0.4,
        hatch: 0.3,
        ink: '#37413d',
        inkWeight: 3,
      }).replace('fill="#e8eee9"', 'fill="#e8eee9" fill-opacity="0.06"')
    )
  }
  const ticks = steps(51, -250, 250)
    .map((u, i) =>
      stroke(
        curvePath([
          [620 + u, 620],
          [620 + u, i % 10 === 0 ? 540 : i % 5 === 0 ? 566 : 590],
        ]),
        '#1f1c1a',
        i % 5 ? 2.4 : 4,
        0.85,
      ),
    )
    .join('')
  const view = ellipseLoop(620, 620, 320, 320, 60)
  const reticle =
    dropShadow(view, 20, 28) +
    thing(view, hand(s, 'view'), 'view', {
      base: '#eef0e2',
      flood: '#d8dfc8',
      gloss: 0.3,
      over:
        ticks +
        stroke('M320 620h600M620 330v580', '#1f1c1a', 2, 0.5) +
        stroke(curvePath(ellipseLoop(620, 620, 286, 286), true), '#1f1c1a', 3, 0.6),
    })
  const tray = named(s, 'micrometer')
    ? reticle
    : dropShadow(box, 20, 30, 0.24) +
      thing(box, hand(s, 'box'), 'box', {
        base: wood,
        flood: lighten(wood, 0.2),
        over: fill(curvePath(well, true), darken(wood, 0.6)) + rows,
      })
  const stamp = stampFor(s, 'body', 380, 'beside')
  const carton = roundedPoly(
    [
      [1120, 470],
      [1400, 450],
      [1420, 690],
      [1140, 712],
    ],
    8,
  )
  const [ox, oy] = [1132, 480]
  return (
    tray +
    dropShadow(carton) +
    thing(carton, hand(s, 'carton'), 'carton', {
      base: s.dark,
      flood: s.light,
      detail: faceLabel(s, 270, 216, [ox, oy], [ox + 258, oy - 18], [ox + 18, oy + 216], ['banded', 'spine', 'rays']),
      gloss: 0.1,
      depth: 0.25,
    }) +
    slide(1080, 870, -0.16, 0) +
    slide(1240, 990, 0.1, 1) +
    slide(880, 1030, -0.05, 2) +
    (stamp ? stamp.stand(330, 1080, 250) : '')
  )
}
