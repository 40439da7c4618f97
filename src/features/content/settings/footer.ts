import type { GlobalConfig } from 'payload'
import { admin, anyone } from '@/cms/access/atoms'
import { localizedText, localizedTextarea } from '@/cms/fields/basics'
import { linkList } from '@/cms/fields/link'
import { adminGroups, label } from '@/cms/labels'

/** The link columns of the footer, and the safety notice below them. */
export const Footer: GlobalConfig = {
  slug: 'footer',
  label: label('Footer', 'Pie de página', 'Rodapé'),
  admin: {
    group: adminGroups.settings,
    description: label(
      'Link columns and the safety line.',
      'Columnas de enlaces y aviso de seguridad.',
      'Colunas de links e aviso de segurança.',
    ),
  },
  access: { read: anyone, update: admin, readVersions: admin },
  graphQL: false,
  lockDocuments: false,
  fields: [
    {
      name: 'columns',
      type: 'array',
      label: label('Columns', 'Columnas', 'Colunas'),
      maxRows: 4,
      fields: [localizedText('title', label('Title', 'Título', 'Título'), { required: true }), linkList('links', 8)],
    },
    localizedTextarea('notice', label('Safety line', 'Aviso de seguridad', 'Aviso de segurança'), { maxLength: 500 }),
  ],
}
