import { steps } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { heap, kernel, scatter } from '../loose-goods'
import { contactShadow, thing } from '../materials'
import { rectLoop, roundedPoly, smoothLoop } from '../shapes'
import { faceLabel, hand, named, stampFor, type ProductPainter } from '../studio'
import { filmBag, sack } from './film-bag'

/** Substrates: sacks, blocks in film, tubing on a roll, empty bags. */
export const substrateBag: ProductPainter = (s) => {
  const rng = s.rng.fork('substrate')
  const stamp = stampFor(s, 'body', 360, 'beside')
  const figure = (x: number, size: number): string => (stamp ? stamp.stand(x, 985, size) : '')
  if (named(s, 'compost'))
    return (
      figure(1330, 300) +
      sack(s, 560, 985, 470, 640, '#4d4034', 'compost') +
      sack(s, 980, 985, 360, 480, '#d8c9a6', 'casing') +
      heap(1280, 1050, 330, 120, '#4a382a', hand(s, 'soil'), 14)
    )
  if (named(s, 'straw'))
    return (
      figure(1210, 420) +
      sack(s, 660, 985, 540, 680, '#cdb27c', 'pellets') +
      scatter(1150, 1040, 230, 40, 44, rng, (p) => kernel(p, 15, rng.pick(['#c9a75e', '#b48f4a', '#dcc17e']), rng))
    )
  if (named(s, 'tubing')) {
    const rings = steps(7, 0.2, 0.95)
      .map((k) => curvePath(blob([640, 700], 280 * k, 280 * k, rng, 0.015, 30), true))
      .join('')
    const roll = thing(blob([640, 700], 290, 290, rng, 0.008, 46), hand(s, 'roll'), 'roll', {
      base: '#dfe6e0',
      flood: '#c2d0cc',
      over:
        stroke(rings, '#5c6b66', 2.4, 0.45) +
        fill(curvePath(blob([640, 700], 62, 62, rng, 0.02), true), '#8d6a42') +
        fill(curvePath(blob([646, 706], 46, 46, rng, 0.02), true), '#2b2118', 0.9),
    })
    const web = thing(
      smoothLoop([
        [880, 860],
        [1100, 950],
        [1440, 965],
        [1470, 1010],
        [1120, 1030],
        [760, 985],
        [640, 990],
        [660, 975],
      ]),
      hand(s, 'web'),
      'web',
      { base: '#dfe7e1', flood: '#c6d3ce', gloss: 0.5 },
    )
    return (
      contactShadow(660, 990, 540, rng) +
      figure(1180, 360) +
      web +
      roll +
      faceLabel(s, 230, 150, [520, 440], [750, 436], [524, 590], ['banded', 'spine'])
    )
  }
  if (named(s, 'filter')) {
    const stack = steps(6, 0, 5)
      .map((i) =>
        thing(
          roundedPoly(
            [
              [520 + i * 9, 930 - i * 24],
              [1180 + i * 7, 920 - i * 24],
              [1270 + i * 8, 985 - i * 24],
              [450 + i * 10, 1000 - i * 24],
            ],
            18,
          ),
          hand(s, `flat${i}`),
          'flat',
          { base: '#dde5de', flood: '#c5d1ca', gloss: 0.4, hatch: 0.3, inkWeight: 2.6 },
        ),
      )
      .join('')
    return (
      contactShadow(860, 1004, 720, rng) +
      filmBag(s, 1130, 870, 330, 640, '', 'empty-film', false) +
      stack +
      faceLabel(s, 420, 250, [560, 560], [980, 548], [566, 812], ['banded', 'rays', 'horizon'])
    )
  }
  const [x, foot, w, h] = [720, 985, 500, 600]
  let dust = ''
  for (let i = 0; i < 420; i += 1)
    dust += `M${Math.round(x + rng.range(-0.5, 0.5) * w)} ${Math.round(foot - rng.next() * h * 0.66)}l${rng.int(-9, 9)} ${rng.int(-5, 5)}`
  const block =
    fill(curvePath(rectLoop(x - w * 0.56, foot - h * 0.66, w * 1.12, h * 0.74, 30), true), '#a67f52') +
    stroke(dust, '#6b4a2b', 5, 0.5) +
    stroke(dust, '#d9b788', 2, 0.6)
  return (
    figure(1230, 430) +
    filmBag(s, x, foot, w, h, block, 'block-film', rng.chance(0.5)) +
    faceLabel(
      s,
      w * 0.5,
      h * 0.34,
      [x - w * 0.25, foot - h * 0.5],
      [x + w * 0.25, foot - h * 0.5],
      [x - w * 0.25, foot - h * 0.16],
    )
  )
}
