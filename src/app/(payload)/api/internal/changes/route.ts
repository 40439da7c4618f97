import { followChanges } from '@/cms/changes/stream'
import { errorResponse } from '@/cms/guards/request-guard'
import { changedHeader, internalHeader } from '@/core/internal-headers'
import { publishClockChanges } from '@/features/shop/server'

export const dynamic = 'force-dynamic'

/**
 * Follows what other processes, jobs and scripts changed, and what the clock did. The server in front calls it, and
 * takes the header away from every other request: a caller who got past its steps has none.
 */
export async function POST(request: Request): Promise<Response> {
  if (!request.headers.has(internalHeader)) return errorResponse('notFound', 'refusals.notFound')
  await publishClockChanges()
  const isChanged = await followChanges()
  return new Response(null, { status: 204, ...(isChanged ? { headers: { [changedHeader]: '1' } } : {}) })
}
