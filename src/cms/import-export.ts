import { importExportPlugin } from '@payloadcms/plugin-import-export'
import path from 'node:path'
import type { CollectionConfig, Plugin } from 'payload'
import { env } from '@/core/env'
import type { Localized } from '@/core/locales'
import { label } from './labels'

/** Names a collection of the plugin's, and keeps its files among the data: it would keep them beside the program. */
const ours =
  (singular: Localized, plural: Localized, description: Localized) =>
  ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
    ...collection,
    labels: { singular, plural },
    admin: { ...collection.admin, description },
    upload: {
      ...(typeof collection.upload === 'object' ? collection.upload : {}),
      staticDir: path.join(env.dataDir, collection.slug),
      // The server would fetch whatever address it is given.
      pasteURL: false,
    },
  })

/** Tables of products and vendors, out and in. */
export const importExport: Plugin = importExportPlugin({
  collections: [{ slug: 'products' }, { slug: 'vendors' }],
  overrideExportCollection: ours(
    label('Export', 'Exportación', 'Exportação'),
    label('Exports', 'Exportaciones', 'Exportações'),
    label(
      'Tables made from the site.',
      'Tablas hechas con los datos del sitio.',
      'Tabelas feitas com os dados do site.',
    ),
  ),
  overrideImportCollection: ours(
    label('Import', 'Importación', 'Importação'),
    label('Imports', 'Importaciones', 'Importações'),
    label('Tables read into the site.', 'Tablas leídas en el sitio.', 'Tabelas lidas no site.'),
  ),
})
