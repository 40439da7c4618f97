import type { CollectionSlug, PayloadRequest } from 'payload'
import { defaultLocale } from '@/core/locales'
import { inOwnLanguage } from '../own-language'

export type Saved = { readonly collection: CollectionSlug; readonly id: number | string; readonly req: PayloadRequest }

/**
 * The document that an editor saves in another language, as the first language has it: what readers are shown of a text
 * that is not translated. Its newest draft; null where it is not there.
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
