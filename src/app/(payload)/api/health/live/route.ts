import { direct } from '@/platform/lifecycle/direct-calls'

export const dynamic = 'force-dynamic'

/** The process responds; nothing else is checked. */
export const GET = direct('GET /api/health/live', () =>
  Promise.resolve(Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })),
)
