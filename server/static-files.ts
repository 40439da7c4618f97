import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'

const prefix = '/_next/static/'
const codings = { br: '.br', gzip: '.gz' } as const

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The decoded file name in an address; null where it cannot be decoded. */
function nameIn(url: string): string | null {
  try {
    return decodeURIComponent(url.slice(prefix.length).replace(/\?.*$/, ''))
  } catch {
    return null
  }
}

/**
 * Serves the build's files for browsers, compressed at build time. Their names contain a hash of their content, so
 * browsers cache them for good. A missing file, also one removed by a later build, is passed on to Next.
 */
export function staticFiles(folder = '.next/static'): Listener {
  const root = path.resolve(folder)
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  )
  return (request, response, next) => {
    const { url = '/', method = 'GET' } = request
    const name = url.startsWith(prefix) && ['GET', 'HEAD'].includes(method) ? nameIn(url) : null
    if (name === null || !files.has(name)) {
      next()
      return
    }
    const accepted = new Negotiator(request).encodings(['br', 'gzip'])
    const coding = (['br', 'gzip'] as const).find((one) => accepted.includes(one) && files.has(name + codings[one]))
    const file = coding ? name + codings[coding] : name
    send(request, encodeURI(file), { root, index: false, dotfiles: 'allow', immutable: true, maxAge: 31_536_000_000 })
      .on('headers', (res: ServerResponse) => {
        res.setHeader('Content-Type', contentType(path.basename(name)) || 'application/octet-stream')
        res.setHeader('Vary', 'Accept-Encoding')
        res.setHeader('X-Content-Type-Options', 'nosniff')
        if (coding) res.setHeader('Content-Encoding', coding)
      })
      .on('error', (error: { status?: number }) => {
        if (error.status !== 416) {
          next()
          return
        }
        response.writeHead(416).end()
      })
      .pipe(response)
  }
}
