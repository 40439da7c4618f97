import type { CollectionConfig } from 'payload'
import { nobody } from '../access/atoms'
import { adminOnly } from '../access/presets'
import { text } from '../fields/basics'
import { adminGroups, label } from '../labels'

/**
 * The database's sequence of changes: one row for each event, written in the transaction of the change. Every process
 * that keeps something in memory follows it, its own changes included.
 */
export const Changes: CollectionConfig = {
  slug: 'changes',
  labels: { singular: label('Change', 'Cambio', 'Alteração'), plural: label('Changes', 'Cambios', 'Alterações') },
  admin: {
    group: adminGroups.settings,
    hidden: true,
    useAsTitle: 'key',
    description: label('Kept by the site.', 'Lo lleva el sitio.', 'Mantido pelo site.'),
  },
  access: { ...adminOnly, create: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    text('key', label('Document', 'Documento', 'Documento'), { required: true }),
    text('scope', label('Scope', 'Alcance', 'Alcance')),
  ],
}
