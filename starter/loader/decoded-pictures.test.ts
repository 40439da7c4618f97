import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpOnCachedPixels, decodeIntoCache } from './decoded-pictures'

const drawn = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .webp()
    .toBuffer()

test('DAT-14 a picture decoded into the cache is stored as its own bytes, and its sizes are made from the cached pixels', async () => {
  const file = await drawn()
  await decodeIntoCache(file)
  const picture = sharpOnCachedPixels(file, { animated: true }).rotate()
  expect(await picture.metadata()).toMatchObject({ width: 40, height: 30 })
  const stored = await picture
    .resize({ width: 1600, withoutEnlargement: true })
    .toFormat('webp', { quality: 10 })
    .toBuffer({ resolveWithObject: true })
  expect(stored.data).toBe(file)
  expect(stored.info).toMatchObject({ width: 40, height: 30, format: 'webp', size: file.byteLength })

  const size = await sharpOnCachedPixels(file).rotate().clone().resize({ width: 20 }).toFormat('webp').toBuffer()
  expect(await sharp(size).metadata()).toMatchObject({ width: 20, height: 15, format: 'webp' })
})

test('DAT-14 a picture that is not in the cache is encoded', async () => {
  const file = await drawn()
  const stored = await sharpOnCachedPixels(file).resize({ width: 10 }).toFormat('webp').toBuffer()
  expect(await sharp(stored).metadata()).toMatchObject({ width: 10 })
})
