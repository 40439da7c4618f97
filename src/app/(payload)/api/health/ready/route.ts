import { starterIsComplete } from '@/features/content/server'
import { direct } from '@/platform/lifecycle/direct-calls'
import { readiness } from '@/platform/lifecycle/readiness'

export const dynamic = 'force-dynamic'

/** Whether this process may be sent visitors: booleans only, no versions and no paths. */
export const GET = direct('GET /api/health/ready', async () => {
  const { ready, checks } = await readiness(starterIsComplete)
  return Response.json(
    { status: ready ? 'ok' : 'unavailable', checks },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
})
