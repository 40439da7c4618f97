import { get } from 'node:http'

const prefixed = /^\/(es|pt)(?=[/?]|$)/

/** The not-found page of an address: `/es/anything` has `/es/page-not-found`. */
const pageFor = (url) => `${prefixed.exec(url)?.[0] ?? ''}/page-not-found`

const isDocument = (request) => {
  const path = (request.url ?? '/').split('?')[0]
  return !request.headers.rsc && !/^\/(admin|api|_next)(\/|$)/.test(path)
}

/**
 * Replaces the body of Next's 404 with the site's own page. Next answers `notFound()` with a shell whose text and
 * language appear only once its scripts have run; readers without them would see nothing.
 * @param port where this very server listens
 */
export function answerNotFound(request, response, port) {
  if (!isDocument(request)) return
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  let replaced = false
  // Compression puts itself between Next and these, so they stand here from the beginning.
  response.write = (...chunk) => replaced || original.write(...chunk)
  response.end = (...chunk) => (replaced ? response : original.end(...chunk))
  response.writeHead = (status, ...rest) => {
    if (replaced) return response
    const isPage = String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html')
    if (status !== 404 || !isPage) return original.writeHead(status, ...rest)
    // What Next goes on to write leads nowhere; its headers, of encoding above all, belong to that.
    replaced = true
    for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'x-nextjs-cache'])
      response.removeHeader(name)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const send = (body) => {
      response.setHeader('Content-Length', Buffer.byteLength(body))
      original.writeHead(404)
      original.end(request.method === 'HEAD' ? undefined : body)
    }
    read(port, pageFor(request.url ?? '/')).then(send, () => send('<!doctype html><title>404</title><h1>404</h1>'))
    return response
  }
}

const read = (port, path) =>
  new Promise((resolve, reject) => {
    get({ port, path, host: 'localhost' }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${path}: ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
