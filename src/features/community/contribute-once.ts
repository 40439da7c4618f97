import type { Endpoint, PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'
import { documentKey } from '@/core/document-key'
import { isRecord, recordsIn } from '@/core/is-record'
import { dedupeKeys, earlierRow } from './dedupe'
import { targetOf, type Contribution } from './hooks'
import { created } from './mark-once'

const route = { path: '/', method: 'post' } as const

/** Whether an error is about a field of the caller's; a dedupe key that is taken is none. */
function isAboutAField(error: unknown): boolean {
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null
  const errors: unknown = isRecord(data) ? data.errors : null
  return recordsIn(errors).some(({ path }) => typeof path === 'string' && !/^dedupe_?key$/i.test(path))
}

/** The row that the caller made of the same text before, without its `user` as in the first response; or null. */
async function earlierOf(req: PayloadRequest, { collection, targets, fallback }: Contribution): Promise<object | null> {
  const target = targetOf(req.data?.doc, targets, fallback)
  if (!req.user || !target) return null
  const now = Date.now()
  const sent = { user: req.user.id, target: documentKey(target.relationTo, target.id), words: req.data ?? {} }
  const keys = dedupeKeys(sent, now)
  const row = keys && (await earlierRow(req, collection, keys, now))
  if (!row) return null
  const doc = await req.payload.findByID({
    collection,
    id: row.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    showHiddenFields: false,
    req,
  })
  return doc && Object.fromEntries(Object.entries(doc).filter(([name]) => name !== 'user'))
}

/**
 * POST of a contribution: Payload's own, or 200 with the existing row where the same text comes again within ten
 * minutes (T-1E). The unique dedupe key decides races. Invalid data is rejected first, whether or not the text is
 * known.
 */
export const contributeOnce = (kind: Contribution): Omit<Endpoint, 'root'> => ({
  ...route,
  handler: async (req) => {
    try {
      return await payloadsOwn(req, kind.collection, route)(req)
    } catch (error) {
      const earlier = isAboutAField(error) ? null : await earlierOf(req, kind)
      if (!earlier) throw error
      return created(req, kind.collection, earlier, 200)
    }
  },
})
