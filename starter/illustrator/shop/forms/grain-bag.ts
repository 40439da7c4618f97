import { darken, lighten } from '../../color'
import { steps, type Pt } from '../../geometry'
import { penLine } from '../../ink-outline'
import { curvePath, fill, stroke } from '../../svg'
import { blob } from '../../wash'
import { kernel, scatter } from '../loose-goods'
import { rectLoop } from '../shapes'
import { faceLabel, named, stampFor, type ProductPainter } from '../studio'
import { filmBag } from './film-bag'

/** Grain run through with white mycelium. */
export const grainBag: ProductPainter = (s) => {
  const rng = s.rng.fork('grain')
  const [x, w, h, foot] = [rng.range(620, 720), rng.range(450, 520), rng.range(680, 760), 985]
  const grain = named(s, 'sorghum') ? '#a4512f' : named(s, 'rye') ? '#b98f52' : '#caa15c'
  const top = foot - h
  let kernels = ''
  for (let row = 0; row < 22; row += 1)
    for (let i = 0; i < 15; i += 1) {
      const p: Pt = [
        x + ((i + (row % 2) * 0.5) / 14 - 0.5) * w * 1.06 + rng.range(-8, 8),
        foot - row * 20 + rng.range(-7, 7),
      ]
      kernels += curvePath(blob(p, 16, 11, rng, 0.16, 7), true)
    }
  let threads = ''
  for (let i = 0; i < 70; i += 1) {
    const p: Pt = [x + rng.range(-0.5, 0.5) * w, foot - rng.next() ** 0.8 * h * 0.56]
    threads += penLine(
      [
        p,
        [p[0] + rng.range(-40, 40), p[1] + rng.range(-20, 20)],
        [p[0] + rng.range(-70, 70), p[1] + rng.range(-40, 40)],
      ],
      rng,
      rng.range(2, 6),
    )
  }
  const fleece = steps(14, 0, 13)
    .map(() =>
      fill(
        curvePath(
          blob(
            [x + rng.range(-0.46, 0.46) * w, foot - rng.next() * h * 0.55],
            rng.range(30, 110),
            rng.range(20, 60),
            rng,
            0.4,
            16,
          ),
          true,
        ),
        '#fbf8ee',
        0.34,
      ),
    )
    .join('')
  const inside =
    fill(curvePath(rectLoop(x - w * 0.6, foot - h * 0.6, w * 1.2, h * 0.7), true), darken(grain, 0.45), 0.8) +
    fill(kernels, grain, 0.95) +
    stroke(kernels, darken(grain, 0.75), 1.6, 0.55) +
    fleece +
    fill(threads, '#fdfbf3', 0.75)
  const stamp = stampFor(s, 'body', 340, 'beside')
  const loose = scatter(x + w / 2 + 170, 1020, 170, 34, 26, rng, (p) =>
    kernel(p, 13, rng.chance(0.3) ? lighten(grain, 0.6) : grain, rng),
  )
  const label = faceLabel(
    s,
    w * 0.56,
    h * 0.32,
    [x - w * 0.28, top + h * 0.5],
    [x + w * 0.28, top + h * 0.505],
    [x - w * 0.28, top + h * 0.82],
  )
  return (
    (stamp ? stamp.stand(x + w / 2 + 220, 980, rng.range(330, 420), 0.04) : '') +
    filmBag(s, x, foot, w, h, inside, 'grain-film', rng.chance(0.3)) +
    label +
    loose
  )
}
