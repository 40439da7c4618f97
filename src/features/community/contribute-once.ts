import type { Endpoint, PayloadRequest } from 'payload'
import { payloadsOwn } from '@/cms/own-endpoint'
import { documentKey } from '@/core/document-key'
import { isRecord, recordsIn } from '@/core/is-record'
import { dedupeKeys, earlierRow } from './dedupe'
import { targetOf, type Contribution } from './hooks'
import { created } from './mark-once'

const route = { path: '/', method: 'post' } as const

/** True of an error about what was sent: a key that is taken is no field of the caller's. */
function isAboutAField(error: unknown): boolean {
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null
  const errors: unknown = isRecord(data) ? data.errors : null
  return recordsIn(errors).some(({ path }) => typeof path === 'string' && !/^dedupe_?key$/i.test(path))
}

/** The caller's own row of the same words, as its author saw it when they sent it first. */
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
 * POST of a contribution: Payload's own, or 200 with the row that is there when the same words come a second time
 * within ten minutes (T-1E). The unique key decides between calls that race. What is not valid is rejected
 * before, whether or not the words are known.
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
