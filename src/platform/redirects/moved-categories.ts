import type { CollectionAfterChangeHook } from 'payload'
import { categoryPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { deleteRedirect, writeRedirect } from './write'

type Stored = { slug: string; path: string; parent?: unknown }

/**
 * Redirects a category's former path to its current one. Categories below it need no redirects of their own, since a
 * category's redirect covers all paths below it (NAV-17).
 */
export const redirectFromOldPath: CollectionAfterChangeHook<Stored & { id: number }> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? (previousDoc as Partial<Stored>) : null
  if (before?.path === doc.path) return doc
  const now = categoryPath(doc.path)
  await deleteRedirect(req, now)
  if (!before?.path || (before.slug === doc.slug && relatedId(before.parent) === relatedId(doc.parent))) return doc
  const from = categoryPath(before.path)
  const to = { type: 'custom', url: now } as const
  await req.payload.update({
    collection: 'redirects',
    where: { 'to.url': { equals: from } },
    data: { to },
    overrideAccess: true,
    depth: 0,
    req,
  })
  await writeRedirect(req, from, to)
  return doc
}
