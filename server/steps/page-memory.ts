import { LRUCache } from 'lru-cache'
import { bytesOf, headerOf, type Outgoing, type Incoming, type Step } from '../exchange'
import { changedHeader } from '../../src/core/internal-headers'
import { isPage, saysChanged } from './pages'

/** How long a response is cached before Next is called again. */
const freshMilliseconds = 1000
const maxBytes = 64 * 1024 * 1024

/** Headers of one response, which are not stored with the page. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
])

/** Headers that make Next respond with something other than the page: its RSC payload, a prefetch, an inner route. */
const otherwise = /^(rsc|next-|x-(nextjs|next|matched-path|middleware|invoke|now)\b)/
const drafting = '__prerender_bypass'

type Kept = { readonly response: Outgoing & { readonly body: Buffer }; until: number }

const isStaticPage = (request: Incoming): boolean =>
  isPage(request) &&
  !/[?.]/.test(request.url) &&
  !request.headers.cookie?.includes(drafting) &&
  !Object.keys(request.headers).some((name) => otherwise.test(name))

const isKept = ({ status, headers }: Outgoing): boolean =>
  status === 200 &&
  headerOf(headers, 'content-type').startsWith('text/html') &&
  headerOf(headers, 'cache-control').startsWith('s-maxage') &&
  !('set-cookie' in headers)

/**
 * Caches static pages for a second, as a caching proxy would (docs/adr/0040-a-list-of-steps-before-next.md). Whatever
 * depends on a query, a draft or the visitor goes to Next. A response that says that content has changed expires all
 * pages.
 */
export function pageMemory(): Step {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.length + 1,
  })
  let generation = 0

  const forget = (): void => {
    generation += 1
    for (const page of pages.values()) page.until = 0
  }

  return async (request, next) => {
    if (!isStaticPage(request)) {
      const response = await next(request)
      if (!saysChanged(response)) return response
      forget()
      const { [changedHeader]: _, ...headers } = response.headers
      return { ...response, headers }
    }
    const known = pages.get(request.url)
    if (known && known.until > Date.now())
      return { ...known.response, headers: { ...known.response.headers, 'x-nextjs-cache': 'HIT' } }
    if (request.method === 'HEAD') return next(request)
    const requested = generation
    const response = await next(request)
    if (!isKept(response)) return response
    const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name)))
    // An equal ETag means an equal body: the stored one is reused, since it is compressed already.
    const unchanged = headers.etag !== undefined && known?.response.headers.etag === headers.etag
    const body = unchanged ? known.response.body : await bytesOf(response)
    if (unchanged && response.body && !Buffer.isBuffer(response.body)) response.body.resume()
    const kept = { ...response, headers, body }
    pages.set(request.url, { response: kept, until: requested === generation ? Date.now() + freshMilliseconds : 0 })
    return { ...kept, headers: { ...headers, ...pick(response.headers, 'x-nextjs-cache') } }
  }
}

const pick = (headers: Outgoing['headers'], name: string): Outgoing['headers'] =>
  headers[name] === undefined ? {} : { [name]: headers[name] }
