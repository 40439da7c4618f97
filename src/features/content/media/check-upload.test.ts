import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkUpload, fileName, waitForPicture } from './check-upload'

type HookArgs = Parameters<CollectionBeforeOperationHook>[0]

/** Runs the hook as a REST call that uploads a new picture, whose name was never used. */
const upload = async (file: { name: string; size: number; data: Buffer } | undefined, language = 'en') => {
  const payload = { db: { drizzle: { all: () => [] } } }
  return checkUpload({
    args: { data: {} },
    req: { payload, payloadAPI: 'REST', file, i18n: { language } },
  } as unknown as HookArgs)
}

const nothing = { name: 'empty.png', size: 0, data: Buffer.alloc(0) }

test('T-1L I18-01 a new picture without a file or with an empty one is rejected in the caller’s locale', async () => {
  await expect(upload(undefined)).rejects.toThrow('A file is needed')
  await expect(upload(undefined, 'es')).rejects.toThrow('Falta el archivo')
  await expect(upload(nothing, 'pt')).rejects.toThrow('O arquivo está vazio')
})

test('R-15 a call with a file extends the idle timeout of its transaction, one without a file does not', async () => {
  const said: string[] = []
  const execute = (statement: unknown): Promise<unknown> => {
    said.push(JSON.stringify(statement))
    return Promise.resolve({ rows: [] })
  }
  const payload = { db: { drizzle: {}, sessions: { one: { db: { execute } } } } }
  for (const file of [undefined, nothing])
    await waitForPicture({ args: { data: {} }, req: { payload, file, transactionID: 'one' } } as unknown as HookArgs)
  expect(said).toEqual([expect.stringContaining('idle_in_transaction_session_timeout')])
})

test('a picture is accepted, and control characters are removed from its file name', async () => {
  const data = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const file = { name: 'mo\nrel.png', size: data.length, data }
  await expect(upload(file)).resolves.toMatchObject({ data: {} })
  expect(file.name).toBe('morel.png')
})

test.each([
  ['con.png', 'con-picture.png'],
  ['AUX.webp', 'AUX-picture.webp'],
  ['....png', 'picture.png'],
  ['.png', 'picture.png'],
  ['lpt1', 'lpt1-picture'],
  ['con.photo.png', 'con-picture.photo.png'],
  ['nul .a.jpg', 'nul-picture .a.jpg'],
  ['com1-photo.png', 'com1-photo.png'],
  ['console.png', 'console.png'],
  ['níscalo 1.png', 'níscalo 1.png'],
])('L9 the file name %j is stored as %j', (given, name) => {
  expect(fileName(given)).toBe(name)
})

/** The longest suffix that Payload appends: a number where the name is taken, and a size. */
const longestEnd = '-123-1024x768.webp'

test.each([
  ['a'.repeat(300), '.png'],
  ['ñ'.repeat(124), '.jpg'],
  ['🍄'.repeat(70), '.png'],
  ['松'.repeat(90), ''],
  [`con.${'x'.repeat(300)}`, '.png'],
])('OPS-01 a long file name is cut so that the name of every size fits in 255 bytes: %s%s', (stem, extension) => {
  const name = fileName(`${stem}${extension}`)
  const kept = name.slice(0, name.length - extension.length)
  expect(name.endsWith(extension)).toBe(true)
  expect(kept).not.toMatch(/\p{Cs}|\ufffd/u)
  expect(Buffer.byteLength(`${kept}${longestEnd}`)).toBeLessThanOrEqual(255)
  expect(kept.length).toBeGreaterThan(45)
})

test('T-1L a picture 12,001 pixels wide is rejected although it has few pixels in all', async () => {
  const data = await sharp({ create: { width: 12_001, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await expect(upload({ name: 'strip.png', size: data.length, data })).rejects.toThrow('too many pixels')
})

test('T-1L an animation is rejected by the pixels of all its frames together', async () => {
  const [side, pages] = [1000, 41]
  const shape = { width: side, height: side * pages, pageHeight: side, channels: 3 } as const
  const raw = Buffer.concat(Array.from({ length: pages }, (_, at) => Buffer.alloc(side * side * 3, (at * 7) % 256)))
  const data = await sharp(raw, { raw: shape }).webp({ effort: 0 }).toBuffer()
  await expect(upload({ name: 'film.webp', size: data.length, data })).rejects.toThrow('too many pixels')
})

test('MED-01 a picture with an orientation tag is stored rotated, with its new width and height and no tag', async () => {
  const sideways = { create: { width: 90, height: 40, channels: 3, background: 'white' } } as const
  for (const format of ['jpeg', 'webp', 'png'] as const) {
    const data = await sharp(sideways).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const file = { name: `tall.${format}`, size: data.length, data }
    await upload(file)
    const { width, height, orientation, format: kept } = await sharp(file.data).metadata()
    expect({ width, height, orientation, kept }).toEqual({
      width: 40,
      height: 90,
      orientation: undefined,
      kept: format,
    })
    expect(file.size).toBe(file.data.length)
  }
})

test.each([3, 6])(
  'MED-01 an animation with the orientation tag %i is rotated frame by frame and keeps its timing',
  async (orientation) => {
    const [width, height, pages] = [30, 20, 3]
    // Each picture is dark above and light below, and lighter than the one before.
    const rows = Array.from({ length: pages }, (_, page) =>
      Buffer.concat([page * 20, 160 + page * 20].map((tone) => Buffer.alloc((width * height * 3) / 2, tone))),
    )
    const raw = { width, height: height * pages, pageHeight: height, channels: 3 } as const
    const timing = { delay: [100, 200, 300], loop: 2 }
    const data = await sharp(Buffer.concat(rows), { raw })
      .withMetadata({ orientation })
      .webp({ lossless: true, ...timing })
      .toBuffer()
    const file = { name: 'film.webp', size: data.length, data }
    await upload(file)
    const [across, down] = orientation === 6 ? [height, width] : [width, height]
    const known = await sharp(file.data, { animated: true }).metadata()
    expect(known).toMatchObject({ format: 'webp', width: across, pageHeight: down, pages, ...timing })
    expect([known.orientation, file.size]).toEqual([undefined, file.data.length])
    // Payload would rotate a file that still has an orientation.
    await expect(sharp(file.data, { animated: true }).rotate().toBuffer()).resolves.toBeInstanceOf(Buffer)
    const shown = await sharp(file.data, { animated: true }).greyscale().raw().toBuffer()
    // The former top is at the right (orientation 6) or at the bottom (3).
    const dark = Array.from({ length: pages }, (_, page) => shown[(page + 1) * across * down - 2] ?? 255)
    const light = Array.from({ length: pages }, (_, page) => shown[page * across * down + 2] ?? 0)
    expect([
      dark.every((tone, at) => tone < 60 && tone >= (dark[at - 1] ?? 0)),
      light.every((tone) => tone > 140),
    ]).toEqual([true, true])
  },
)
