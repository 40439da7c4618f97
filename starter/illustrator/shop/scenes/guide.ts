import { growingScene } from '../../scene'
import { place } from '../../svg'
import { tableTop } from '../backdrop'
import { cutout, fitted } from '../figure'
import { contactShadow } from '../materials'
import { hand, type Studio } from '../studio'
import type { Subject } from '../subject'
import type { Tool } from './tool'
import { brace, knife, notebook, trowel } from './tools-lying'
import { bucket, dial, grainJar, lampFlame, mister } from './tools-standing'

const SETS: readonly (readonly [string, readonly Tool[]])[] = [
  ['log', [brace, notebook, knife]],
  ['garden', [trowel, bucket, mister]],
  ['straw', [bucket, dial, knife]],
  ['compost', [trowel, dial, bucket]],
  ['jars', [grainJar, lampFlame, dial]],
  ['clean', [lampFlame, grainJar, knife]],
  ['cold', [dial, mister, grainJar]],
  ['bottles', [grainJar, dial, mister]],
  ['patience', [notebook, dial, mister]],
]

function toolsFor(s: Studio): readonly Tool[] {
  const found = SETS.find(([word]) => s.slug.includes(word))
  if (found) return found[1]
  const all = s.rng.fork('tools')
  const first = all.pick([mister, grainJar, bucket])
  return [first, all.pick([dial, notebook]), all.pick([knife, lampFlame, trowel])]
}

// Left and right reach of each tool from the point it is set on, pixels.
const REACH = new Map<Tool, readonly [left: number, right: number]>([
  [brace, [256, 270]],
  [knife, [296, 196]],
  [trowel, [246, 220]],
  [notebook, [156, 164]],
  [bucket, [146, 160]],
  [dial, [114, 130]],
  [grainJar, [92, 110]],
  [lampFlame, [96, 120]],
  [mister, [96, 90]],
])

/** Tools side by side across a width, none over another, as large as the width allows. */
function row(s: Studio, tools: readonly Tool[], x: number, width: number, foot: number): string {
  const reaches = tools.map((tool) => REACH.get(tool) ?? [150, 150])
  const total = reaches.reduce((sum, [left, right]) => sum + left + right, 0)
  const scale = Math.min(0.78, width / total)
  const gap = (width - total * scale) / (tools.length + 1)
  let at = x
  return tools
    .map((tool, i) => {
      const [left = 0, right = 0] = reaches[i] ?? []
      at += gap + left * scale
      // Each tool is drawn at its own x, which seeds its random stream, so that two of a kind differ.
      const svg = place(place(tool(s, 400 * i, 0), -400 * i, 0), at, foot, 0, scale)
      at += right * scale
      return svg
    })
    .join('')
}

const WIDTH = 560

/** The species as it is grown on one side; on the other its details, and under them the tools of growing on a table. */
export function guideScene(s: Studio): string {
  const rng = s.rng.fork('guide')
  const flip = rng.chance(0.45)
  const main = s.subject
  // Cards show the middle three quarters of the width, so all that matters stays between 200 and 1400.
  const [side, stage] = flip ? [196, 806] : [844, 194]
  const table = tableTop(
    rng.pick(['plank', 'slate', 'linen']),
    { x: side - 20, y: 640, w: WIDTH + 40, h: 176 },
    hand(s, 'table'),
  )
  const scene = main ? growingScene(main.look, hand(s, 'grow'), { x: stage, y: 100, w: 600, h: 670 }).svg : ''
  const tools = toolsFor(s)
  const inFront = new Set<Tool>([knife, trowel])
  const front = tools.filter((tool) => inFront.has(tool))
  const behind = tools.filter((tool) => !inFront.has(tool))
  const others: readonly Subject[] = s.subjects.slice(1, 3)
  const rooms = [0, 1].map((i) => ({ x: side + 20 + i * 280, y: 96, w: 240, h: 290 }))
  const details =
    others.length > 0
      ? others.map((subject, i) => cutout(subject, hand(s, `o${i}`), 'body', 300))
      : main
        ? [cutout(main, hand(s, 'cut'), 'section', 340), cutout(main, hand(s, 'young'), 'young', 300)]
        : []
  const drawn = details
    .map((detail, i) => {
      const room = rooms[i]
      if (!room) return ''
      const own = details.length === 1 ? { ...room, x: room.x + 140 } : room
      const shadow = others.length > 0 ? contactShadow(own.x + 120, own.y + own.h, 150, rng) : ''
      return shadow + fitted(detail, own, true)
    })
    .join('')
  return (
    scene +
    table +
    drawn +
    row(s, behind, side, WIDTH, front.length > 0 ? 704 : 740) +
    row(s, front, side + 40, WIDTH - 80, 792)
  )
}
