import 'server-only'
import { createHash } from 'node:crypto'

const types = {
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} as const

/** A text response with an ETag: clients revalidate it, and get a short response while it is unchanged. */
export function respond(
  text: string,
  type: keyof typeof types,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return new Response(text, {
    headers: {
      'content-type': types[type],
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${tag}"`,
      ...headers,
    },
  })
}

/** A 404 with one line of text, since the caller is a program. */
export const notFoundResponse = (): Response =>
  new Response('404\n', { status: 404, headers: { 'content-type': types.text, 'cache-control': 'no-store' } })

/** A permanent redirect (308). */
export const permanentRedirect = (to: string): Response =>
  new Response(null, { status: 308, headers: { location: to, 'cache-control': 'public, max-age=0, must-revalidate' } })
