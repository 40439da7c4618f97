import {
  getFieldByPath,
  isolateObjectProperty,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'
import { isRecord } from '@/core/is-record'
import { isLocale, localeOrder, locales } from '@/core/locales'
import { isAdmin } from '../access/atoms'
import { withHooks } from '../hooks'

/** A catalogue is looked through, not leafed through: lists of the admin show so many rows at first. */
const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** A filter whose searched words may stand in any language of a text: a list shows the one that there is. */
export function inAnyLanguage(where: Where, fields: FlattenedField[]): Where {
  const parts = Object.entries(where).map(([path, compared]): Where => {
    if (Array.isArray(compared)) return { [path]: compared.map((part) => inAnyLanguage(part, fields)) }
    const { like, ...others } = isRecord(compared) ? compared : {}
    if (like === undefined || !getFieldByPath({ fields, path })?.field.localized) return { [path]: compared }
    const words: Where = { or: locales.map((locale) => ({ [`${path}.${locale}`]: { like } })) }
    return Object.keys(others).length > 0 ? { and: [words, { [path]: others }] } : words
  })
  const [only = {}, ...more] = parts
  return more.length > 0 ? { and: parts } : only
}

/** Payload's list says “No title” of what has none in its language; ours says what readers of that language are shown. */
function withStandIns(req: PayloadRequest): PayloadRequest {
  if (!isLocale(req.locale)) return req
  return Object.assign(isolateObjectProperty(req, 'fallbackLocale'), {
    fallbackLocale: localeOrder(req.locale).slice(1),
  })
}

type Args = { where?: Where; overrideAccess?: boolean; includeLockStatus?: boolean; req?: PayloadRequest }

/** What a list finds is also what its buttons change, so that every call of an admin that filters is read alike. */
const findAsShown: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { where, overrideAccess, includeLockStatus } = args as Args
  if (overrideAccess === true || !isAdmin(req.user)) return args
  return {
    ...args,
    ...(where && Object.keys(where).length > 0 ? { where: inAnyLanguage(where, collection.flattenedFields) } : {}),
    // The list alone wants to know who is at an entry.
    ...(includeLockStatus ? { req: withStandIns(req) } : {}),
  }
}

/**
 * Gives every list of the admin its length, where a collection states none, and lets it show and find a text that its
 * language lacks (D-21).
 */
export const listsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    withHooks(
      { ...collection, admin: { ...collection.admin, pagination: { ...pagination, ...collection.admin?.pagination } } },
      { beforeOperation: [findAsShown] },
    ),
  ),
})
