import { joinBoxes, turnBox, type Box } from '../geometry'
import { fine, num, type Drawing } from '../svg'
import type { Brush } from '../wash'

interface Piece {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly angle: number
}

const piece = (x: number, y: number, k: number, angle: number): Piece => ({ x, y, k, angle })

// Places of the pieces' own origins, in widths of the largest piece; back pieces first.
const FANS = [
  piece(-0.06, -0.1, 0.74, -0.62),
  piece(0.06, -0.1, 0.78, 0.58),
  piece(0, -0.16, 0.9, 0.02),
  piece(-0.05, 0, 0.62, -0.95),
  piece(0.06, 0.01, 0.6, 0.95),
  piece(-0.04, 0.02, 0.7, -0.34),
  piece(0.05, 0.04, 0.64, 0.36),
]

const SHELVES = [
  piece(-0.36, -0.44, 0.6, 0.14),
  piece(0.4, -0.4, 0.62, -0.16),
  piece(0.02, -0.32, 0.74, 0),
  piece(-0.3, -0.1, 0.8, 0.08),
  piece(0.36, -0.08, 0.74, -0.1),
  piece(0, 0.1, 1, 0),
]

function clumpOf(one: Drawing, pieces: readonly Piece[], brush: Brush): Drawing {
  const id = brush.ids.next('t')
  const { box, svg } = one
  const boxes: Box[] = []
  const uses = pieces.map(({ x, y, k, angle }) => {
    const room = turnBox({ x: box.x * k, y: box.y * k, w: box.w * k, h: box.h * k }, angle)
    boxes.push({ ...room, x: room.x + x * box.w, y: room.y + y * box.w })
    return `<use href="#${id}" transform="translate(${num(x * box.w)} ${num(y * box.w)}) rotate(${num((angle * 180) / Math.PI)}) scale(${fine(x < 0 ? -k : k)} ${fine(k)})"/>`
  })
  return { svg: `<defs><g id="${id}">${svg}</g></defs>${uses.join('')}`, box: joinBoxes(boxes) }
}

/** Oyster fans that share a foot, since a single one seen from above looks like a bean. */
export const fanClump = (one: Drawing, brush: Brush): Drawing => clumpOf(one, FANS, brush)

/** Shelves climbing in a tier. */
export const shelfTier = (one: Drawing, brush: Brush): Drawing => clumpOf(one, SHELVES, brush)
