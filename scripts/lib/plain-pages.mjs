import { readFileSync } from 'node:fs'
import { get } from 'node:http'

/** The words of the error page by locale; the first locale has no prefix. */
const texts = JSON.parse(readFileSync('src/platform/i18n/error-texts.json', 'utf8'))
const style = readFileSync('public/error.css', 'utf8')
const [defaultLocale, ...prefixes] = Object.keys(texts)
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=[/?]|$)`)

/** The not-found page of an address: `/es/anything` has `/es/page-not-found`. */
const notFoundPath = (url) => `${prefixed.exec(url)?.[0] ?? ''}/page-not-found`

/** The page for what failed, in the language of the address: a document without scripts, for both themes. */
export function errorPage(url) {
  const [home = '/', locale = defaultLocale] = prefixed.exec(url) ?? []
  const t = texts[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.text}</p>
<nav><a href="">${t.retry}</a> <a href="${home}">${t.home}</a></nav>
</main>
</body>
</html>
`
}

const isDocument = (request) => {
  const path = (request.url ?? '/').split('?')[0]
  return !request.headers.rsc && !/^\/(admin|api|_next)(\/|$)/.test(path)
}

/**
 * Replaces the body of Next's 404 and 5xx with the site's own pages. Next answers `notFound()` and a fault with shells
 * whose text and language appear only once their scripts have run; readers without them would see nothing, or English.
 * @param port where this very server listens
 */
export function answerPlainly(request, response, port) {
  if (!isDocument(request)) return
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  const url = request.url ?? '/'
  let replaced = false
  // Compression puts itself between Next and these, so they stand here from the beginning.
  response.write = (...chunk) => replaced || original.write(...chunk)
  response.end = (...chunk) => (replaced ? response : original.end(...chunk))
  response.writeHead = (status, ...rest) => {
    if (replaced) return response
    const isPage = String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html')
    if (!isPage || (status !== 404 && status < 500)) return original.writeHead(status, ...rest)
    // What Next goes on to write leads nowhere; its headers, of encoding above all, belong to that.
    replaced = true
    for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'x-nextjs-cache'])
      response.removeHeader(name)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const send = (body) => {
      response.setHeader('Content-Length', Buffer.byteLength(body))
      original.writeHead(status)
      original.end(request.method === 'HEAD' ? undefined : body)
    }
    if (status === 404)
      read(port, notFoundPath(url)).then(send, () => send('<!doctype html><title>404</title><h1>404</h1>'))
    else {
      response.setHeader('Cache-Control', 'no-store')
      send(errorPage(url))
    }
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
