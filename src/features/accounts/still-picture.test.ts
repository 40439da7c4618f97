import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stillPicture } from './still-picture'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } })

/** An animated WebP of so many frames, each of another grey. */
const moving = (side: number, pages: number): Promise<Buffer> => {
  const raw = Buffer.concat(Array.from({ length: pages }, (_, at) => Buffer.alloc(side * side * 3, (at * 7) % 256)))
  const shape = { width: side, height: side * pages, pageHeight: side, channels: 3 } as const
  return sharp(raw, { raw: shape }).webp({ effort: 0 }).toBuffer()
}

test('T-1L a member’s picture becomes one frame of at most 640 px; an animation of 41 megapixels is rejected', async () => {
  expect((await sharp(await moving(100, 3)).metadata()).pages).toBe(3)
  const { width, height, pages } = await sharp((await stillPicture(await moving(100, 3))) ?? undefined).metadata()
  expect({ width, height, pages }).toEqual({ width: 100, height: 100, pages: undefined })
  expect(await stillPicture(await moving(1000, 41))).toBeNull()
  const small = await stillPicture(await plain(2000, 1000).jpeg().toBuffer())
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ width: 640, height: 320, format: 'png' })
})

test('T-1L an SVG, a GIF, a truncated PNG or what is no image is rejected as a member’s picture', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  for (const data of [Buffer.from(drawing), Buffer.from('no picture'), await plain(9, 9).gif().toBuffer()])
    expect(await stillPicture(data)).toBeNull()
  const cut = await plain(900, 900).png({ compressionLevel: 0 }).toBuffer()
  expect(await stillPicture(cut.subarray(0, cut.length / 2))).toBeNull()
})
