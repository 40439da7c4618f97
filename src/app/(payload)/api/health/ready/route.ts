import { starterIsComplete } from '@/features/content/server'
import { readiness } from '@/platform/lifecycle/readiness'

export const dynamic = 'force-dynamic'

/** Whether this process may be sent visitors: booleans only, no versions and no paths. */
export async function GET(): Promise<Response> {
  const { ready, checks } = await readiness(starterIsComplete)
  return Response.json(
    { status: ready ? 'ok' : 'unavailable', checks },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
