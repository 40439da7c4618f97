import { LRUCache } from 'lru-cache'
import { bytesOf, headerOf, type Outgoing, type Incoming, type Step } from '../exchange'
import { changedHeader } from '../../src/core/internal-headers'

/** How long a response is cached before Next is called again. */
const freshMilliseconds = 1000
const maxBytes = 64 * 1024 * 1024

/** What belongs to one response, and not to the page. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
])

/** With these Next responds with something other than the page: its data, a prefetch, an inner route. */
const otherwise = /^(rsc|next-|x-(nextjs|next|matched-path|middleware|invoke|now)\b)/
const drafting = '__prerender_bypass'

type Kept = { readonly answer: Outgoing & { readonly body: Buffer }; until: number }

const isPage = ({ method, url, headers }: Incoming): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/[?.]|^\/(admin|api|_next)(\/|$)/.test(url) &&
  !headers.cookie?.includes(drafting) &&
  !Object.keys(headers).some((name) => otherwise.test(name))

const isKept = ({ status, headers }: Outgoing): boolean =>
  status === 200 &&
  headerOf(headers, 'content-type').startsWith('text/html') &&
  headerOf(headers, 'cache-control').startsWith('s-maxage') &&
  !('set-cookie' in headers)

/**
 * Sends a cached static page for a second, as a proxy in front would (docs/adr/0040-a-list-of-steps-before-next.md).
 * What depends on a query, a draft or the visitor goes to Next. A response that says that something changed empties it.
 */
export function pageMemory(): Step {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.body.length + 1,
  })
  let generation = 0

  const forget = (): void => {
    generation += 1
    for (const page of pages.values()) page.until = 0
  }

  return async (request, next) => {
    if (!isPage(request)) {
      const answer = await next(request)
      if (answer.headers[changedHeader] === undefined) return answer
      forget()
      const { [changedHeader]: _, ...headers } = answer.headers
      return { ...answer, headers }
    }
    const known = pages.get(request.url)
    if (known && known.until > Date.now())
      return { ...known.answer, headers: { ...known.answer.headers, 'x-nextjs-cache': 'HIT' } }
    if (request.method === 'HEAD') return next(request)
    const asked = generation
    const answer = await next(request)
    if (!isKept(answer)) return answer
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name)))
    // An equal tag is an equal body, which is compressed already.
    const unchanged = headers.etag !== undefined && known?.answer.headers.etag === headers.etag
    const body = unchanged ? known.answer.body : await bytesOf(answer)
    if (unchanged && answer.body && !Buffer.isBuffer(answer.body)) answer.body.resume()
    const kept = { ...answer, headers, body }
    pages.set(request.url, { answer: kept, until: asked === generation ? Date.now() + freshMilliseconds : 0 })
    return { ...kept, headers: { ...headers, ...pick(answer.headers, 'x-nextjs-cache') } }
  }
}

const pick = (headers: Outgoing['headers'], name: string): Outgoing['headers'] =>
  headers[name] === undefined ? {} : { [name]: headers[name] }
