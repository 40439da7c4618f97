import type { Payload, PayloadRequest, Where } from 'payload'
import { linkTargets } from '@/cms/fields/link'
import { archiveAt, categoriesPath, documentPath } from '@/core/paths'

/** Whether an address shows an archive, a category or a published document; `.md` is the page's markdown version. */
export async function isShown(
  address: string,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<boolean> {
  const path = address.replace(/\.md$/, '')
  if (archiveAt(path)) return true
  if (path.startsWith(`${categoriesPath}/`)) {
    const where: Where = { path: { equals: path.slice(categoriesPath.length + 1) } }
    return (await payload.db.findOne({ collection: 'categories', where, select: { path: true }, req })) !== null
  }
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const collection = linkTargets.find((one) => documentPath(one, slug) === path)
  if (!collection) return false
  const where: Where = { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] }
  return (await payload.db.findOne({ collection, where, select: { slug: true }, req })) !== null
}
