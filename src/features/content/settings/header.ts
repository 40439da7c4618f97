import type { GlobalConfig } from 'payload'
import { admin, anyone } from '@/cms/access/atoms'
import { linkList } from '@/cms/fields/link'
import { adminGroups, label } from '@/cms/labels'

/** The links of the site's header, in order. */
export const Header: GlobalConfig = {
  slug: 'header',
  label: label('Header', 'Cabecera', 'Cabeçalho'),
  admin: {
    group: adminGroups.settings,
    description: label('The main menu.', 'El menú principal.', 'O menu principal.'),
  },
  access: { read: anyone, update: admin, readVersions: admin },
  graphQL: false,
  lockDocuments: false,
  fields: [linkList('links', 6)],
}
