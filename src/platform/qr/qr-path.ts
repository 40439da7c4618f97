import { encode } from 'uqr'

/** A QR code as an SVG path, one rectangle per run of dark modules in a row; `size` is its width in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return Array.from(dark.matchAll(/1+/g), ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return { path: path.join(''), size }
}
