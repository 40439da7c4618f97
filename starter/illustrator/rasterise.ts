import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'

/** A picture as its pixels, row by row. */
export type Pixels = {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

const raw = ({ data, info: { width, height, channels } }: Pixels): [Buffer, { raw: Pixels['info'] }] => [
  data,
  { raw: { width, height, channels } },
]

/**
 * Paints an SVG text, `width` pixels wide; the height follows. Pictures stand on paper, so that none is transparent. Resvg
 * takes half the processor time of librsvg, which sharp paints with, and paints the same to the eye.
 */
export async function rasterise(svg: string, width: number): Promise<Pixels> {
  const painted = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  const info = { width: painted.width, height: painted.height, channels: 4 } as const
  return sharp(...raw({ data: painted.pixels, info }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A painted picture as WebP. It is stored as it is, so it is encoded with care. */
export const encoded = (pixels: Pixels): Promise<Buffer> =>
  sharp(...raw(pixels))
    .webp({ quality: 82, effort: 2 })
    .toBuffer()

/** The pixels of a picture that was encoded. */
export const decoded = (file: Buffer): Promise<Pixels> => sharp(file).raw().toBuffer({ resolveWithObject: true })
