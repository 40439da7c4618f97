import type { Block } from 'payload'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { localizedText } from '@/cms/fields/basics'
import { label } from '@/cms/labels'

/** A form that editors make, on a page (FRM-01). */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  custom: needsOneOf('form'),
  labels: {
    singular: label('Form', 'Formulario', 'Formulário'),
    plural: label('Forms', 'Formularios', 'Formulários'),
  },
  fields: [
    localizedText('title', label('Heading', 'Encabezado', 'Título')),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      label: label('Form', 'Formulario', 'Formulário'),
    },
  ],
}
