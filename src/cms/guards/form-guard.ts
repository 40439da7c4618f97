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

/** All that a form sent under a name, and the names. */
export type SentForm = {
  readonly all: (name: string) => readonly (string | File)[]
  readonly names: readonly string[]
}

/** Parts of a form, at most: more than any page of ours has. */
const maxParts = 200

/** As browsers send a form that has a field for a file. */
const withFiles = 'multipart/form-data'

const formTypes = ['application/x-www-form-urlencoded', withFiles]

/** What cannot be a form of a page, whatever it holds; null of one that may be read. */
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
 * The form of a page as a browser sends it, or the error (G1). A form of another site carries this site's cookies too,
 * so its origin is checked whether or not the visitor is signed in.
 */
export async function guardForm(request: Request, bytes: number): Promise<SentForm | Response> {
  const problem = formProblem(request)
  if (problem) return problem
  const body = await readBounded(request, bytes)
  if (body === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  return readForm(request, body)
}

/** What a form that is too large says before its file: the parts that are whole within the first bytes of it. */
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
