import { direct } from '@/platform/lifecycle/direct-calls'

export const dynamic = 'force-dynamic'

/** The process answers; nothing else is asked. */
export const GET = direct('GET /api/health/live', () =>
  Promise.resolve(Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })),
)
