import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'

/** The raw pixels of a picture, row by row. */
export type Pixels = {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

const raw = ({ data, info: { width, height, channels } }: Pixels): [Buffer, { raw: Pixels['info'] }] => [
  data,
  { raw: { width, height, channels } },
]

/**
 * Rasterises an SVG at a width in pixels; the height follows. The result is opaque, since every picture has paper
 * behind it. Resvg takes half the processor time of librsvg, which sharp uses, for a result that looks the same.
 */
export async function rasterise(svg: string, width: number): Promise<Pixels> {
  const painted = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  const info = { width: painted.width, height: painted.height, channels: 4 } as const
  return sharp(...raw({ data: painted.pixels, info }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A picture as WebP. Uploads store this very file, without encoding it again. */
export const encoded = (pixels: Pixels): Promise<Buffer> =>
  sharp(...raw(pixels))
    .webp({ quality: 82, effort: 2 })
    .toBuffer()

/** The pixels of an encoded picture. */
export const decoded = (file: Buffer): Promise<Pixels> => sharp(file).raw().toBuffer({ resolveWithObject: true })
