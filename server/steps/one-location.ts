import type { Step } from '../exchange'

/** Next writes the address of a redirect that it has rendered before a second time; two are one too many. */
export const oneLocation: Step = async (request, next) => {
  const response = await next(request)
  const written: unknown = response.headers.location
  if (!Array.isArray(written)) return response
  return { ...response, headers: { ...response.headers, location: String(written[0]) } }
}
