import { mediaType } from './method-override'
import {
  addressProblem,
  errorResponse,
  isForeign,
  overrideRefused,
  readBounded,
  readStart,
  withBody,
} from './request-guard'

/** The values of each field of a form, and the field names. */
export type SentForm = {
  readonly all: (name: string) => readonly (string | File)[]
  readonly names: readonly string[]
}

/** The most parts that a form may have, more than any page's form has. */
const maxParts = 200

/** The media type of a form with a file field. */
const withFiles = 'multipart/form-data'

const formTypes = ['application/x-www-form-urlencoded', withFiles]

/** Returns why a request cannot be a page's form, judged by its headers, or null. */
function formProblem(request: Request): Response | null {
  const problem = addressProblem(new URL(request.url), request.method)
  if (problem) return errorResponse(problem.code, problem.message)
  if (isForeign(request)) return errorResponse('forbidden', 'refusals.otherSite')
  const overridden = overrideRefused(request)
  if (overridden) return overridden
  return formTypes.includes(mediaType(request)) ? null : errorResponse('unsupportedMediaType', 'refusals.mediaType')
}

async function readForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<SentForm | Response> {
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

/**
 * Reads a page's form as a browser sends it, or returns the error (G1). A foreign site's form carries this site's
 * cookies too, so the origin is checked whether or not the visitor is signed in.
 */
export async function guardForm(request: Request, bytes: number): Promise<SentForm | Response> {
  const problem = formProblem(request)
  if (problem) return problem
  const body = await readBounded(request, bytes)
  if (body === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  return readForm(request, body)
}

/** The parts of a too large form that are complete within its first `bytes`: the fields before its file. */
export async function startOfForm(request: Request, bytes: number): Promise<SentForm | Response> {
  const problem = formProblem(request)
  if (problem) return problem
  if (mediaType(request) !== withFiles) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  const start = Buffer.from(await readStart(request, bytes))
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get('content-type') ?? '') ?? []
  const line = `\r\n--${quoted ?? plain ?? ''}`
  const whole = start.subarray(0, Math.max(start.lastIndexOf(line), 0))
  return readForm(request, Buffer.concat([whole, Buffer.from(`${line}--\r\n`)]))
}
