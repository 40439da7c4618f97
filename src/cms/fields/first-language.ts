import type { CollectionSlug, PayloadRequest } from 'payload'
import { defaultLocale } from '@/core/locales'
import { inOwnLanguage } from '../own-language'

export type Saved = { readonly collection: CollectionSlug; readonly id: number | string; readonly req: PayloadRequest }

/**
 * The newest draft of a document in the default locale, which visitors see where a text is not translated; null where
 * it does not exist.
 */
export const inFirstLanguage = ({ collection, id, req }: Saved): Promise<unknown> =>
  req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    locale: defaultLocale,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: true,
    req: inOwnLanguage(req),
  })
