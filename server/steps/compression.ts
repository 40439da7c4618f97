import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import compressible from 'compressible'
import Negotiator from 'negotiator'
import { headerOf, type Outgoing, type Incoming, type Step } from '../exchange'

type Coding = 'br' | 'gzip'

/** Below this a packet holds the body anyway. */
const worthCompressing = 1024

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const packers: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
}

/** A response that differs each time is compressed lightly. */
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

/** What its types do not say of it yet. */
type Chooser = { encodings: (available: readonly Coding[], options: { preferred: readonly Coding[] }) => Coding[] }

/** The codings that a browser takes, the one it prefers first; Brotli where it has no preference. */
const codingsOf = ({ headers }: Incoming): Coding[] => {
  const codings = ['br', 'gzip'] as const
  return (new Negotiator({ headers }) as Chooser).encodings(codings, { preferred: codings })
}

/** A packed body has other bytes, so its validator holds for what it says and not for them (RFC 9110, 8.8.1). */
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
    const response = await next({ ...request, headers })
    if (!isCompressible(response)) return response
    const varied = withVary(response.headers)
    const [coding, ...others] = codingsOf(request)
    if (!coding || response.body === null) return { ...response, headers: varied }
    if (!Buffer.isBuffer(response.body)) {
      const packer = coding === 'br' ? createBrotliCompress(brotli) : createGzip()
      // A visitor who goes away ends the packer, and with it what is packed.
      pipeline(response.body, packer, () => undefined)
      return { ...response, headers: coded(varied, coding), body: packer }
    }
    // A 404 page names the address that was requested, and is like no other.
    const isPage = response.status !== 404 && headerOf(varied, 'content-type').startsWith('text/html')
    if (isPage) return { ...response, headers: coded(varied, coding), body: await pack(response.body, coding) }
    const quick = others.includes('gzip') ? 'gzip' : coding
    return { ...response, headers: coded(varied, quick), body: await lightPackers[quick](response.body) }
  }
}
