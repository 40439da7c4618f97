import { APIError, Forbidden, type Endpoint } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import type { Refusal } from '@/cms/guards/refusals'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { takeStock } from '@/cms/stats/sql'

const none: Refusal = 'refusals.stock'
const unusable: Refusal = 'refusals.value'

/** Pieces at most in one call. */
const most = 100_000

/**
 * POST /api/products/{id}/take `{ pieces }`, for admins: lowers the stock by pieces sold elsewhere (a market stall,
 * another shop); 409 where there are not enough. A checkout would use the same statement (`takeStock`).
 */
export const takePieces: Endpoint = {
  path: '/:id/take',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    const body: unknown = await req.json?.()
    const pieces: unknown = isRecord(body) ? body.pieces : null
    const id = Number(req.routeParams?.id)
    if (
      !Number.isSafeInteger(id) ||
      typeof pieces !== 'number' ||
      !Number.isInteger(pieces) ||
      pieces < 1 ||
      pieces > most
    )
      throw new APIError(unusable, 400, null, true)
    const stock = await takeStock(req, documentKey('products', id), pieces)
    if (stock === null) throw new APIError(none, 409, null, true)
    return Response.json({ stock })
  },
}
