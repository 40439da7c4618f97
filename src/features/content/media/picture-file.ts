import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from '@/cms/guards/request-guard'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'
import { memberPicturePrefix } from '@/platform/media/member-picture'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** The CSP keeps a directly opened picture inert (T-1L). */
const pictureHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const

/**
 * Pictures never change under one name, so they are immutable. A member's is deleted with the account (ACT-03), so no
 * shared cache keeps it, and a browser only for a day.
 */
const cachingOf = (file: string): string =>
  file.startsWith(memberPicturePrefix) ? 'private, max-age=86400' : 'public, max-age=31536000, immutable'

/** The error codes for a name without a file; any other error is a fault of the system and is thrown. */
const absent = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (isRecord(error) && absent.has(error.code)) return null
    throw error
  })

/**
 * The response with a picture's file, read as a whole; 404 without one. Payload would stream it, leak the file handle
 * when a client disconnects, and respond with 500 for a missing file.
 * @param name the name from the URL; only its last path segment counts
 */
export async function pictureFile(name: string): Promise<Response> {
  const base = path.basename(name)
  const file = path.join(env.mediaDir, base)
  const type = types[path.extname(file).toLowerCase()]
  const bytes = type && (await readIfThere(file))
  if (!bytes) return notFound()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': cachingOf(base),
      ...pictureHeaders,
    },
  })
}
