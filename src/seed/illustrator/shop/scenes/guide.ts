import { growingScene } from '../../scene'
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

/** The species as it is grown on the left or right, the tools of growing beside it. */
export function guideScene(s: Studio): string {
  const rng = s.rng.fork('guide')
  const flip = rng.chance(0.45)
  const main = s.subject
  const table = tableTop(
    rng.pick(['plank', 'slate', 'linen']),
    { x: flip ? 70 : 760, y: 660, w: 780, h: 190 },
    hand(s, 'table'),
  )
  const scene = main ? growingScene(main.look, hand(s, 'grow'), { x: flip ? 830 : 90, y: 90, w: 680, h: 660 }).svg : ''
  const side = flip ? 60 : 800
  const lying = new Set<Tool>([brace, knife, trowel, notebook])
  const tools = toolsFor(s)
    .map((tool, i) =>
      tool(
        s,
        Math.max(side + 150 + i * 220, lying.has(tool) ? side + 300 : 0),
        lying.has(tool) ? 800 : 740 + (i % 2) * 30,
      ),
    )
    .join('')
  const others: readonly Subject[] = s.subjects.slice(1, 3)
  const back = others
    .map((subject, i) => {
      const room = { x: side + 30 + i * 220, y: 100, w: 200, h: 240 }
      return (
        contactShadow(room.x + 100, 346, 120, rng) + fitted(cutout(subject, hand(s, `o${i}`), 'body', 300), room, true)
      )
    })
    .join('')
  const cut =
    others.length === 0 && main
      ? fitted(cutout(main, hand(s, 'cut'), 'section', 340), { x: side + 60, y: 96, w: 260, h: 240 }) +
        fitted(cutout(main, hand(s, 'young'), 'young', 300), { x: side + 420, y: 110, w: 220, h: 220 })
      : ''
  return scene + table + back + cut + tools
}
