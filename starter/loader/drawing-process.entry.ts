import { headerPictures, shopPictures } from './steps/shop-pictures'
import { naturalPictures } from './steps/species'

export type DrawnSvg = { key: string } & ({ svg: string } | { error: string })

const pictures = new Map(
  [...naturalPictures, ...shopPictures, ...headerPictures].map((picture) => [picture.key, picture]),
)

/** The other side of `drawing-process.ts`: is told the key of a picture, and returns its SVG text. */
process.on('message', (key: string) => {
  // Where the seed has ended meanwhile, nobody waits for it.
  const answer = (drawn: DrawnSvg): unknown => process.send?.(drawn, undefined, undefined, () => undefined)
  try {
    const picture = pictures.get(key)
    if (!picture) throw new Error('no picture has this key')
    answer({ key, svg: picture.svg() })
  } catch (error) {
    answer({ key, error: String(error) })
  }
})
