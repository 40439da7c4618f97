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
import { letIdle } from './patient-writes'

/** What goes out and comes in as tables. */
const tables: readonly unknown[] = ['products', 'vendors', 'searchterms', 'poisoncenters']

const unknownTable: Refusal = 'refusals.value'

/**
 * What nobody chooses. A table holds every language, each in its columns: of one alone, texts that stand in for translations
 * would come back as such, in whatever language the admin is open in. It holds what is published: a draft that came back
 * would take its document off the site. As JSON a document would lose its categories and species, which the plugin writes
 * beside it.
 */
const settled = { locale: 'all', drafts: 'no' } as const
const onlyFormat = 'csv' as const

type Sent = Record<string, unknown>
const sentIn = (value: unknown): Sent => (isRecord(value) ? value : {})

/** What is asked of a route, and what it is given instead. */
type SettledRoute = { readonly asked: (sent: Sent) => Sent; readonly change: (sent: Sent) => Sent }

type Call = { args: object; operation: string; req: PayloadRequest }

/** How long the rows of a table may take; its own record waits for them in a transaction that does nothing meanwhile. */
const longest = '60min'

/**
 * The plugin gathers the rows of an export before Payload checks the caller, and takes any collection: its tables would
 * be left to a queue that has no worker, or hold what no admin needs as a file.
 * @throws APIError 400 where no such table goes out or comes in
 */
function checkSent(data: Sent, req: PayloadRequest): void {
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
  if (!tables.includes(data.collectionSlug)) throw new APIError(unknownTable, 400, null, true)
  if ('format' in data && data.format !== onlyFormat) throw new APIError(unknownTable, 400, null, true)
}

async function checkCall({ args, operation, req }: Call): Promise<void> {
  if (operation !== 'create') return
  checkSent(sentIn('data' in args ? args.data : null), req)
  await letIdle(req, longest)
}

/** An export that is saved is made as it is settled, whatever its form sends. */
function settle({ args, operation }: Call): void {
  if (operation === 'create' && 'data' in args && isRecord(args.data)) Object.assign(args.data, settled)
}

type Route = Omit<Endpoint, 'root'>

/** A route of the plugin's that is given what `change` makes of what was sent, where that is allowed. */
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
 * One that is downloaded at once goes by a route of the plugin's, and by no operation. What is shown of one before it is
 * made goes by another, which calls the drafts by another name.
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

/** Payload would render the problems of an import in an editor of code, which it loads from another site. */
function asOurs(field: Field): Field {
  if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map(asOurs) }
  if (field.type === 'select' && field.name in settled)
    return { ...field, admin: { ...field.admin, hidden: true, components: {} } }
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
    fields: collection.fields.map(asOurs),
    hooks: { ...collection.hooks, beforeOperation: [checkCall, ...(collection.hooks?.beforeOperation ?? [])] },
    upload: {
      ...(typeof collection.upload === 'object' ? collection.upload : {}),
      staticDir: path.join(env.dataDir, collection.slug),
      // The server would fetch whatever address it is given.
      pasteURL: false,
    },
  })

/** The exports, as they are settled whatever is asked for. */
const asSettled = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: (collection.endpoints || []).map((endpoint) => {
    const route = settledRoutes[endpoint.path]
    return route ? givenInstead(endpoint, route) : endpoint
  }),
  hooks: { ...collection.hooks, beforeOperation: [settle, ...(collection.hooks?.beforeOperation ?? [])] },
})

/** The queue has no worker: a table is whole when its response is sent. */
const atOnce = {
  disableJobsQueue: true,
  // The columns of a table are those of its first batch, and a table is refused before a row of it is saved.
  batchSize: 100_000,
} as const

const table = (slug: CollectionSlug) => {
  const before: ImportBeforeHook = async ({ data, originalData, req }) => {
    checkRows(originalData, req.payload.collections[slug].config, req)
    // What is saved here is not left to the plugin.
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

/** The imports, whose rows are saved here and not by the plugin. */
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

/** Tables of products and vendors, out and in. */
export const importExport: Plugin = importExportPlugin({
  collections: [table('products'), table('vendors'), table('searchterms'), table('poisoncenters')],
  overrideExportCollection: (given) => asSettled(exports(given)),
  overrideImportCollection: (given) => asSaved(imports(given)),
})
