import { headerPictures, shopPictures } from './steps/shop-pictures'
import { naturalPictures } from './steps/species'

export type DrawnSvg = { key: string } & ({ svg: string } | { error: string })

const pictures = new Map(
  [...naturalPictures, ...shopPictures, ...headerPictures].map((picture) => [picture.key, picture]),
)

/** The child process of `drawing-process.ts`: receives the key of a picture and sends back its SVG text. */
process.on('message', (key: string) => {
  // The callback ignores the error of `send` when the seed has exited and closed the channel.
  const answer = (drawn: DrawnSvg): unknown => process.send?.(drawn, undefined, undefined, () => undefined)
  try {
    const picture = pictures.get(key)
    if (!picture) throw new Error('no picture has this key')
    answer({ key, svg: picture.svg() })
  } catch (error) {
    answer({ key, error: String(error) })
  }
})
