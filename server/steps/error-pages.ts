import { escapeMarkup } from '../../src/core/markup'
import { pageHeaders } from '../../src/platform/security/headers'
import { bytesOf, headerOf, leave, pathOf, type Outgoing, type Incoming, type Next, type Step } from '../exchange'
import { errorPage, localePrefix } from '../error-page'

export const notFoundName = '/page-not-found'

/** A 404 as Next would send it, with the headers that Next gives to pages (G7). */
const invented: Outgoing = { status: 404, headers: { 'content-type': 'text/html', ...pageHeaders }, body: null }

export const isDocument = ({ url, headers }: Incoming): boolean =>
  !headers.rsc && !/^\/(admin|api|_next)(\/|$)/.test(pathOf(url))

const htmlHeaders = (headers: Outgoing['headers']): Outgoing['headers'] => {
  // Next's body is replaced, so the headers that describe it are dropped.
  const { etag: _, 'content-length': __, 'content-encoding': ___, 'x-nextjs-cache': ____, ...kept } = headers
  return { ...kept, 'content-type': 'text/html; charset=utf-8' }
}

/** Sets the path in the page's locale links. A replacer function, so that `$` in a path has no special meaning. */
const linkedTo = (html: string, path: string): string =>
  html.replaceAll(`${notFoundName}"`, () => `${escapeMarkup(path)}"`)

export const isRead = ({ method }: Incoming): boolean => method === 'GET' || method === 'HEAD'

/** The cookie of Next's draft mode: an editor looks at what is not published yet. */
export const isDraft = ({ headers }: Incoming): boolean => headers.cookie?.includes('__prerender_bypass') === true

/** How long the 404 page is cached before Next is called again. */
const freshMilliseconds = 1000

/**
 * Sends the site's own pages for a 404 and for a fault. Next's are shells whose text and locale appear only once
 * scripts run, so visitors without scripts would see nothing, or English. For an address that cannot exist Next is not
 * even called (M2).
 */
export function errorPages(isUnknownAddress: (path: string) => boolean = () => false): Step {
  const kept = new Map<string, { readonly html: string; readonly until: number }>()

  /** The HTML of the 404 page, or the status where it could not be rendered. */
  const missingPage = async (request: Incoming, prefix: string, next: Next): Promise<string | number> => {
    const known = kept.get(prefix)
    if (known && known.until > Date.now()) return known.html
    const page = await next({ ...request, method: 'GET', url: `${prefix}${notFoundName}` })
    if (page.status !== 200) {
      leave(page)
      return page.status
    }
    const html = (await bytesOf(page)).toString()
    kept.set(prefix, { html, until: Date.now() + freshMilliseconds })
    return html
  }

  return async (request, next) => {
    const prefix = localePrefix(request.url)
    const path = pathOf(request.url).slice(prefix.length) || '/'
    const isNobodys = isRead(request) && isDocument(request) && !isDraft(request) && isUnknownAddress(path)
    const response = isNobodys ? invented : await next(request)
    const isHtml = headerOf(response.headers, 'content-type').startsWith('text/html')
    const isMissing = response.status === 404 || (response.status === 200 && path === notFoundName)
    if (!isDocument(request) || !isHtml || (!isMissing && response.status < 500)) return response
    leave(response)
    const headers = { ...htmlHeaders(response.headers), 'cache-control': 'no-store' }
    const page = isMissing ? await missingPage(request, prefix, next) : response.status
    if (typeof page === 'number') return { status: page, headers, body: Buffer.from(errorPage(request.url)) }
    return { status: 404, headers, body: Buffer.from(linkedTo(page, path)) }
  }
}
