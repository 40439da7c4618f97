import { darken, mix } from '../../color'
import { curvePath, fill, stroke } from '../../svg'
import { lyingLog } from '../../wood'
import { nameLines } from '../label'
import { ellipseLoop, rectLoop } from '../shapes'
import { hand, stampFor, type Studio } from '../studio'

const HOLES = [0.2, 0.4, 0.6, 0.8] as const

/** Four panels of a log's year across a chest: drilled, waxed, still, and in fruit. */
export function seasons(s: Studio, x: number, y: number, w: number): string {
  const caps = stampFor(s, 'body', 240, 'season')
  const panel = w * 0.36
  const left = x - panel * 2
  const tones = ['#e9d9b4', '#dfe0c0', '#c9d3d2', '#e6c9a0'] as const
  const panels = tones
    .map((tone, i) => {
      const [px, py] = [left + i * panel, y - panel * 0.62]
      const [wide, high] = [panel - 12, panel * 1.24]
      const [length, girth, top] = [wide * 0.78, high * 0.26, py + high * 0.56]
      const face = curvePath(rectLoop(px + 6, py, wide, high, 8), true)
      const dots = HOLES.map((u) =>
        curvePath(ellipseLoop(px + 6 + wide * 0.1 + u * length, top + girth * (0.42 - u * 0.12), 5.5, 5, 12), true),
      ).join('')
      const spots =
        i === 0 ? fill(dots, '#241a10', 0.9) : i === 1 ? fill(dots, '#f3e4a8') + stroke(dots, '#6b5528', 1.5) : ''
      const fruit =
        i === 3 && caps
          ? caps.stand(px + wide * 0.36, top + girth * 0.5, high * 0.42, -0.12) +
            caps.stand(px + wide * 0.7, top + girth * 0.4, high * 0.34, 0.14, true)
          : ''
      return (
        fill(face, mix(tone, '#f6efdf', 0.35), 0.95) +
        lyingLog(px + 6 + wide * 0.12, top, length, girth, 'oak', hand(s, `season${i}`)) +
        spots +
        fruit +
        stroke(face, darken(s.dark, 0.2), 3.4, 0.8)
      )
    })
    .join('')
  return panels + nameLines(s.facts.vendorName, x, y + panel * 0.9, w * 0.8, w * 0.09, darken(s.dark, 0.1))
}
