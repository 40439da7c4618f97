import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { answerOfQuery, queryProblem } from '@/cms/guards/graphql'
import { allowing, guarded } from '@/cms/guards/guarded'
import { callerLocale } from '@/cms/guards/refusals'
import { errorResponse } from '@/cms/guards/request-guard'

const post = GRAPHQL_POST(config)

async function queryOf(request: Request): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'
    ? body.query
    : null
}

export const POST = guarded(async (request: Request) => {
  const query = await queryOf(request.clone())
  const problem = query === null ? null : queryProblem(query)
  if (problem) return errorResponse('badRequest', problem)
  // Payload's own rules throw at some queries instead of refusing them.
  const answered = await post(request).catch(() => null)
  return answerOfQuery(answered, callerLocale(request))
})
export const OPTIONS = REST_OPTIONS(config)

const refused = allowing('POST')
export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
