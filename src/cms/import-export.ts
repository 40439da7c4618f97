import { importExportPlugin } from '@payloadcms/plugin-import-export'
import path from 'node:path'
import { APIError, Forbidden, type CollectionConfig, type Field, type PayloadRequest, type Plugin } from 'payload'
import { env } from '@/core/env'
import type { Localized } from '@/core/locales'
import { isAdmin } from './access/atoms'
import type { Refusal } from './guards/refusals'
import { adminGroups, label } from './labels'

/** What goes out and comes in as tables. */
const tables: readonly unknown[] = ['products', 'vendors', 'searchterms', 'poisoncenters']

const unknownTable: Refusal = 'refusals.value'

type Call = { args: object; operation: string; req: PayloadRequest }

/**
 * The plugin gathers the rows of an export before Payload checks the caller, and would leave the tables of any other
 * collection to a queue that has no worker.
 */
function checkCall({ args, operation, req }: Call): void {
  if (operation !== 'create') return
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
  const data: unknown = 'data' in args ? args.data : null
  const table: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'collectionSlug') : null
  if (!tables.includes(table)) throw new APIError(unknownTable, 400, null, true)
}

/** Payload would render the problems of an import in an editor of code, which it loads from another site. */
const withPlainIssues = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withPlainIssues) }
  return field.type === 'json' && field.name === 'issueDetails'
    ? { ...field, admin: { ...field.admin, components: { Field: '/cms/admin/import-issues#ImportIssues' } } }
    : field
}

/** Names a collection of the plugin's, and keeps its files among the data: it would keep them beside the program. */
const ours =
  (singular: Localized, plural: Localized, description: Localized) =>
  ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
    ...collection,
    labels: { singular, plural },
    admin: { ...collection.admin, group: adminGroups.settings, description },
    fields: collection.fields.map(withPlainIssues),
    hooks: { ...collection.hooks, beforeOperation: [checkCall, ...(collection.hooks?.beforeOperation ?? [])] },
    upload: {
      ...(typeof collection.upload === 'object' ? collection.upload : {}),
      staticDir: path.join(env.dataDir, collection.slug),
      // The server would fetch whatever address it is given.
      pasteURL: false,
    },
  })

/** The queue has no worker: a table is whole when its response is sent. */
const atOnce = { disableJobsQueue: true } as const

/** Tables of products and vendors, out and in. */
export const importExport: Plugin = importExportPlugin({
  collections: [
    { slug: 'products', export: atOnce, import: atOnce },
    { slug: 'vendors', export: atOnce, import: atOnce },
    { slug: 'searchterms', export: atOnce, import: atOnce },
    { slug: 'poisoncenters', export: atOnce, import: atOnce },
  ],
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
