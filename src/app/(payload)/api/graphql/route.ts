import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { queryProblem } from '@/cms/guards/graphql'
import { guarded } from '@/cms/guards/guarded'
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
  return problem ? errorResponse('badRequest', problem) : post(request)
})
export const OPTIONS = REST_OPTIONS(config)
