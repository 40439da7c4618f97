import type { Pt } from './geometry'
import { lettering, type Words } from './lettering'
import { fill, linePath, stroke } from './svg'

const CAPTION_INK = '#3b3024'

/** Centred caption: the scientific name in italics, an optional form or variety upright in brackets after it. `x`, `y` is the baseline's middle, pixels. */
export function caption(name: string, variation: string | null, x: number, y: number, size: number): string {
  const words: Words[] = [{ text: name, face: 'italic', size }]
  if (variation)
    words.push({
      text: `(${variation})`,
      face: 'upright',
      size: Math.round(size * 0.78),
      gap: Math.round(size * 0.4),
    })
  return lettering(words, x, y, { color: CAPTION_INK, opacity: 0.88 })
}

const LENGTHS_CM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] as const

/** The longest round length, in centimetres, that stays under `maxPixels`. */
function barLength(pixelsPerCm: number, maxPixels: number): number {
  return LENGTHS_CM.reduce<number>((best, cm) => (cm * pixelsPerCm <= maxPixels ? cm : best), LENGTHS_CM[0])
}

/** Centimetres as a scale writes them, centred on `x`. */
const lengthText = (cm: number, x: number, y: number, size: number, opacity: number): string =>
  lettering([{ text: `${cm} cm`, face: 'upright', size }], Math.round(x), Math.round(y), {
    color: CAPTION_INK,
    opacity,
  })

/**
 * A chequered scale with its length in centimetres, the way a measuring stick lies beside a find; `x`, `y` is its
 * right end, pixels. Drawings side by side differ in scale, so each carries its own.
 */
export function scaleBar(pixelsPerCm: number, x: number, y: number, size: number, maxPixels = 260): string {
  const cm = barLength(pixelsPerCm, maxPixels)
  const width = cm * pixelsPerCm
  const [left, height] = [x - width, size * 0.34]
  const fields = cm === 5 || cm === 0.5 ? 5 : cm >= 10 || cm === 1 || cm === 0.1 ? 10 : 4
  const block = (from: number, count: number): string =>
    linePath(
      [
        [left + (width * from) / fields, y - height / 2],
        [left + (width * (from + count)) / fields, y - height / 2],
        [left + (width * (from + count)) / fields, y + height / 2],
        [left + (width * from) / fields, y + height / 2],
      ],
      true,
    )
  const dark = Array.from({ length: Math.ceil(fields / 2) }, (_, i) => block(i * 2, 1)).join('')
  return (
    fill(block(0, fields), '#fffaf0', 0.75) +
    fill(dark, CAPTION_INK, 0.85) +
    stroke(block(0, fields), CAPTION_INK, size * 0.06, 0.85) +
    lengthText(cm, x - width / 2, y - size * 0.5, size, 0.9)
  )
}

/** A small bar under a detail that is drawn to a scale of its own; `x`, `y` is the bar's middle, pixels. */
export function detailBar(pixelsPerCm: number, x: number, y: number, size: number, maxPixels: number): string {
  const cm = barLength(pixelsPerCm, maxPixels)
  const [half, tick] = [(cm * pixelsPerCm) / 2, size * 0.26]
  const line = (from: Pt, to: Pt): string => linePath([from, to])
  return (
    stroke(
      line([x - half, y - tick], [x - half, y + tick]) +
        line([x + half, y - tick], [x + half, y + tick]) +
        line([x - half, y], [x + half, y]),
      CAPTION_INK,
      size * 0.085,
      0.75,
    ) + lengthText(cm, x, y + size * 1.15, size, 0.8)
  )
}
