import type { CollectionAfterChangeHook } from 'payload'
import { categoryPath } from '@/core/paths'
import { relatedId } from '@/core/relation'

type Stored = { slug: string; path: string; parent?: unknown }

/**
 * Leads from the path where a category stood to the one where it is now. What stands below it moves along with it and
 * needs no redirect of its own, since one that moved leads on for all below (NAV-17).
 */
export const redirectFromOldPath: CollectionAfterChangeHook<Stored & { id: number }> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? (previousDoc as Partial<Stored>) : null
  if (before?.path === doc.path) return doc
  const redirects = { collection: 'redirects', overrideAccess: true, depth: 0, req } as const
  const now = categoryPath(doc.path)
  await req.payload.delete({ ...redirects, where: { from: { equals: now } } })
  if (!before?.path || (before.slug === doc.slug && relatedId(before.parent) === relatedId(doc.parent))) return doc
  const from = categoryPath(before.path)
  const data = { to: { type: 'custom', url: now } } as const
  await req.payload.update({ ...redirects, where: { 'to.url': { equals: from } }, data })
  const known = await req.payload.find({ ...redirects, where: { from: { equals: from } }, limit: 1 })
  const [first] = known.docs
  if (first) await req.payload.update({ ...redirects, id: first.id, data })
  else await req.payload.create({ ...redirects, data: { from, ...data } })
  return doc
}
