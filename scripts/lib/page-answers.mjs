import { LRUCache } from 'lru-cache'
import { codingFor, codings } from './codings.mjs'
import { scriptsAfterPaint } from './scripts-after-paint.mjs'

/** How server.mjs marks a page that Next lets every cache keep: browsers keep it, and ask whether it still holds. */
export const askAgain = 'public, max-age=0, must-revalidate'

/** How long an answer is given again before Next is asked; a save in this process forgets it at once. */
const freshMilliseconds = 1000
const maxBytes = 96 * 1024 * 1024

/** What belongs to one answer or one reader, and not to the page. */
const ownHeaders =
  /^(connection|content-encoding|content-length|date|keep-alive|set-cookie|transfer-encoding|vary|x-nextjs-cache)$/

/** By these Next answers something other than the page: its data, a prefetch, an inner route. */
const otherwise = /^(rsc|next-|x-(nextjs|next|matched-path|middleware|invoke|now)\b)/
const drafting = '__prerender_bypass'

/** What the bundle tells of a save (src/platform/lifecycle/page-answers.ts). */
const saves = (globalThis[Symbol.for('sporeprint.saves')] ??= { count: 0 })

/** A body in every coding. */
const pack = async (body) => {
  const [br, gzip] = await Promise.all([codings.br(body), codings.gzip(body)])
  return { identity: body, br, gzip }
}

/** A body in the one coding that a reader takes. */
const packFor = async (reader, body) => {
  const coding = codingFor(reader.codings)
  return coding ? { [coding]: await codings[coding](body) } : { identity: body }
}

const isPage = ({ method, url = '/', headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  !/[?.]|^\/(admin|api|_next)(\/|$)/.test(url) &&
  !headers.cookie?.includes(drafting) &&
  !Object.keys(headers).some((name) => otherwise.test(name))

const opaque = (tag) => tag.trim().replace(/^W\//, '')

const isKnown = (tags = '', etag = '') => tags.split(',').some((tag) => etag !== '' && opaque(tag) === opaque(etag))

/** Holds back what Next writes; `finished` takes the body once it is whole, and the response is as it was before. */
function collect(response, finished) {
  const original = { writeHead: response.writeHead, write: response.write, end: response.end }
  const chunks = []
  const keep = (chunk, coding) => {
    if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk, coding))
  }
  const listenerIn = (args) => args.find((one) => typeof one === 'function')
  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    const headers = rest.find((one) => typeof one === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return response
  }
  response.write = (...args) => {
    keep(...args)
    listenerIn(args)?.()
    return true
  }
  response.end = (...args) => {
    keep(...args)
    Object.assign(response, original)
    const listener = listenerIn(args)
    if (listener) response.once('finish', listener)
    finished(Buffer.concat(chunks))
    return response
  }
}

const varyOf = (response) => {
  const named = String(response.getHeader('vary') ?? '')
  return /\baccept-encoding\b/i.test(named) ? named : [named, 'Accept-Encoding'].filter(Boolean).join(', ')
}

/** What a page says beside its body, taken from Next's answer. */
const headOf = (response) => ({
  etag: response.getHeader('etag'),
  vary: varyOf(response),
  headers: Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.test(name)),
})

/** @param reader the codings and the tags that the reader named */
function send({ etag, vary, headers, packed }, { response, isHead }, reader) {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Vary', vary)
  if (isKnown(reader.tags, etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  const coding = codingFor(reader.codings)
  const body = packed[coding ?? 'identity']
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(isHead ? undefined : body)
}

/**
 * Answers static pages from memory, as a proxy in front of Next would (docs/adr/0016-page-answers.md): for a second
 * after Next gave a page it is given again as it was, compressed once. What depends on a query, a draft or the reader
 * goes to Next.
 */
export function pageAnswers() {
  const pages = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => Object.values(packed).reduce((sum, { length }) => sum + length, 0),
  })
  let seen = saves.count
  let generation = 0

  const forget = () => {
    seen = saves.count
    generation += 1
    for (const page of pages.values()) page.until = 0
  }

  /** Prepares and packs a page, or takes it packed from the second before: an equal tag is an equal body. */
  async function keep(url, head, body, asked) {
    const before = pages.peek(url)
    const packed =
      head.etag && before?.etag === head.etag
        ? before.packed
        : await pack(Buffer.from(scriptsAfterPaint(body.toString())))
    const isCurrent = asked === generation && seen === saves.count
    const page = { ...head, packed, until: isCurrent ? Date.now() + freshMilliseconds : 0 }
    pages.set(url, page)
    return page
  }

  /** Lets Next answer, and what it gave is packed and sent. */
  function ask(request, response, next) {
    const { url } = request
    const reader = { codings: request.headers['accept-encoding'], tags: request.headers['if-none-match'] }
    delete request.headers['accept-encoding']
    delete request.headers['if-none-match']
    const asked = generation
    collect(response, (body) => {
      const type = String(response.getHeader('content-type') ?? '')
      if (response.statusCode !== 200 || !type.startsWith('text/html')) {
        response.writeHead(response.statusCode)
        response.end(body)
        return
      }
      const head = headOf(response)
      const lasts = response.getHeader('cache-control') === askAgain
      const answer = lasts
        ? keep(url, head, body, asked)
        : packFor(reader, body).then((packed) => ({ ...head, packed }))
      answer
        .then((page) => send(page, { response, isHead: false }, reader))
        .catch((error) => {
          console.error(`${url} could not be sent`, error)
          response.destroy()
        })
    })
    next()
  }

  return (request, response, next) => {
    if (!isPage(request)) {
      const before = saves.count
      // A save is seen once its answer is complete: what Next gave until then is not to be given again.
      if (request.method !== 'GET') response.once('close', () => before !== saves.count && forget())
      next()
      return
    }
    if (seen !== saves.count) forget()
    const page = pages.get(request.url)
    const isHead = request.method === 'HEAD'
    if (page && page.until > Date.now()) {
      const reader = { codings: request.headers['accept-encoding'], tags: request.headers['if-none-match'] }
      response.setHeader('x-nextjs-cache', 'HIT')
      send(page, { response, isHead }, reader)
    } else if (isHead) next()
    else ask(request, response, next)
  }
}
