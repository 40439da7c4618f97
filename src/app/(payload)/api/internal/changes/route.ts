import { followChanges } from '@/cms/changes/stream'
import { changedHeader } from '@/core/internal-headers'

export const dynamic = 'force-dynamic'

/** Follows what other processes, jobs and scripts changed. The server in front asks, and nobody else can reach it. */
export async function POST(): Promise<Response> {
  const isChanged = await followChanges()
  return new Response(null, { status: 204, ...(isChanged ? { headers: { [changedHeader]: '1' } } : {}) })
}
