import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { env } from '@/core/env'
import { escapeMarkup } from '@/core/markup'
import { rendered, type Picture } from '@starter/loader/pictures'
import { headerPictures, shopPictures } from '@starter/loader/steps/shop-pictures'
import { naturalPictures } from '@starter/loader/steps/species'

/**
 * Writes a sheet of all seeded pictures for each kind, for comparing the drawings. Pictures are read from the seed's
 * cache, and those not in it are rendered into it.
 * npm run seed:contact-sheet -- 120 plates: cells of 120 pixels, plates only
 */
const [requested, only] = process.argv.slice(2)
const cell = Number(requested ?? 300)
const gap = 12
const captionHeight = 22
const columns = Math.max(1, Math.floor(1860 / cell))

const kinds: Readonly<Record<string, string>> = {
  plate: 'plates',
  underside: 'undersides',
  'spore-print': 'spore-prints',
  'look-alike': 'look-alikes',
  pair: 'pairs',
  product: 'products',
  vendor: 'vendors',
  header: 'headers',
  home: 'headers',
}

const kindOf = ({ key }: Picture): string => kinds[key.split('/')[0] ?? ''] ?? 'others'

const caption = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${captionHeight}"><text x="${cell / 2}" y="15" font-family="sans-serif" font-size="12" fill="#333" text-anchor="middle">${escapeMarkup(text)}</text></svg>`,
  )

type Tile = { picture: Buffer; height: number; label: string }

async function tileOf(picture: Picture): Promise<Tile> {
  const { data, info } = await sharp(await rendered(picture))
    .resize({ width: cell, height: cell, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { picture: data, height: info.height, label: picture.key.slice(picture.key.indexOf('/') + 1) }
}

async function sheet(kind: string, pictures: readonly Picture[], folder: string): Promise<string> {
  const overlays: OverlayOptions[] = []
  let top = gap
  for (let start = 0; start < pictures.length; start += columns) {
    const row = await Promise.all(pictures.slice(start, start + columns).map(tileOf))
    const height = Math.max(...row.map((tile) => tile.height))
    row.forEach((tile, column) => {
      const left = gap + column * (cell + gap)
      overlays.push({ input: tile.picture, left, top })
      overlays.push({ input: caption(tile.label), left, top: top + tile.height })
    })
    top += height + captionHeight + gap
  }
  const file = path.join(folder, `${kind}-${cell}.png`)
  const width = gap + Math.min(columns, pictures.length) * (cell + gap)
  await sharp({ create: { width, height: top, channels: 3, background: '#ffffff' } })
    .composite(overlays)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
  return file
}

const folder = path.join(env.dataDir, 'contact-sheets')
await mkdir(folder, { recursive: true })
const byKind = new Map<string, Picture[]>()
for (const picture of [...naturalPictures, ...shopPictures, ...headerPictures]) {
  byKind.set(kindOf(picture), [...(byKind.get(kindOf(picture)) ?? []), picture])
}
for (const [kind, pictures] of byKind) {
  if (only !== undefined && kind !== only) continue
  console.log(`${String(pictures.length).padStart(4)} ${kind.padEnd(13)} ${await sheet(kind, pictures, folder)}`)
}
