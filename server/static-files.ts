import type { IncomingMessage, ServerResponse } from 'node:http'
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
    const { url = '/' } = request
    if (!url.startsWith(prefix)) {
      next()
      return
    }
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
