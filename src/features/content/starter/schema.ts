import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/atoms'
import { adminOnly } from '@/cms/access/presets'
import { number, text } from '@/cms/fields/basics'
import { adminGroups, label } from '@/cms/labels'

/**
 * The ledger of the seed: one row an item, with the fingerprint of what was written and the document's `updatedAt`
 * then, which tells later edits. It makes the seed idempotent and resumable, and keeps it from overwriting edits.
 */
export const SeedRecords: CollectionConfig = {
  slug: 'seed-records',
  labels: {
    singular: label('Seed record', 'Registro de muestra', 'Registro de amostra'),
    plural: label('Seed records', 'Registros de muestra', 'Registros de amostra'),
  },
  admin: {
    group: adminGroups.settings,
    hidden: true,
    useAsTitle: 'key',
    description: label('Kept by the seed.', 'Lo lleva la carga inicial.', 'Mantido pela carga inicial.'),
  },
  access: { ...adminOnly, create: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    text('key', label('Key', 'Clave', 'Chave'), { required: true, unique: true, index: true }),
    number('doc', label('Document', 'Documento', 'Documento')),
    text('fingerprint', label('Fingerprint', 'Huella', 'Impressão digital')),
    text('writtenAt', label('Written at', 'Escrito el', 'Escrito em')),
  ],
}
