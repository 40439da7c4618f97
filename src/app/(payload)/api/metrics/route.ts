import { timingSafeEqual } from 'node:crypto'
import { isAdmin } from '@/cms/access/atoms'
import { allowing, guarded } from '@/cms/guards/guarded'
import { notAllowed, notFound } from '@/cms/guards/request-guard'
import { getCms } from '@/cms/public-find'
import { cardCollections } from '@/core/collections'
import { env } from '@/core/env'
import { readMetrics } from '@/core/shared/metrics'
import { readModel } from '@/read-model/read-model'

const bytes = (text: string): Buffer => Buffer.from(text)

/** Whether a collector sent the token for metrics, which gives access to nothing else. */
function showsToken(request: Request): boolean {
  const given = bytes(request.headers.get('authorization') ?? '')
  const wanted = bytes(`Bearer ${env.metricsToken ?? ''}`)
  return env.metricsToken !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** OPS-08: the metrics, as text, for admins and for a collector with the token. */
export const GET = guarded(async (request: Request) => {
  const cms = await getCms()
  if (!showsToken(request) && !isAdmin((await cms.auth({ headers: request.headers, canSetHeaders: false })).user))
    return notAllowed()
  const { indexes } = await readModel()
  const [waiting, failed] = await Promise.all([
    cms.db.count({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } }),
    cms.db.count({ collection: 'payload-jobs', where: { hasError: { equals: true } } }),
  ])
  const told = await readMetrics({
    ...Object.fromEntries(cardCollections.map((slug) => [slug, indexes[slug].index.entries().length])),
    'jobs waiting': waiting.totalDocs,
    'jobs failed': failed.totalDocs,
  })
  return told ? new Response(told.text, { headers: { 'Content-Type': told.type } }) : notFound()
})

const wrongMethod = allowing('GET')
export { wrongMethod as DELETE, wrongMethod as PATCH, wrongMethod as POST, wrongMethod as PUT }
