import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { wrapped } from './wrapped-database'
import { writeTogether } from './write-together'

declare module 'payload' {
  interface RequestContext {
    /** Written together with the document that this request creates in a collection. */
    writtenAlong?: { readonly collection: CollectionSlug; readonly write: (id: number) => Promise<void> }
  }
}

type Create = (args: Parameters<BaseDatabaseAdapter['create']>[0]) => Promise<{ id: number }>

/**
 * Writes what a hook has requested (`writtenAlong`) together with a new document, both or neither. SQLite has no
 * transactions here, so a kill after the document would leave it without the rest.
 */
export const withWritesInCreate = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const create = db.create.bind(db) as Create
    db.create = async (args) => {
      const { collection, req } = args
      const along = req?.context?.writtenAlong
      if (!req?.context || along?.collection !== collection) return create(args)
      delete req.context.writtenAlong
      return writeTogether(req as PayloadRequest, async () => {
        const made = await create(args)
        await along.write(made.id)
        return made
      })
    }
  })
