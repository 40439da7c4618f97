import type { Block } from 'payload'
import { localizedText, text } from '@/cms/fields/basics'
import { validateUrl } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { isRecord } from '@/core/is-record'

/** A wide picture with a title and one button (BLK-05). */
export const bannerBlock: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
  custom: needsOneOf('title'),
  labels: { singular: label('Banner', 'Banda', 'Faixa'), plural: label('Banners', 'Bandas', 'Faixas') },
  fields: [
    {
      name: 'backgroundImage',
      type: 'upload',
      relationTo: 'media',
      label: label('Picture, 1200 × 600', 'Imagen, 1200 × 600', 'Imagem, 1200 × 600'),
    },
    localizedText('title', label('Title', 'Título', 'Título'), { required: true, maxLength: 120 }),
    {
      type: 'row',
      fields: [
        localizedText('bnText', label('Text of the button', 'Texto del botón', 'Texto do botão'), { maxLength: 60 }),
        text('bnLink', label('Where it leads', 'Adónde lleva', 'Para onde leva'), {
          // A button without a link would be left out of the page.
          validate: (value, { req, siblingData }) =>
            !value && isRecord(siblingData) && siblingData.bnText ? req.t('validation:required') : validateUrl(value),
          maxLength: 2048,
        }),
      ],
    },
  ],
}
