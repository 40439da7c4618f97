import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Locale } from '@/core/locales'

type Copy = Parameters<typeof copyDataFromLocaleHandler>[0]

/** Whether what is copied can wait in a draft; what has none is stored as it is. */
const hasDrafts = (payload: Payload, collection: string): boolean =>
  hasDraftsEnabled(payload.collections[collection as CollectionSlug].config)

/**
 * What Payload's “Copy to locale” reads and writes by: a language that lacks a text has none, and what is copied is a
 * draft of an entry that is published.
 */
function byLanguages(req: PayloadRequest, locale: Locale): Payload {
  const { payload } = req
  const changed = {
    findByID: (options: Parameters<Payload['findByID']>[0]) =>
      payload.findByID({ ...options, fallbackLocale: false, overrideAccess: false }),
    findGlobal: (options: Parameters<Payload['findGlobal']>[0]) =>
      payload.findGlobal({ ...options, fallbackLocale: false, overrideAccess: false }),
    update: ({ data, ...options }: { collection: CollectionSlug; id: number; data: object }) => {
      const drafts = hasDrafts(payload, options.collection)
      // As a call that saves a draft says it (`isDraftSave`).
      if (drafts) req.query = { ...req.query, draft: 'true' }
      return payload.update({
        ...options,
        overrideAccess: false,
        data: drafts ? { ...data, _status: 'draft' } : data,
        locale,
        req,
      } as Parameters<Payload['update']>[0])
    },
    updateGlobal: (options: Parameters<Payload['updateGlobal']>[0]) =>
      payload.updateGlobal({ ...options, locale, overrideAccess: false, req }),
  }
  return Object.assign(Object.create(payload), changed) as Payload
}

/**
 * “Copy to locale” of an entry, in place of Payload's. That one published what it copied where the entry was published,
 * English words to readers of Spanish before anybody had translated them; and it read, and stored as Portuguese, English
 * where there was no Portuguese yet, instead of what it was asked to copy. What is to be overwritten is overwritten by
 * texts alone: where the language copied from has none, the text that is there stays.
 */
export function copyLanguage(copy: Copy): ReturnType<typeof copyDataFromLocaleHandler> {
  const { fromLocale, overrideData, req, toLocale } = copy
  const reading = Object.assign(Object.create(req), { payload: byLanguages(req, toLocale as Locale) }) as PayloadRequest
  // Payload fills up the second of two languages from the first.
  const [first, second] = overrideData ? [toLocale, fromLocale] : [fromLocale, toLocale]
  return copyDataFromLocaleHandler({ ...copy, req: reading, fromLocale: first, toLocale: second, overrideData: false })
}
