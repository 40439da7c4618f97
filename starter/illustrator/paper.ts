import { luminance, mix, saturate } from './color'
import type { Pt } from './geometry'
import { inkLoop } from './ink-outline'
import type { Rng } from './prng'
import { curvePath, fill, num, radial } from './svg'
import { blob, type Brush } from './wash'

export interface Paper {
  readonly sheet: string
  /** Colour of the loose wash behind the specimens. */
  readonly air: string
}

const LIGHT_SHEETS: readonly Paper[] = [
  { sheet: '#f3ead7', air: '#dccfae' },
  { sheet: '#efe9d6', air: '#cfd3b4' },
  { sheet: '#f1e7d8', air: '#dcc6ae' },
  { sheet: '#ede8dc', air: '#c3cdc8' },
]

// Pale bodies need a darker ground than the sheet gives, or they vanish at card size.
const DEEP_SHEETS: readonly Paper[] = [
  { sheet: '#e4dcc6', air: '#9fae93' },
  { sheet: '#dfdccb', air: '#8fa3a2' },
  { sheet: '#e5dac7', air: '#b39d82' },
]

/** Paper for a body of these colours: a deeper sheet behind pale ones. */
export function paperFor(colors: readonly string[], rng: Rng): Paper {
  const main = colors[0] ?? '#aa8866'
  return luminance(main) > 0.84 ? rng.pick(DEEP_SHEETS) : rng.pick(LIGHT_SHEETS)
}

function flecks(width: number, height: number, rng: Rng, color: string): string {
  let dots = ''
  let fibres = ''
  const count = Math.round((width * height) / 7000)
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [rng.range(0, width), rng.range(0, height)]
    if (rng.chance(0.75)) dots += `M${num(x)} ${num(y)}h.1`
    else
      fibres += `M${num(x)} ${num(y)}q${num(rng.range(-8, 8))} ${num(rng.range(-6, 6))} ${num(rng.range(-14, 14))} ${num(rng.range(-10, 10))}`
  }
  return (
    `<path d="${dots}" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-opacity=".2"/>` +
    `<path d="${fibres}" stroke="${color}" stroke-width="1" fill="none" stroke-opacity=".16"/>`
  )
}

/** A sheet of tinted paper with age at the edges, flecks and a pressed plate line. Sizes in pixels. */
export function paperSheet(width: number, height: number, paper: Paper, brush: Brush): string {
  const { rng, ids } = brush
  const age = mix(saturate(paper.sheet, 1.5), '#8a6a3c', 0.5)
  const vignette = radial(
    ids,
    [width * 0.46, height * 0.42],
    width * 0.78,
    [
      [0, '#fffaf0', 0.55],
      [0.5, '#fffaf0', 0.08],
      [0.72, age, 0.04],
      [1, age, 0.26],
    ],
    height / width,
  )
  const inset = Math.round(width * 0.024)
  const corners: Pt[] = []
  const [w, h] = [width - inset, height - inset]
  for (let t = 0; t < 1; t += 0.05) corners.push([inset + (w - inset) * t, inset])
  for (let t = 0; t < 1; t += 0.05) corners.push([w, inset + (h - inset) * t])
  for (let t = 0; t < 1; t += 0.05) corners.push([w - (w - inset) * t, h])
  for (let t = 0; t < 1; t += 0.05) corners.push([inset, h - (h - inset) * t])
  let stains = ''
  for (let i = 0; i < 4; i += 1) {
    const spot = blob(
      [rng.range(0, width), rng.range(0, height)],
      width * rng.range(0.08, 0.2),
      height * rng.range(0.08, 0.2),
      rng,
      0.3,
    )
    stains += fill(curvePath(spot, true), age, 0.025)
  }
  return (
    fill(`M0 0H${width}V${height}H0Z`, paper.sheet) +
    vignette.def +
    fill(`M0 0H${width}V${height}H0Z`, vignette.paint) +
    stains +
    flecks(width, height, rng, age) +
    inkLoop(corners, rng.fork('plate-line'), {
      weight: width > 1000 ? 2.4 : 1.6,
      color: mix(age, '#3a2c1a', 0.5),
      opacity: 0.4,
      lifts: 4,
      shaded: false,
    })
  )
}

/** A loose watercolour wash behind a subject: layered pale blobs about a centre, radii in pixels. */
export function airWash(centre: Pt, rx: number, ry: number, color: string, rng: Rng, strength = 1): string {
  let svg = ''
  for (let i = 0; i < 6; i += 1) {
    const at: Pt = [centre[0] + rng.range(-0.22, 0.22) * rx, centre[1] + rng.range(-0.2, 0.2) * ry]
    const k = rng.range(0.55, 1)
    svg += fill(curvePath(blob(at, rx * k, ry * k, rng, 0.28, 30), true), color, rng.range(0.08, 0.15) * strength)
  }
  return svg
}
