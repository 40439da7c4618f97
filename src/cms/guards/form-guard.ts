import { mediaType } from './method-override'
import { addressProblem, errorResponse, isForeign, overrideRefused, readBounded, withBody } from './request-guard'

/** All that a form sent under a name, and the names. */
export type SentForm = {
  readonly all: (name: string) => readonly (string | File)[]
  readonly names: readonly string[]
}

/** Parts of a form, at most: more than any page of ours has. */
const maxParts = 200

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The form of a page as a browser sends it, or the error (G1). A form of another site carries this site's cookies too,
 * so its origin is checked whether or not the visitor is signed in.
 */
export async function guardForm(request: Request, bytes: number): Promise<SentForm | Response> {
  const problem = addressProblem(new URL(request.url), request.method)
  if (problem) return errorResponse(problem.code, problem.message)
  if (isForeign(request)) return errorResponse('forbidden', 'refusals.otherSite')
  const overridden = overrideRefused(request)
  if (overridden) return overridden
  if (!formTypes.includes(mediaType(request))) return errorResponse('unsupportedMediaType', 'refusals.mediaType')
  const body = await readBounded(request, bytes)
  if (body === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  try {
    const form = await withBody(request, body).formData()
    const parts = [...form]
    const unusable =
      parts.length > maxParts || parts.some(([, value]) => typeof value === 'string' && value.includes('\0'))
    if (unusable) return errorResponse('badRequest', 'refusals.malformedForm')
    return { all: (name) => form.getAll(name), names: [...new Set(form.keys())] }
  } catch {
    return errorResponse('badRequest', 'refusals.malformedForm')
  }
}
