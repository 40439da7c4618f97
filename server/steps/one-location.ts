import type { Step } from '../exchange'

/** For a cached redirect, Next writes `Location` twice; only the first is kept. */
export const oneLocation: Step = async (request, next) => {
  const response = await next(request)
  const written: unknown = response.headers.location
  if (!Array.isArray(written)) return response
  return { ...response, headers: { ...response.headers, location: String(written[0]) } }
}
