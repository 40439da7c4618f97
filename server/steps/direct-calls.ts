import { offeredCalls } from '../../src/core/shared/direct-calls'
import { beginningOf, headerOf, pathOf, type Step } from '../exchange'

/** Serves calls from memory without Next, whose overhead is longer than the calls. */
export const directCalls: Step = async (request, next) => {
  const call = offeredCalls.get(`${request.method} ${pathOf(request.url)}`)
  if (!call) return next(request)
  const body = request.method === 'POST' ? await beginningOf(request.body, call.maxBody) : null
  const headers = Object.keys(request.headers).map((name): [string, string] => [name, headerOf(request.headers, name)])
  // A fixed host: with the caller's `Host`, the path could become a fragment and bypass every guard.
  const requested = new Request(`http://localhost${request.url}`, {
    method: request.method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const response = await call.handle(requested)
  return {
    status: response.status,
    headers: { ...call.headers, ...Object.fromEntries(response.headers) },
    body: Buffer.from(await response.arrayBuffer()),
  }
}
