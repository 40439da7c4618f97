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

/** Rows per page in the admin's lists: editors scan a catalogue rather than page through it. */
const pagination = { defaultLimit: 25, limits: [10, 25, 50, 100] }

/** Rewrites a `like` filter on a localized field to search every locale, since a list may show a fallback. */
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

/** Lets a list show a title's fallback, as visitors see it, where Payload would show “No title”. */
function withStandIns(req: PayloadRequest): PayloadRequest {
  if (!isLocale(req.locale)) return req
  return Object.assign(isolateObjectProperty(req, 'fallbackLocale'), {
    fallbackLocale: localeOrder(req.locale).slice(1),
  })
}

type Args = { where?: Where; overrideAccess?: boolean; includeLockStatus?: boolean; req?: PayloadRequest }

/**
 * Bulk actions use the list's filter, so it is rewritten for every filtered call of an admin, not for the list alone.
 */
const findAsShown: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { where, overrideAccess, includeLockStatus } = args as Args
  if (overrideAccess === true || !isAdmin(req.user)) return args
  return {
    ...args,
    ...(where && Object.keys(where).length > 0 ? { where: inAnyLanguage(where, collection.flattenedFields) } : {}),
    // Only the list asks for the lock status.
    ...(includeLockStatus ? { req: withStandIns(req) } : {}),
  }
}

/**
 * Sets the page size of the admin's lists, unless a collection sets its own, and lets them show and find texts that are
 * missing in their locale (D-21).
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
