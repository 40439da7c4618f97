import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import satori, { type Font } from 'satori'
import sharp, { type OverlayOptions } from 'sharp'
import { env } from '@/core/env'
import { letters, paper, pictureSize, plateWidth, ShareLayout } from './layout'
import type { Subject } from './subject'

const fontFolder = path.resolve('node_modules/@fontsource/fraunces/files')

/** Satori uses the first of two files with one name, weight and style, so each range has a family name of its own. */
const faces = letters.flatMap(({ name, range }) => [
  { name, file: `${range}-400-normal`, weight: 400, style: 'normal' } as const,
  { name, file: `${range}-600-normal`, weight: 600, style: 'normal' } as const,
  { name, file: `${range}-400-italic`, weight: 400, style: 'italic' } as const,
])

/** Read once; a read that failed is tried again. */
let fonts: Promise<Font[]> | null = null

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    faces.map(async ({ name, file, weight, style }) => ({
      name,
      data: await readFile(path.join(fontFolder, `fraunces-${file}.woff`)),
      weight,
      style,
    })),
  )

/** The plate as an overlay at the right; null where its file cannot be read. */
async function plateOf({ picture, fit }: Subject): Promise<OverlayOptions | null> {
  if (!picture) return null
  const file = path.join(env.mediaDir, path.basename(picture.file))
  const frame = { width: plateWidth, height: pictureSize.height - 14 }
  try {
    const { data, info } = await sharp(file)
      .resize({
        ...frame,
        fit: fit === 'whole' ? 'contain' : 'cover',
        position: fit === 'left' ? 'left' : 'centre',
        background: paper,
      })
      .flatten({ background: paper })
      // As raw pixels: encoding WebP, only to decode it again, took most of the rendering time.
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } }
  } catch {
    return null
  }
}

/** Renders the picture of a shared page, 1200×630, as JPEG. */
export async function renderPicture(subject: Subject): Promise<Buffer> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = null
    throw error
  })
  const plate = await plateOf(subject)
  const shown = plate ? subject : { ...subject, picture: null }
  const svg = await satori(<ShareLayout subject={shown} />, { ...pictureSize, fonts: await fonts })
  const layers = plate ? [{ ...plate, left: pictureSize.width - plateWidth, top: 14 }] : []
  return sharp(Buffer.from(svg)).composite(layers).flatten({ background: paper }).jpeg({ quality: 86 }).toBuffer()
}
