export const dynamic = 'force-dynamic'

/** The process responds; nothing else is checked. */
export const GET = (): Response => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
