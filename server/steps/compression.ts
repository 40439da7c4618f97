import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import compressible from 'compressible'
import Negotiator from 'negotiator'
import { headerOf, type Outgoing, type Incoming, type Step } from '../exchange'

type Coding = 'br' | 'gzip'

/** A smaller body fits into one packet anyway. */
const worthCompressing = 1024

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const packers: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
}

/** A response that differs each time is compressed with low effort, since it is not reused. */
const lightPackers: typeof packers = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_SPEED }),
}

const isCompressible = ({ status, headers, body }: Outgoing): boolean =>
  status !== 206 &&
  body !== null &&
  !headers['content-encoding'] &&
  !headerOf(headers, 'cache-control').includes('no-transform') &&
  compressible(headerOf(headers, 'content-type')) === true &&
  (!Buffer.isBuffer(body) || body.length > worthCompressing)

/** Options of Negotiator that its types lack. */
type Chooser = { encodings: (available: readonly Coding[], options: { preferred: readonly Coding[] }) => Coding[] }

/** The codings that a browser accepts, in its order of preference; Brotli first where it has none. */
const codingsOf = ({ headers }: Incoming): Coding[] => {
  const codings = ['br', 'gzip'] as const
  return (new Negotiator({ headers }) as Chooser).encodings(codings, { preferred: codings })
}

/** Compression changes the bytes, so the ETag becomes a weak one (RFC 9110, 8.8.1). */
const coded = (headers: Outgoing['headers'], coding: Coding): Outgoing['headers'] => {
  const { 'content-length': _, etag, ...kept } = headers
  const weak = typeof etag === 'string' && !etag.startsWith('W/') ? `W/${etag}` : etag
  return { ...kept, ...(weak === undefined ? {} : { etag: weak }), 'content-encoding': coding }
}

const withVary = (headers: Outgoing['headers']): Outgoing['headers'] => {
  const named = headerOf(headers, 'vary')
  if (/\baccept-encoding\b/i.test(named)) return headers
  return { ...headers, vary: [named, 'Accept-Encoding'].filter(Boolean).join(', ') }
}

/**
 * Compresses responses in the coding that the browser prefers. A page from the page memory is the same buffer each
 * time, and is compressed once.
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
    const response = await next({ ...request, headers })
    if (!isCompressible(response)) return response
    const varied = withVary(response.headers)
    const [coding, ...others] = codingsOf(request)
    if (!coding || response.body === null) return { ...response, headers: varied }
    if (!Buffer.isBuffer(response.body)) {
      const packer = coding === 'br' ? createBrotliCompress(brotli) : createGzip()
      // If the visitor disconnects, the pipeline destroys the source along with the compressor.
      pipeline(response.body, packer, () => undefined)
      return { ...response, headers: coded(varied, coding), body: packer }
    }
    // A 404 page contains the requested address, so no other response equals it.
    const isPage = response.status !== 404 && headerOf(varied, 'content-type').startsWith('text/html')
    if (isPage) return { ...response, headers: coded(varied, coding), body: await pack(response.body, coding) }
    const quick = others.includes('gzip') ? 'gzip' : coding
    return { ...response, headers: coded(varied, quick), body: await lightPackers[quick](response.body) }
  }
}
