import { importExportPlugin } from '@payloadcms/plugin-import-export'
import type { ExportBeforeHook, ImportBeforeHook } from '@payloadcms/plugin-import-export/types'
import path from 'node:path'
import {
  APIError,
  Forbidden,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Field,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import type { Localized } from '@/core/locales'
import { isAdmin } from './access/atoms'
import type { Refusal } from './guards/refusals'
import { checkRows, rowsIn, rowsOut, wholeInEachLanguage, withoutState } from './import-rows'
import { importHooks, saveRows } from './import-save'
import { adminGroups, label } from './labels'
import { extendIdleTimeout } from './write-timeout'

/** The collections that can be exported and imported as tables. */
const tables: readonly unknown[] = ['products', 'vendors', 'searchterms', 'poisoncenters']

const unknownTable: Refusal = 'refusals.value'

/**
 * Options that no caller may choose. A table holds every locale in columns of its own: exported in one locale,
 * fallbacks would be imported as translations. It holds published versions: importing a draft would unpublish its
 * document. As JSON, a document would lose its categories and species, which the plugin exports in separate columns.
 */
const settled = { locale: 'all', drafts: 'no' } as const
const onlyFormat = 'csv' as const

type Sent = Record<string, unknown>
const sentIn = (value: unknown): Sent => (isRecord(value) ? value : {})

/** `asked` finds in a body what is to be checked; `change` returns the body with the fixed options. */
type SettledRoute = { readonly asked: (sent: Sent) => Sent; readonly change: (sent: Sent) => Sent }

type Call = { args: object; operation: string; req: PayloadRequest }

/** How long saving the rows may take: the transaction of the import's own record idles meanwhile. */
const longest = '60min'

/**
 * Checks the caller and the table: the plugin gathers the rows of an export before Payload checks access, and accepts
 * any collection, also those that it would leave to a queue without a worker or that no admin needs as a file.
 * @throws APIError 400 for a collection or format that is no table of ours
 */
function checkSent(data: Sent, req: PayloadRequest): void {
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
  if (!tables.includes(data.collectionSlug)) throw new APIError(unknownTable, 400, null, true)
  if ('format' in data && data.format !== onlyFormat) throw new APIError(unknownTable, 400, null, true)
}

async function checkCall({ args, operation, req }: Call): Promise<void> {
  if (operation !== 'create') return
  checkSent(sentIn('data' in args ? args.data : null), req)
  await extendIdleTimeout(req, longest)
}

/** Overwrites the options of a saved export with the fixed ones, whatever its form sends. */
function settle({ args, operation }: Call): void {
  if (operation === 'create' && 'data' in args && isRecord(args.data)) Object.assign(args.data, settled)
}

type Route = Omit<Endpoint, 'root'>

/** Wraps a route of the plugin's: checks the body that was sent, and passes on what `change` makes of it. */
const givenInstead = (endpoint: Route, { asked, change }: SettledRoute): Route => ({
  ...endpoint,
  handler: async (req) => {
    const sent = sentIn(await req.json?.())
    checkSent(asked(sent), req)
    const given = change(sent)
    const [json, text] = [() => Promise.resolve(given), () => Promise.resolve(JSON.stringify(given))]
    return endpoint.handler(Object.assign(req, { json, text }))
  },
})

/**
 * A download and a preview go by routes of the plugin's, not by operations with hooks. The preview has another name for
 * the option `drafts`.
 */
const settledRoutes: Readonly<Record<string, SettledRoute>> = {
  '/download': {
    asked: (sent) => sentIn(sent.data),
    change: (sent) => ({ ...sent, data: { ...sentIn(sent.data), ...settled } }),
  },
  '/export-preview': {
    asked: (sent) => sent,
    change: (sent) => ({ ...sent, locale: settled.locale, draft: settled.drafts }),
  },
}

/**
 * Replaces the field for an import's problems, which Payload renders in a code editor loaded from another site, and
 * hides the fixed options.
 */
function asOurs(field: Field): Field {
  if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map(asOurs) }
  if (field.type === 'select' && field.name in settled)
    return { ...field, admin: { ...field.admin, hidden: true, components: {} } }
  return field.type === 'json' && field.name === 'issueDetails'
    ? { ...field, admin: { ...field.admin, components: { Field: '/cms/admin/import-issues#ImportIssues' } } }
    : field
}

/** Labels a collection of the plugin's and stores its files in the data folder instead of beside the program. */
const ours =
  (singular: Localized, plural: Localized, description: Localized) =>
  ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
    ...collection,
    labels: { singular, plural },
    admin: { ...collection.admin, group: adminGroups.settings, description },
    fields: collection.fields.map(asOurs),
    hooks: { ...collection.hooks, beforeOperation: [checkCall, ...(collection.hooks?.beforeOperation ?? [])] },
    upload: {
      ...(typeof collection.upload === 'object' ? collection.upload : {}),
      staticDir: path.join(env.dataDir, collection.slug),
      // The server would fetch whatever address it is given.
      pasteURL: false,
    },
  })

/** The exports collection with the fixed options on every way to an export. */
const asSettled = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: (collection.endpoints || []).map((endpoint) => {
    const route = settledRoutes[endpoint.path]
    return route ? givenInstead(endpoint, route) : endpoint
  }),
  hooks: { ...collection.hooks, beforeOperation: [settle, ...(collection.hooks?.beforeOperation ?? [])] },
})

/** No queue, which has no worker here: a table is complete when its response is sent. */
const atOnce = {
  disableJobsQueue: true,
  // The plugin takes the columns from the first batch, and a bad table must be rejected before any row is saved.
  batchSize: 100_000,
} as const

const table = (slug: CollectionSlug) => {
  const before: ImportBeforeHook = async ({ data, originalData, req }) => {
    checkRows(originalData, req.payload.collections[slug].config, req)
    // An empty list leaves the plugin nothing to save.
    const rows = rowsIn(data)
    return (await saveRows(rows, req)) ? [] : wholeInEachLanguage(rows)
  }
  const out: ExportBeforeHook = ({ data }) => rowsOut(withoutState(data))
  return {
    slug,
    export: { ...atOnce, format: onlyFormat, hooks: { before: out } },
    import: { ...atOnce, hooks: { before } },
  }
}

/** The imports collection with the hooks that save its rows in place of the plugin. */
const asSaved = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), importHooks.store],
    afterChange: [importHooks.begin, ...(collection.hooks?.afterChange ?? []), importHooks.answer],
  },
})

const imports = ours(
  label('Import', 'Importación', 'Importação'),
  label('Imports', 'Importaciones', 'Importações'),
  label('Tables read into the site.', 'Tablas leídas en el sitio.', 'Tabelas lidas no site.'),
)

const exports = ours(
  label('Export', 'Exportación', 'Exportação'),
  label('Exports', 'Exportaciones', 'Exportações'),
  label('Tables made from the site.', 'Tablas hechas con los datos del sitio.', 'Tabelas feitas com os dados do site.'),
)

/** Import and export of tables: products, vendors, search terms and poison centers. */
export const importExport: Plugin = importExportPlugin({
  collections: [table('products'), table('vendors'), table('searchterms'), table('poisoncenters')],
  overrideExportCollection: (given) => asSettled(exports(given)),
  overrideImportCollection: (given) => asSaved(imports(given)),
})
