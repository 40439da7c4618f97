import { lighten, mix, saturate, shadeOf } from './color'
import { boxOf, normals, along, heldAt, wrapAt, type Pt } from './geometry'
import { inkLoop } from './ink-outline'
import { handNoise, loopNoise, type Rng } from './prng'
import { boxPath, curvePath, fill, linear, num, radial, shared, softPath, stroke, type IdSource } from './svg'

/** What every drawing step needs: a random stream and a source of ids. */
export interface Brush {
  readonly rng: Rng
  readonly ids: IdSource
}

/** The same brush with its own random stream. */
export const forkBrush = (brush: Brush, label: string): Brush => ({ rng: brush.rng.fork(label), ids: brush.ids })

/** An outline pushed in and out by hand noise of `amount` pixels. */
export function wobble(loop: readonly Pt[], rng: Rng, amount: number, knots = 14): Pt[] {
  const noise = handNoise(rng, knots)
  const side = normals(loop, true)
  return loop.map((p, i) => along(p, heldAt(side, i), noise(i / loop.length) * amount))
}

/** An irregular closed blob about a centre, radii in pixels. */
export function blob(centre: Pt, rx: number, ry: number, rng: Rng, roughness = 0.15, count = 26): Pt[] {
  const noise = loopNoise(rng, Math.max(5, Math.round(count / 3)))
  return Array.from({ length: count }, (_, i) => {
    const t = i / count
    const k = 1 + noise(t) * roughness
    return [centre[0] + Math.cos(t * Math.PI * 2) * rx * k, centre[1] + Math.sin(t * Math.PI * 2) * ry * k] as const
  })
}

export interface WashOptions {
  readonly base: string
  /** Second colour that floods part of the body. */
  readonly flood?: string
  readonly shade?: string
  /** 0 flat, 1 strong modelling. */
  readonly depth?: number
  /** Highlight strength, 0 to 1. */
  readonly gloss?: number
  /** `round` for domes, `tube` for stems (light across), `flat` for cut faces. */
  readonly form?: 'round' | 'tube' | 'flat'
  /** Markup painted over the washes and under the shadow. */
  readonly detail?: string
  /** Markup painted last, inside the outline. */
  readonly over?: string
  readonly ink?: string | null
  readonly inkWeight?: number
}

function pools(loop: readonly Pt[], rng: Rng, options: WashOptions): string {
  const { base, flood = base } = options
  const box = boxOf(loop)
  const tones = [mix(base, flood, 0.7), lighten(base, 0.35), saturate(mix(base, shadeOf(base), 0.35), 1.2), flood]
  let svg = ''
  const small = Math.max(box.w, box.h) < 130
  for (let i = 0; i < (small ? 3 : 7); i += 1) {
    const centre: Pt = [box.x + box.w * rng.range(0.1, 0.9), box.y + box.h * rng.range(0.1, 0.9)]
    const size = rng.range(0.2, 0.48)
    const data = softPath(blob(centre, box.w * size, box.h * size, rng, 0.3, 14), true)
    svg += fill(data, wrapAt(tones, i), rng.range(0.1, 0.24))
    if (i % 3 === 0) svg += stroke(data, wrapAt(tones, i + 2), 2.2, 0.14)
  }
  return svg
}

function modelling(loop: readonly Pt[], brush: Brush, options: WashOptions): string {
  const { base, depth = 0.6, gloss = 0.35, form = 'round' } = options
  const shade = options.shade ?? shadeOf(base)
  const box = boxOf(loop)
  const data = boxPath(box)
  if (form === 'flat') return ''
  if (form === 'tube') {
    const across = linear(
      brush.ids,
      [box.x, 0],
      [box.x + box.w, box.w * 0.12],
      [
        [0, shade, depth * 0.32],
        [0.14, shade, depth * 0.08],
        [0.34, '#fffaf0', gloss * 0.55],
        [0.55, shade, depth * 0.16],
        [0.84, shade, depth * 0.8],
        [1, shade, depth * 0.5],
      ],
    )
    return across.def + fill(data, across.paint)
  }
  const reach = Math.max(box.w, box.h)
  const light = radial(
    brush.ids,
    [box.x + box.w * 0.36, box.y + box.h * 0.3],
    reach * 0.42,
    [
      [0, '#fffaf0', gloss],
      [0.45, '#fffaf0', gloss * 0.45],
      [1, '#fffaf0', 0],
    ],
    Math.max(0.5, box.h / box.w),
  )
  const dark = radial(
    brush.ids,
    [box.x + box.w * 0.38, box.y + box.h * 0.26],
    reach * 0.78,
    [
      [0.42, shade, 0],
      [0.72, shade, depth * 0.42],
      [1, shade, depth * 0.95],
    ],
    Math.max(0.45, Math.min(1.4, box.h / box.w)),
  )
  return dark.def + light.def + fill(data, dark.paint) + fill(data, light.paint)
}

/** Paper grain showing through the paint, and pigment settled in it; only where a body is large enough to show either. */
function grain(loop: readonly Pt[], rng: Rng, color: string, shade: string): string {
  const box = boxOf(loop)
  const area = box.w * box.h
  if (area < 70000) return ''
  const count = Math.round(Math.min(260, area / 420))
  const dots = ['', '']
  for (let i = 0; i < count * 2; i += 1) {
    const k = i % 2
    dots[k] = `${dots[k] ?? ''}M${num(box.x + rng.next() * box.w)} ${num(box.y + rng.next() * box.h)}h.1`
  }
  return stroke(dots[0] ?? '', lighten(color, 0.6), 1.8, 0.3) + stroke(dots[1] ?? '', shade, 1.6, 0.24)
}

/** A body painted in layers: a base wash, floods, detail, modelling, pooled pigment at the edge, and an ink contour. */
export function washedBody(loop: readonly Pt[], brush: Brush, options: WashOptions): string {
  const { base, detail = '', over = '', inkWeight = 4 } = options
  const shade = options.shade ?? shadeOf(base)
  const box = boxOf(loop)
  const body = shared(brush.ids, curvePath(loop, true))
  const rim = (color: string, width: number, opacity: number): string =>
    body.again(`fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"`)
  const broad = Math.min(16, Math.max(4, Math.min(box.w, box.h) * 0.14))
  const edge =
    rim(shade, Math.round(broad), 0.1) + rim(shade, Math.round(broad / 2), 0.14) + rim(mix(shade, base, 0.3), 3, 0.25)
  const inner =
    fill(boxPath(box), base) +
    pools(loop, brush.rng, options) +
    detail +
    modelling(loop, brush, options) +
    grain(loop, brush.rng.fork('grain'), base, shade) +
    edge +
    over
  // The pen runs a hair beside the wash, as it does when a plate is coloured by hand.
  const penned = options.ink === null ? [] : wobble(loop, brush.rng, Math.min(1.8, inkWeight * 0.5), 19)
  const contour =
    options.ink === null
      ? ''
      : inkLoop(penned, brush.rng, { weight: inkWeight, ...(options.ink ? { color: options.ink } : {}) })
  return body.clip(inner) + contour
}
