import { escapeText, linePath, stroke } from './svg'

export const CAPTION_FONT = "Fraunces, 'DejaVu Serif', Georgia, serif"

const CAPTION_INK = '#3b3024'

/** Centred caption: the scientific name in italics, an optional form or variety upright after it. `x`, `y` is the baseline's middle, pixels. */
export function caption(name: string, variation: string | null, x: number, y: number, size: number): string {
  const extra = variation
    ? `<tspan font-style="normal" font-size="${Math.round(size * 0.78)}" dx="${Math.round(size * 0.4)}">${escapeText(variation)}</tspan>`
    : ''
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${CAPTION_FONT}" font-style="italic" font-size="${size}" fill="${CAPTION_INK}" fill-opacity=".88">${escapeText(name)}${extra}</text>`
}

const LENGTHS_CM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] as const

/** The longest round length, in centimetres, that stays under `maxPixels`. */
export function barLength(pixelsPerCm: number, maxPixels: number): number {
  return LENGTHS_CM.reduce<number>((best, cm) => (cm * pixelsPerCm <= maxPixels ? cm : best), LENGTHS_CM[0])
}

/** A scale bar with its length in centimetres; `x`, `y` is its right end, pixels. */
export function scaleBar(pixelsPerCm: number, x: number, y: number, size: number, maxPixels = 210): string {
  const cm = barLength(pixelsPerCm, maxPixels)
  const width = cm * pixelsPerCm
  const tick = size * 0.32
  return (
    stroke(
      linePath([
        [x - width, y - tick],
        [x - width, y + tick],
      ]) +
        linePath([
          [x, y - tick],
          [x, y + tick],
        ]) +
        linePath([
          [x - width, y],
          [x, y],
        ]),
      CAPTION_INK,
      size * 0.075,
      0.85,
    ) +
    `<text x="${Math.round(x - width / 2)}" y="${Math.round(y - size * 0.55)}" text-anchor="middle" font-family="${CAPTION_FONT}" font-size="${size}" fill="${CAPTION_INK}" fill-opacity=".85">${cm} cm</text>`
  )
}
