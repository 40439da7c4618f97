import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path'

/** Converts an SVG path of rectangles back into modules. */
function modulesOf({ path, size }: ReturnType<typeof qrPath>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return grid
}

test('SAF-08 the SVG path has exactly the modules of the QR code, with a quiet zone', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (url) => {
      const drawn = qrPath(url)
      expect(modulesOf(drawn)).toEqual(encode(url, { ecc: 'M', border: 2 }).data)
      expect(drawn.path).not.toMatch(/M[01] |M\d+ [01]h/)
    }),
    { numRuns: 25 },
  )
})
