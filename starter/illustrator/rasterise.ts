import sharp from 'sharp'

/** Renders an SVG string to WebP, `width` pixels wide (the height follows); PNG when asked for. */
export async function rasterise(svg: string, options: { width: number; format?: 'webp' | 'png' }): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize({ width: options.width })
  return options.format === 'png' ? image.png().toBuffer() : image.webp({ quality: 86, effort: 0 }).toBuffer()
}
