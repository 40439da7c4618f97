import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import sirv from 'sirv'

const prefix = '/_next/static/'

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves what the build made for browsers, as it was compressed beforehand. Their names hold a hash of what they hold,
 * so browsers keep them for good. What is not there goes on.
 */
export function staticFiles(folder = '.next/static'): Listener {
  const serve = sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000, etag: true, setHeaders })
  return (request, response, next) => {
    const { url = '/', method = 'GET' } = request
    if (!url.startsWith(prefix) || !['GET', 'HEAD'].includes(method)) {
      next()
      return
    }
    // It looks for names alone, and would send Brotli to anyone who takes everything but that.
    request.headers['accept-encoding'] = new Negotiator(request).encodings(['br', 'gzip']).join(', ')
    request.url = url.slice(prefix.length - 1)
    serve(request, response, () => {
      request.url = url
      next()
    })
  }
}

const setHeaders = (response: ServerResponse): void => {
  response.setHeader('X-Content-Type-Options', 'nosniff')
}
