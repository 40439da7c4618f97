import type { CollectionConfig } from 'payload'
import { publicContent } from '@/cms/access/presets'
import { saveInTurn } from '@/cms/guards/saves-in-turn'
import { localizedText, localizedTextarea, notCopied, text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'
import { env } from '@/core/env'
import { checkUpload, waitForPicture } from './check-upload'
import { dropFilesAside, putFilesAsideBack, restoreUndeletedFiles, setFilesAside } from './deleted-files'
import { pictureFile } from './picture-file'
import { keepWhileShown } from './shown-by'
import { keepDeletedName, keepReplacedName } from './used-names'
import { copyReplaced, cropAnew, dropCopies, noteWritten, putFilesBack } from './replaced-files'

/** Pictures (DAT-14). No SVG: its sanitisers have been bypassed before (T-1L). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Picture', 'Imagen', 'Imagem'), plural: label('Pictures', 'Imágenes', 'Imagens') },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: label(
      'Public as soon as it is uploaded.',
      'Pública en cuanto se sube.',
      'Pública assim que é enviada.',
    ),
  },
  access: publicContent,
  graphQL: false,
  lockDocuments: false,
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    focalPoint: true,
    adminThumbnail: 'small',
    formatOptions: { format: 'webp', options: { quality: 82, effort: 2 } },
    resizeOptions: { width: 1600, withoutEnlargement: true },
    // Payload makes no size larger than the picture, except `small`. `inside` tells it that no size is cropped:
    // otherwise it would encode each a second time to place the focal point.
    imageSizes: [
      {
        name: 'small',
        width: 320,
        fit: 'inside',
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 76, effort: 2 } },
      },
      {
        name: 'card',
        // A phone 412 CSS pixels wide with a device pixel ratio of 1.75 requests 721 pixels.
        width: 768,
        fit: 'inside',
        formatOptions: { format: 'webp', options: { quality: 78, effort: 2 } },
      },
      {
        name: 'large',
        width: 1024,
        fit: 'inside',
        formatOptions: { format: 'webp', options: { quality: 80, effort: 2 } },
      },
    ],
    handlers: [(_req, { params }) => pictureFile(params.filename)],
  },
  hooks: {
    beforeOperation: [cropAnew, checkUpload, waitForPicture, saveInTurn('media'), copyReplaced],
    beforeChange: [noteWritten],
    afterChange: [keepReplacedName],
    beforeDelete: [keepWhileShown, setFilesAside],
    afterDelete: [keepDeletedName, dropFilesAside],
    afterOperation: [dropCopies, restoreUndeletedFiles],
    afterError: [putFilesBack, putFilesAsideBack],
  },
  fields: [
    localizedText('alt', label('Alternative text', 'Texto alternativo', 'Texto alternativo'), {
      required: true,
      maxLength: 400,
      admin: {
        description: label(
          'What somebody who cannot see the picture should know.',
          'Lo que debe saber quien no puede ver la imagen.',
          'O que deve saber quem não pode ver a imagem.',
        ),
      },
    }),
    localizedTextarea('caption', label('Caption', 'Pie de foto', 'Legenda'), { maxLength: 600 }),
    text('credit', label('Credit', 'Crédito', 'Crédito')),
    // Not duplicated: a duplicate belongs to its editor and must not be deleted with the samples.
    notCopied(
      text('seedKey', label('Seed key', 'Clave de la muestra', 'Chave da amostra'), {
        hidden: true,
        unique: true,
        index: true,
      }),
    ),
  ],
}
