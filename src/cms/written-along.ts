import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { wrapped } from './wrapped-database'
import { writeTogether } from './write-together'

declare module 'payload' {
  interface RequestContext {
    /** What is written with the document that this request makes in a collection. */
    writtenAlong?: { readonly collection: CollectionSlug; readonly write: (id: number) => Promise<void> }
  }
}

type Create = (args: Parameters<BaseDatabaseAdapter['create']>[0]) => Promise<{ id: number }>

/**
 * A database that writes with a new document what a hook before it has asked for, both or neither: after the document
 * SQLite, which has no transactions here, would have it alone where the process is killed between the two.
 */
export const withWrittenAlong = <T extends BaseDatabaseAdapter>(
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
