import type { Block } from 'payload'
import { localizedText, text } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { inLanguage, label } from '@/cms/labels'
import { videoOf } from '@/platform/media/video'

const unknownSite = label(
  'Only videos of YouTube and Vimeo can be shown.',
  'Solo se pueden mostrar vídeos de YouTube y Vimeo.',
  'Só é possível mostrar vídeos do YouTube e do Vimeo.',
)

/** A video of another site, which loads nothing before a visitor agrees (BLK-04). */
export const embedBlock: Block = {
  slug: 'embed',
  interfaceName: 'EmbedBlock',
  custom: needsOneOf('code'),
  labels: { singular: label('Video', 'Vídeo', 'Vídeo'), plural: label('Videos', 'Vídeos', 'Vídeos') },
  fields: [
    text('code', label('Address or code of the video', 'Dirección o código del vídeo', 'Endereço ou código do vídeo'), {
      maxLength: 4000,
      validate: (value, { req }) => {
        const isEmpty = value === null || value === undefined || value === ''
        return isEmpty || videoOf(value) !== null || inLanguage(unknownSite, req.i18n.language)
      },
    }),
    localizedText('title', label('What it shows', 'Qué muestra', 'O que mostra'), { required: true, maxLength: 160 }),
  ],
}
