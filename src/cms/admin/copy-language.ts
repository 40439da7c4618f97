import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { Locale } from '@/core/locales'

type Copy = Parameters<typeof copyDataFromLocaleHandler>[0]

/** Whether the copy can be saved as a draft; collections without drafts store it directly. */
const hasDrafts = (payload: Payload, collection: string): boolean =>
  hasDraftsEnabled(payload.collections[collection as CollectionSlug].config)

/**
 * The Local API for Payload's “Copy to locale”: reads without fallbacks, and saves a copy into a published document as
 * a draft.
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
      // `isDraftSave` recognises a draft save by this.
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
 * Replaces Payload's “Copy to locale”, which published untranslated text at once where the document was published, and
 * which copied fallbacks, such as English, as if they were in the source locale. Overwriting leaves a text as it is
 * where the source locale has none.
 */
export function copyLanguage(copy: Copy): ReturnType<typeof copyDataFromLocaleHandler> {
  const { fromLocale, overrideData, req, toLocale } = copy
  const reading = Object.assign(Object.create(req), { payload: byLanguages(req, toLocale as Locale) }) as PayloadRequest
  // Payload fills the gaps of the second locale from the first, so overwriting swaps the two.
  const [first, second] = overrideData ? [toLocale, fromLocale] : [fromLocale, toLocale]
  return copyDataFromLocaleHandler({ ...copy, req: reading, fromLocale: first, toLocale: second, overrideData: false })
}
