import { curvePath, fill } from '../../svg'
import { blob } from '../../wash'
import type { Stamp } from '../figure'
import { contactShadow } from '../materials'
import { sprig, TABLE_EDGE } from '../sprig'
import { hand, stampFor, type ProductPainter, type Studio } from '../studio'
import { pulpTray, crate, basket } from './trays'

interface Heap {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly rise: number
  readonly rows: number
  readonly size: number
}

/** A heap of one species: back rows first, each body turned its own way. */
function heapOf(s: Studio, heap: Heap, stamps: readonly Stamp[]): string {
  const rng = s.rng.fork('heap')
  let svg = ''
  for (let row = 0; row < heap.rows; row += 1) {
    const v = row / Math.max(1, heap.rows - 1)
    const width = heap.w * (0.66 + 0.34 * v)
    const across = Math.max(2, Math.round(width / (heap.size * 0.62)))
    for (let i = 0; i < across; i += 1) {
      const u = across === 1 ? 0 : (i / (across - 1)) * 2 - 1
      const [px, py] = [
        heap.x + (u * width) / 2 + rng.range(-16, 16),
        heap.y - heap.rise * (1 - v) * (1 - u * u * 0.35) + rng.range(-12, 12),
      ]
      const size = heap.size * rng.range(0.84, 1.12)
      const stamp = rng.chance(0.28) ? stamps[1] : rng.chance(0.2) ? stamps[2] : stamps[0]
      if (!stamp) continue
      svg += fill(
        curvePath(blob([px + 10, py + size * 0.22], size * 0.44, size * 0.26, rng, 0.2, 14), true),
        '#241a10',
        0.16,
      )
      svg += stamp.put(px, py, size, u * 0.55 + rng.range(-0.7, 0.7), rng.chance(0.5))
    }
  }
  return svg
}

const stampsOf = (s: Studio): Stamp[] =>
  [stampFor(s, 'body', 380, 'a'), stampFor(s, 'underside', 340, 'u'), stampFor(s, 'young', 300, 'y')].filter(
    (stamp): stamp is Stamp => stamp !== null,
  )

/** Fresh mushrooms in a tray, a crate or a basket. */
export const freshPunnet: ProductPainter = (s) => {
  const rng = s.rng.fork('punnet')
  const [x, foot] = [rng.range(740, 820), 985]
  const kind = rng.pick([pulpTray, crate, basket, pulpTray])
  const tray = kind(s, x, foot)
  const stamps = stampsOf(s)
  const form = s.subject?.look.habit.form
  const big = form === 'icicle' || form === 'truffle' || s.subject?.species.slug === 'agaricus-bisporus'
  const size = big ? 300 : rng.range(220, 260)
  const heap = heapOf(
    s,
    { x, y: tray.mouth.y - size * 0.1, w: tray.mouth.w * 0.82, rise: size * 0.62, rows: big ? 2 : 3, size },
    stamps,
  )
  const dark = fill(curvePath(blob([x, tray.mouth.y - 10], tray.mouth.w * 0.47, 50, rng, 0.05), true), '#2b2016', 0.7)
  const loose = stamps[0] ? stamps[0].put(x + 520, foot + 10, size * 0.86, 1.2) : ''
  const cut = stampFor(s, 'section', 300, 'cut')
  return (
    contactShadow(x, foot + 6, 860, rng) +
    tray.back +
    dark +
    heap +
    tray.front +
    contactShadow(x + 510, foot + 56, 160, rng) +
    loose +
    sprig(
      rng.pick(['fern', 'rosemary', 'thyme']),
      [x - 300, foot + 84],
      [x - 620, foot + 70],
      hand(s, 'green'),
      TABLE_EDGE,
    ) +
    (cut ? cut.put(x - 520, foot - 4, size * 0.8, rng.range(-0.4, 0.4)) : '')
  )
}
