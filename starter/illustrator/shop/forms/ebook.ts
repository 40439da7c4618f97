import type { Pt } from '../../geometry'
import { clipTo, curvePath, fill, stroke } from '../../svg'
import { smallPrint, thing } from '../materials'
import { ellipseLoop, onFace, roundedPoly } from '../shapes'
import { hand, stampFor, type ProductPainter } from '../studio'
import { tilted } from './laid'
import { cardShadow, coverArt } from './printed'

/** An electronic book: a reader that shows its cover, with a printed sample leaf. */
export const ebook: ProductPainter = (s) => {
  const rng = s.rng.fork('ebook')
  const at = tilted(680, 610, rng.range(-0.12, 0.12))
  const [w, h] = [rng.range(540, 590), rng.range(740, 780)]
  const q = (points: readonly Pt[], r: number): Pt[] => roundedPoly(points.map(at), r)
  const shell = q(
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ],
    46,
  )
  const [sw, sh] = [w - 76, h - 130]
  const screen = q(
    [
      [-sw / 2, -sh / 2 - 20],
      [sw / 2, -sh / 2 - 20],
      [sw / 2, sh / 2 - 20],
      [-sw / 2, sh / 2 - 20],
    ],
    5,
  )
  const art = clipTo(
    s.brush.ids,
    curvePath(screen, true),
    onFace(
      coverArt(s, sw, sh),
      sw,
      sh,
      at([-sw / 2, -sh / 2 - 20]),
      at([sw / 2, -sh / 2 - 20]),
      at([-sw / 2, sh / 2 - 20]),
    ),
  )
  const stamp = stampFor(s, 'body', 400, 'beside', s.subjects[1] ?? s.subject)
  const leaf = roundedPoly(
    [
      [1010, 640],
      [1400, 610],
      [1440, 1050],
      [1050, 1080],
    ],
    6,
  )
  const cut = stampFor(s, 'section', 300, 'leaf')
  return (
    cardShadow(leaf) +
    thing(leaf, hand(s, 'leaf'), 'leaf', {
      base: '#f4ecda',
      hatch: 0.5,
      over:
        smallPrint(1050, 690, 150, 9, 26, '#4c4336', rng) +
        smallPrint(1070, 960, 320, 4, 24, '#4c4336', rng) +
        (cut ? cut.put(1310, 800, 190) : '') +
        stroke('M1060 650l330 -26', s.dark, 5, 0.8),
    }) +
    cardShadow(shell, 24, 30) +
    thing(shell, hand(s, 'shell'), 'shell', {
      base: rng.pick(['#34322e', '#cfcbbf', s.dark]),
      gloss: 0.35,
      hatch: 0.7,
      detail: '',
    }) +
    art +
    stroke(curvePath(screen, true), '#1c1813', 3, 0.8) +
    fill(
      curvePath(
        [
          at([-sw / 2, -sh / 2 - 20]),
          at([sw * 0.1, -sh / 2 - 20]),
          at([-sw * 0.3, sh / 2 - 20]),
          at([-sw / 2, sh / 2 - 20]),
        ],
        true,
      ),
      '#ffffff',
      0.08,
    ) +
    thing(ellipseLoop(...at([0, h / 2 - 40]), 17, 17, 20), hand(s, 'home'), 'home', {
      base: '#8d8a80',
      hatch: 0.2,
      inkWeight: 2,
    }) +
    (stamp ? stamp.stand(1270, 600, rng.range(360, 420), 0.05) : '')
  )
}
