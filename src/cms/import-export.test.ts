import type { CollectionConfig, Config, PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { importExport } from './import-export'

test.each(['imports', 'exports'])('R-15 the transaction that creates %s has its idle timeout changed', async (slug) => {
  const tables = ['products', 'vendors', 'searchterms', 'poisoncenters']
  const collections = tables.map((name): CollectionConfig => ({ slug: name, fields: [] }))
  const config = await importExport({ collections } as unknown as Config)
  const hooks = config.collections?.find((collection) => collection.slug === slug)?.hooks?.beforeOperation ?? []
  const said: string[] = []
  const execute = (statement: unknown): Promise<unknown> => {
    said.push(JSON.stringify(statement))
    return Promise.resolve({ rows: [] })
  }
  const db = { drizzle: {}, sessions: { one: { db: { execute } } } }
  const req = { payload: { db }, transactionID: 'one', user: { roles: ['admin'], collection: 'users' } }
  const args = { data: { collectionSlug: 'vendors' } }
  // Our hooks come first; the plugin's hook after them would gather the rows of an export.
  for (const hook of hooks.slice(0, 2))
    await hook({ args, operation: 'create', req: req as unknown as PayloadRequest, context: {} } as never)
  expect(said.join()).toContain('idle_in_transaction_session_timeout')
})
