import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { letIdle } from '@/cms/patient-writes'
import { withoutControls } from '@/core/forbidden-characters'
import { pixelsOf, upright } from '@/platform/media/pixels'
import { anew, unusedName } from './whole-files'

const refusals = {
  noFile: label('A file is needed', 'Falta el archivo', 'Falta o arquivo'),
  empty: label('The file is empty', 'El archivo está vacío', 'O arquivo está vazio'),
  tooLarge: label(
    'The picture has too many pixels',
    'La imagen tiene demasiados píxeles',
    'A imagem tem pixels demais',
  ),
} as const

/** Names that some systems keep for devices, whatever follows a dot: a picture of one would be stored under none. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(\.|$))/i

/** Of the 255 bytes of a name that file systems take, the rest is for the sizes, and for a number where it is taken. */
const longestStem = 200

/** As many whole characters as so many bytes hold. */
const cutToBytes = (text: string, bytes: number): string =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes), { stream: true })

/** A name that a file can have: it becomes that of a file and part of a header. */
export function fileName(given: string): string {
  const name = withoutControls(given)
  const dot = name.lastIndexOf('.')
  const [whole, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  const stem = cutToBytes(whole, longestStem)
  if (/^[\s.]*$/.test(stem)) return `picture${extension}`
  return `${reserved.test(stem.trim()) ? stem.trim().replace(reserved, '$1-picture') : stem}${extension}`
}

/**
 * Rejects a picture with more pixels than may be rendered, and a new picture without a file: Payload would fetch the
 * address given instead (T-1L). A turned picture is put upright: Payload compares and crops the measures it is stored in.
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
    req.file.name = creates || copies || req.payloadAPI === 'local' ? await unusedName(req, name) : anew(name)
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

/** Payload renders a picture within the transaction of its row, and many at once take a small machine longer than one may idle. */
export const waitForPicture: CollectionBeforeOperationHook = async ({ args, req }) => {
  if ('data' in args && req.file) await letIdle(req, '2min')
}
