import { bytesOf, headerOf, pathOf, type Answer, type Incoming, type Step } from '../answer'
import { errorPage, localePrefix } from '../error-page'

const notFoundName = '/page-not-found'

const isDocument = ({ url, headers }: Incoming): boolean =>
  !headers.rsc && !/^\/(admin|api|_next)(\/|$)/.test(pathOf(url))

const htmlHeaders = (headers: Answer['headers']): Answer['headers'] => {
  // What Next wrote goes nowhere, and these belong to it.
  const { etag: _, 'content-length': __, 'content-encoding': ___, 'x-nextjs-cache': ____, ...kept } = headers
  return { ...kept, 'content-type': 'text/html; charset=utf-8' }
}

const escaped = (path: string): string => path.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page's links to its other languages lead to the address that was asked for. */
const linkedTo = (html: string, path: string): string => html.replaceAll(`${notFoundName}"`, `${escaped(path)}"`)

/**
 * Gives the site's own pages for a 404 and a fault. Next answers both with shells whose text and language appear only
 * once their scripts have run; visitors without them would see nothing, or English.
 */
export const plainErrors: Step = async (request, next) => {
  const prefix = localePrefix(request.url)
  const path = pathOf(request.url).slice(prefix.length) || '/'
  const answer = await next(request)
  const isHtml = headerOf(answer.headers, 'content-type').startsWith('text/html')
  const isMissing = answer.status === 404 || (answer.status === 200 && path === notFoundName)
  if (!isDocument(request) || !isHtml || (!isMissing && answer.status < 500)) return answer
  if (answer.body && !Buffer.isBuffer(answer.body)) answer.body.destroy()
  if (!isMissing)
    return {
      status: answer.status,
      headers: { ...htmlHeaders(answer.headers), 'cache-control': 'no-store' },
      body: Buffer.from(errorPage(request.url)),
    }
  const page = await next({ ...request, method: 'GET', url: `${prefix}${notFoundName}` })
  const html = page.status === 200 ? (await bytesOf(page)).toString() : errorPage(request.url)
  return {
    status: 404,
    headers: { ...htmlHeaders(answer.headers), 'cache-control': 'no-store' },
    body: Buffer.from(linkedTo(html, path)),
  }
}
