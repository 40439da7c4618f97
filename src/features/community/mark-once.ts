import { getTranslation } from '@payloadcms/translations'
import { addDataAndFileToRequest, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { documentKey } from '@/core/document-key'
import type { Like } from '@/payload-types'
import { requireTarget, targetOf } from './hooks'
import { markKey } from './model'

type Mark = { collection: 'likes' | 'helpfuls' | 'reports'; targets: readonly CollectionSlug[] }

/** The caller's own row for the item they name, when it is there. */
async function ownMarkOf(req: PayloadRequest, { collection, targets }: Mark): Promise<{ id: number } | null> {
  const target = targetOf(req.data?.item, targets)
  if (!req.user || !target) return null
  const key = markKey(req.user.id, documentKey(target.relationTo, target.id))
  const { docs } = await req.payload.find({
    collection,
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: false,
  })
  return docs[0] ?? null
}

/** The response that Payload gives to a POST. */
export const created = (req: PayloadRequest, collection: CollectionSlug, doc: unknown, status: 200 | 201): Response => {
  const label = getTranslation(req.payload.collections[collection].config.labels.singular, req.i18n)
  return Response.json({ doc, message: req.t('general:successfullyCreated', { label }) }, { status })
}

/**
 * POST of a mark: 201 with a new row, or 200 with the row that exists already. The unique key decides races, and the
 * call that loses returns the winner's row (LIK-04, COM-08). It looks for that row instead of reading the database's
 * error, whose text differs between drivers.
 */
export const markOnce = (mark: Mark): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const before = await ownMarkOf(req, mark)
    if (before) {
      // Rejects the call where the target was unpublished or deleted after the mark was made.
      await requireTarget(req, targetOf(req.data?.item, mark.targets))
      return created(req, mark.collection, before, 200)
    }
    try {
      const doc = await req.payload.create({
        collection: mark.collection,
        data: { item: req.data?.item as Like['item'] },
        depth: 0,
        overrideAccess: false,
        req,
      })
      return created(req, mark.collection, doc, 201)
    } catch (error) {
      const winner = await ownMarkOf(req, mark)
      if (winner) return created(req, mark.collection, winner, 200)
      throw error
    }
  },
})
