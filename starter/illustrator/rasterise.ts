import sharp from 'sharp'

/** Paints an SVG text as WebP, `width` pixels wide; the height follows. It is stored as it is, so it is encoded with care. */
export const rasterise = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 82, effort: 2 }).toBuffer()
