import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { graphqlResponse, priceOfQuery, queryProblem, withJsonFilters } from '@/cms/guards/graphql'
import { allowing, guarded } from '@/cms/guards/guarded'
import { limitCost } from '@/cms/guards/rate-limits'
import { callerLocale } from '@/cms/guards/refusals'
import { errorResponse } from '@/cms/guards/request-guard'

const post = GRAPHQL_POST(config)

type Query = Readonly<Record<string, unknown>> & { readonly query: string }

async function queryOf(request: Request): Promise<Query | null> {
  const body: unknown = await request.json().catch(() => null)
  const isQuery = typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'
  return isQuery ? (body as Query) : null
}

const withQuery = (request: Request, query: Query): Request => {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(query), signal: request.signal })
}

export const POST = guarded(async (request: Request) => {
  const requested = await queryOf(request.clone())
  const problem = requested && queryProblem(requested.query)
  if (problem) return errorResponse('badRequest', problem)
  const overspent = requested && (await limitCost(request, priceOfQuery(requested.query, requested.variables)))
  if (overspent) return overspent
  const query = requested && { ...requested, query: withJsonFilters(requested.query) }
  // Payload's own rules throw at some queries instead of rejecting them.
  const response = await post(query ? withQuery(request, query) : request).catch(() => null)
  return graphqlResponse(response, callerLocale(request))
})
export const OPTIONS = REST_OPTIONS(config)

const wrongMethod = allowing('POST')
export { wrongMethod as DELETE, wrongMethod as GET, wrongMethod as PATCH, wrongMethod as PUT }
