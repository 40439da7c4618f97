import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { extendIdleTimeout } from '@/cms/write-timeout'
import { withoutControls } from '@/core/forbidden-characters'
import { pixelsOf, upright } from '@/platform/media/pixels'
import { withRandomSuffix, unusedName } from './replaced-files'

const refusals = {
  noFile: label('A file is needed', 'Falta el archivo', 'Falta o arquivo'),
  empty: label('The file is empty', 'El archivo está vacío', 'O arquivo está vazio'),
  tooLarge: label(
    'The picture has too many pixels',
    'La imagen tiene demasiados píxeles',
    'A imagem tem pixels demais',
  ),
} as const

/** Windows' device names, with any extension: Payload's sanitiser (`sanitize-filename`) would leave no name of them. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(\.|$))/i

/** In bytes. File systems allow 255 for a name: the rest is for the extension, the suffix of a size, and a number. */
const longestStem = 200

/** Cuts a text to at most so many UTF-8 bytes, without splitting a character. */
const cutToBytes = (text: string, bytes: number): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes), { stream: true })

/** A safe name for an uploaded file, since it becomes the name of a file and part of a header. */
export function fileName(given: string): string {
  const name = withoutControls(given)
  const dot = name.lastIndexOf('.')
  const [whole, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  const stem = cutToBytes(whole, longestStem)
  if (/^[\s.]*$/.test(stem)) return `picture${extension}`
  return `${reserved.test(stem.trim()) ? stem.trim().replace(reserved, '$1-picture') : stem}${extension}`
}

/**
 * Rejects a picture with too many pixels, and a new one without a file, since Payload would fetch a given URL instead
 * (T-1L). Applies the EXIF orientation, since Payload compares and crops by the stored width and height.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!('data' in args)) return args
  const reject = (refusal: keyof typeof refusals): never => {
    throw new APIError(inLanguage(refusals[refusal], req.i18n.language), 400, null, true)
  }
  const copies = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  const creates = !('id' in args) && !('where' in args) && !copies
  if (creates && !req.file && req.payloadAPI === 'REST') reject('noFile')
  if (req.file) {
    const name = fileName(req.file.name)
    req.file.name =
      creates || copies || req.payloadAPI === 'local' ? await unusedName(req, name) : withRandomSuffix(name)
  }
  if (req.file?.size === 0) reject('empty')
  const pixels = req.file?.data ? await pixelsOf(req.file.data) : null
  if (pixels?.tooLarge) reject('tooLarge')
  if (req.file && pixels?.turned) {
    req.file.data = await upright(req.file.data)
    req.file.size = req.file.data.length
  }
  return args
}

/**
 * Lets the transaction idle for longer: Payload encodes the sizes of a picture within the transaction of its row, and
 * many at once exceed the default timeout on a small machine.
 */
export const waitForPicture: CollectionBeforeOperationHook = async ({ args, req }) => {
  if ('data' in args && req.file) await extendIdleTimeout(req, '2min')
}
