import { followChanges } from '@/cms/changes/stream'
import { errorResponse } from '@/cms/guards/request-guard'
import { changedHeader, internalHeader } from '@/core/internal-headers'
import { publishClockChanges } from '@/features/shop/server'

export const dynamic = 'force-dynamic'

/**
 * Follows what other processes, jobs and scripts changed, and what the clock did. Only the server in front can call it:
 * it removes the internal header from every request of a client.
 */
export async function POST(request: Request): Promise<Response> {
  if (!request.headers.has(internalHeader)) return errorResponse('notFound', 'refusals.notFound')
  await publishClockChanges()
  const isChanged = await followChanges()
  return new Response(null, { status: 204, ...(isChanged ? { headers: { [changedHeader]: '1' } } : {}) })
}
