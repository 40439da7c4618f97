import type { Step } from '../exchange'

/** Next writes the address of a redirect that it has rendered before a second time; two are one too many. */
export const oneLocation: Step = async (request, next) => {
  const answer = await next(request)
  const written: unknown = answer.headers.location
  if (!Array.isArray(written)) return answer
  return { ...answer, headers: { ...answer.headers, location: String(written[0]) } }
}
