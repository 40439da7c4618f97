import { followChanges } from '@/cms/changes/stream'
import { changedHeader } from '@/core/internal-headers'
import { publishTurns } from '@/features/shop/server'

export const dynamic = 'force-dynamic'

/** Follows what other processes, jobs and scripts changed, and what the clock did. The server in front asks, and nobody else can reach it. */
export async function POST(): Promise<Response> {
  await publishTurns()
  const isChanged = await followChanges()
  return new Response(null, { status: 204, ...(isChanged ? { headers: { [changedHeader]: '1' } } : {}) })
}
