import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { species } from '@/seed/catalogue/species'
import { illustrated } from '@/seed/loader/illustrated'
import { LOOK_ALIKE_MORPHOLOGY, lookAlikePlate, speciesPlate, undersidePlate } from '@/seed/illustrator'

// args: outfile width columns kind slug...
const [out, widthText, colsText, kind, ...wanted] = process.argv.slice(2) as string[]
const width = Number(widthText), cols = Number(colsText)
const svgs: string[] = []
for (const name of wanted) {
  if (kind === 'look') {
    const rs = name === 'all' ? LOOK_ALIKE_MORPHOLOGY : name.startsWith('range:') ? LOOK_ALIKE_MORPHOLOGY.slice(...(name.slice(6).split('-').map(Number) as [number, number])) : LOOK_ALIKE_MORPHOLOGY.filter((r) => r.scientificName === name)
    for (const r of rs) svgs.push(lookAlikePlate(r))
  } else {
    const ss = name === 'all' ? species : species.filter((s) => s.slug === name)
    if (ss.length === 0) console.log('none', name)
    for (const s of ss) svgs.push(kind === 'under' ? undersidePlate(illustrated(s)) : speciesPlate(illustrated(s)))
  }
}
const tiles = []
for (const svg of svgs) tiles.push(await sharp(Buffer.from(svg)).resize({ width }).png().toBuffer({ resolveWithObject: true }))
const h = tiles[0]!.info.height
const rows = Math.ceil(tiles.length / cols)
await mkdir('/tmp/plates', { recursive: true })
await sharp({ create: { width: Math.min(cols, tiles.length) * (width + 8), height: rows * (h + 8), channels: 3, background: '#fff' } })
  .composite(tiles.map((t, i) => ({ input: t.data, left: (i % cols) * (width + 8), top: Math.floor(i / cols) * (h + 8) })))
  .png().toFile(`/tmp/plates/${out}.png`)
console.log(svgs.map((s) => s.length).join(' '))
