import { steps } from '../../geometry'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { lyingLog } from '../../wood'
import { labelArt } from '../label'
import { tag } from '../props'
import { hand, stampFor, type ProductPainter } from '../studio'

/** A log that was plugged and now fruits. */
export const logForm: ProductPainter = (s) => {
  const rng = s.rng.fork('log')
  const bark = s.subject?.look.habit.bark ?? 'oak'
  const plugs = steps(7, 340, 1240)
    .map(
      (x, i) =>
        fill(curvePath(blob([x, 800 + (i % 2) * 70], 15, 15, rng, 0.1, 12), true), '#e8d9ae') +
        stroke(curvePath(blob([x, 800 + (i % 2) * 70], 17, 17, rng, 0.1, 12), true), '#3a2a1a', 3, 0.7),
    )
    .join('')
  const stamp = stampFor(s, 'body', 360, 'fruit')
  const young = stampFor(s, 'young', 260, 'pin')
  const fruit =
    stamp && young
      ? steps(6, 380, 1160)
          .map((x, i) =>
            (i % 3 === 2 ? young : stamp).stand(
              x + rng.range(-30, 30),
              742 + rng.range(-10, 30),
              rng.range(190, 270),
              rng.range(-0.25, 0.25),
              rng.chance(0.5),
            ),
          )
          .join('')
      : ''
  const art = labelArt(s.facts, hand(s, 'tag'), 170, 230, 'medallion')
  return (
    lyingLog(250, 690, 1080, 290, bark, hand(s, 'wood')) +
    plugs +
    fruit +
    tag(
      1160,
      800,
      170,
      230,
      0.12,
      art,
      [
        [1110, 700],
        [1140, 760],
      ],
      hand(s, 'tag'),
    )
  )
}
