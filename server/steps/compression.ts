import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import compressible from 'compressible'
import Negotiator from 'negotiator'
import { headerOf, type Answer, type Step } from '../answer'

type Coding = 'br' | 'gzip'

/** Below this a packet holds the body anyway. */
const worthCompressing = 1024

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const packers: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
}

/** What a call answers anew each time is packed by the quicker of the two, and lightly. */
const packLightly = (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: constants.Z_BEST_SPEED })

const isCompressible = ({ status, headers, body }: Answer): boolean =>
  status !== 206 &&
  body !== null &&
  !headers['content-encoding'] &&
  !headerOf(headers, 'cache-control').includes('no-transform') &&
  compressible(headerOf(headers, 'content-type')) === true &&
  (!Buffer.isBuffer(body) || body.length > worthCompressing)

const withVary = (headers: Answer['headers']): Answer['headers'] => {
  const named = headerOf(headers, 'vary')
  if (/\baccept-encoding\b/i.test(named)) return headers
  return { ...headers, vary: [named, 'Accept-Encoding'].filter(Boolean).join(', ') }
}

/**
 * Compresses what is worth it, in the coding the browser prefers. A body that the page memory gives again is the same
 * buffer, and is compressed once.
 */
export function compression(): Step {
  const packed = new WeakMap<Buffer, Partial<Record<Coding, Promise<Buffer>>>>()

  const pack = (body: Buffer, coding: Coding): Promise<Buffer> => {
    const known = packed.get(body) ?? {}
    packed.set(body, known)
    return (known[coding] ??= packers[coding](body))
  }

  return async (request, next) => {
    const { 'accept-encoding': _, ...headers } = request.headers
    const answer = await next({ ...request, headers })
    if (!isCompressible(answer)) return answer
    const varied = withVary(answer.headers)
    const taken = new Negotiator({ headers: request.headers }).encodings(['br', 'gzip'])
    const coding = (['br', 'gzip'] as const).find((one) => taken.includes(one))
    if (!coding || answer.body === null) return { ...answer, headers: varied }
    const { 'content-length': __, ...plain } = varied
    const coded = { ...plain, 'content-encoding': coding }
    if (!Buffer.isBuffer(answer.body)) {
      const packer = coding === 'br' ? createBrotliCompress(brotli) : createGzip()
      answer.body.on('error', (error) => packer.destroy(error)).pipe(packer)
      return { ...answer, headers: coded, body: packer }
    }
    // A page for what is missing names the address that was asked for, and is like no other.
    const isPage = answer.status !== 404 && headerOf(plain, 'content-type').startsWith('text/html')
    if (isPage) return { ...answer, headers: coded, body: await pack(answer.body, coding) }
    return { ...answer, headers: { ...plain, 'content-encoding': 'gzip' }, body: await packLightly(answer.body) }
  }
}
