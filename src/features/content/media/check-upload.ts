import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { inLanguage, label } from '@/cms/labels'
import { limits } from '@/core/limits'

const refusals = {
  noFile: label('A file is needed', 'Falta el archivo', 'Falta o arquivo'),
  empty: label('The file is empty', 'El archivo está vacío', 'O arquivo está vazio'),
  tooLarge: label(
    'The picture has too many pixels',
    'La imagen tiene demasiados píxeles',
    'A imagem tem pixels demais',
  ),
} as const

/**
 * Refuses a picture with more pixels than may be drawn, and a new picture without a file: Payload would fetch the
 * address given instead (T-1L).
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!('data' in args)) return args
  const refuse = (refusal: keyof typeof refusals): never => {
    throw new APIError(inLanguage(refusals[refusal], req.i18n.language), 400, null, true)
  }
  const copies = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  const creates = !('id' in args) && !('where' in args) && !copies
  if (creates && !req.file && req.payloadAPI === 'REST') refuse('noFile')
  // The name becomes that of a file and part of a header.
  if (req.file) req.file.name = req.file.name.replace(/[\u0000-\u001f\u007f]/g, '')
  if (req.file?.size === 0) refuse('empty')
  if (req.file?.data) {
    const size = await sharp(req.file.data, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (size && size.width * size.height > limits.upload.pixels) refuse('tooLarge')
  }
  return args
}
