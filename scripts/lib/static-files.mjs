import sirv from 'sirv'

const prefix = '/_next/static'

/**
 * Serves what the build made for browsers, compressed beforehand: a tenth less to fetch than what Next compresses anew
 * for every reader, and no work. Everything else, and what is not there, goes to Next.
 */
export function staticFiles() {
  const serve = sirv('.next/static', {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
  })
  return (request, response, next) => {
    if (!request.url?.startsWith(`${prefix}/`) || !['GET', 'HEAD'].includes(request.method ?? '')) {
      next()
      return
    }
    const { url } = request
    request.url = url.slice(prefix.length)
    serve(request, response, () => {
      request.url = url
      next()
    })
  }
}
