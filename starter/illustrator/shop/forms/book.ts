import { darken } from '../../color'
import { steps, type Pt } from '../../geometry'
import { sporePrint } from '../../spore-print'
import { curvePath, fill, place, stroke } from '../../svg'
import { faceLight, thing } from '../materials'
import { onFace, roundedPoly } from '../shapes'
import { hand, named, stampFor, type ProductPainter } from '../studio'
import { tilted } from './laid'
import { cardShadow, coverArt, pencil } from './printed'

/** A bound book lying at an angle, its page edges showing. */
export const book: ProductPainter = (s) => {
  const rng = s.rng.fork('book')
  const at = tilted(660, 600, rng.range(-0.12, 0.08))
  const [w, h, thick] = [rng.range(540, 600), rng.range(720, 770), rng.range(52, 84)]
  const q = (points: readonly Pt[], r = 8): Pt[] => roundedPoly(points.map(at), r)
  const cover = q(
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ],
    10,
  )
  const pages = q(
    [
      [w / 2 - 6, -h / 2 + 10],
      [w / 2 + thick * 0.7, -h / 2 + thick * 0.9],
      [w / 2 + thick * 0.7, h / 2 + thick * 0.7],
      [w / 2 - 6, h / 2 - 6],
    ],
    3,
  )
  const foot = q(
    [
      [-w / 2 + 8, h / 2 - 6],
      [w / 2 - 4, h / 2 - 6],
      [w / 2 + thick * 0.7, h / 2 + thick * 0.7],
      [-w / 2 + thick * 0.7, h / 2 + thick * 0.7],
    ],
    3,
  )
  const back = q(
    [
      [-w / 2 + thick * 0.5, -h / 2 + thick * 0.9],
      [w / 2 + thick * 0.9, -h / 2 + thick * 0.8],
      [w / 2 + thick * 0.9, h / 2 + thick * 0.95],
      [-w / 2 + thick * 0.5, h / 2 + thick * 0.95],
    ],
    8,
  )
  const leaves = steps(9, 0.1, 0.9)
    .map(
      (t) =>
        stroke(
          curvePath([
            at([w / 2 + thick * 0.7 * t, -h / 2 + thick * 0.9 * t + 8]),
            at([w / 2 + thick * 0.7 * t, h / 2 + thick * 0.7 * t - 8]),
          ]),
          '#8d7b5a',
          1.8,
          0.6,
        ) +
        stroke(
          curvePath([
            at([-w / 2 + thick * 0.7 * t + 10, h / 2 + thick * 0.7 * t]),
            at([w / 2 + thick * 0.7 * t, h / 2 + thick * 0.7 * t]),
          ]),
          '#8d7b5a',
          1.8,
          0.6,
        ),
    )
    .join('')
  const art = onFace(coverArt(s, w, h), w, h, at([-w / 2, -h / 2]), at([w / 2, -h / 2]), at([-w / 2, h / 2]))
  const spine =
    fill(
      curvePath(
        q(
          [
            [-w / 2, -h / 2],
            [-w / 2 + 42, -h / 2],
            [-w / 2 + 42, h / 2],
            [-w / 2, h / 2],
          ],
          4,
        ),
        true,
      ),
      darken(s.dark, 0.4),
      0.4,
    ) + stroke(curvePath([at([-w / 2 + 46, -h / 2 + 6]), at([-w / 2 + 46, h / 2 - 6])]), '#fffaf0', 2.4, 0.3)
  const stamp = stampFor(s, 'body', 400, 'beside', s.subjects[1] ?? s.subject)
  const mark = stroke(
    curvePath([
      at([w * 0.24, h / 2 + thick * 0.4]),
      at([w * 0.26, h / 2 + thick + 60]),
      at([w * 0.22, h / 2 + thick + 100]),
    ]),
    s.light,
    18,
    0.95,
  )
  const side =
    named(s, 'notebook') && s.subject
      ? place(sporePrint(s.subject.look, hand(s, 'print'), 120), 1260, 900, 0.12) + pencil(s, 1240, 1060, -0.12)
      : pencil(s, 1230, 1030, rng.range(-0.3, 0.2))
  return (
    cardShadow(back, 26, 30) +
    thing(back, hand(s, 'back'), 'back', { base: darken(s.dark, 0.2), hatch: 0.5 }) +
    mark +
    thing(pages, hand(s, 'pages'), 'pages', { base: '#eadfc4', hatch: 0.5, inkWeight: 2.6 }) +
    thing(foot, hand(s, 'foot'), 'foot', { base: '#dccfae', hatch: 0.6, inkWeight: 2.6 }) +
    leaves +
    thing(cover, hand(s, 'cover'), 'cover', {
      base: s.dark,
      flood: s.light,
      detail: art,
      over: spine + faceLight(cover, hand(s, 'cl'), 0.2),
      gloss: 0.1,
      depth: 0.22,
      hatch: 0.7,
    }) +
    (stamp ? stamp.stand(1240, named(s, 'notebook') ? 730 : 930, rng.range(420, 500), 0.05) : '') +
    side
  )
}
