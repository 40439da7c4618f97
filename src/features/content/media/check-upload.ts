import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { limits } from '@/core/limits'

const refuse = (message: string): never => {
  throw new APIError(message, 400, null, true)
}

/**
 * Refuses a picture with more pixels than may be drawn, and a new picture without a file: Payload would fetch the
 * address given instead (security.md 1.L).
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!('data' in args)) return args
  const copies = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  const creates = !('id' in args) && !('where' in args) && !copies
  if (creates && !req.file && req.payloadAPI === 'REST') refuse('A file is needed')
  // The name becomes that of a file and part of a header.
  if (req.file) req.file.name = req.file.name.replace(/[\u0000-\u001f\u007f]/g, '')
  if (req.file?.size === 0) refuse('The file is empty')
  if (req.file?.data) {
    const size = await sharp(req.file.data, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (size && size.width * size.height > limits.upload.pixels) refuse('The picture has too many pixels')
  }
  return args
}
