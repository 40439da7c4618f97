import { steps, TAU } from '../../geometry'
import { wedge } from '../../ink-outline'
import { curvePath, fill } from '../../svg'
import { blob } from '../../wash'
import { contactShadow, thing } from '../materials'
import { ellipseLoop } from '../shapes'
import { faceLabel, hand, stampFor, type ProductPainter } from '../studio'

/** Mycelium on agar in an open dish. */
export const petriDish: ProductPainter = (s) => {
  const rng = s.rng.fork('petri')
  const dish = (x: number, y: number, r: number, filled: boolean, label: string): string => {
    const rim = ellipseLoop(x, y, r, r * 0.62, 60)
    const wall = ellipseLoop(x, y + r * 0.12, r, r * 0.62, 60)
    let threads = ''
    if (filled)
      for (const a of steps(121, 0, TAU)) {
        const reach = r * rng.range(0.5, 0.78)
        threads += wedge(
          [x + Math.cos(a) * 14, y + Math.sin(a) * 9],
          [x + Math.cos(a + rng.range(-0.1, 0.1)) * reach * 0.5, y + Math.sin(a) * reach * 0.31],
          [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.62],
          rng.range(3, 9),
        )
      }
    const agar = filled
      ? fill(curvePath(ellipseLoop(x, y + 8, r * 0.93, r * 0.57), true), '#dcb978', 0.85) +
        fill(curvePath(blob([x, y + 4], r * 0.62, r * 0.38, rng, 0.06, 40), true), '#fbf7ea', 0.6) +
        fill(threads, '#ffffff', 0.7)
      : ''
    return (
      contactShadow(x, y + r * 0.7, r * 1.7, rng) +
      thing(wall, hand(s, `${label}w`), 'wall', { base: '#cfd9d4', gloss: 0.5, hatch: 0.6 }) +
      thing(rim, hand(s, label), label, { base: '#e6ebe4', flood: '#cbd6d0', gloss: 0.4, detail: agar, hatch: 0.3 })
    )
  }
  const stamp = stampFor(s, 'body', 380, 'beside')
  return (
    (stamp ? stamp.stand(1250, 760, 360) : '') +
    dish(660, 760, 330, true, 'base') +
    dish(1140, 900, 250, false, 'lid') +
    faceLabel(s, 200, 130, [1050, 850], [1240, 838], [1062, 968], ['banded', 'spine'])
  )
}
