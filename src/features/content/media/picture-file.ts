import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from '@/cms/guards/request-guard'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Pictures never change under their name; nothing of one may run when it is opened by itself (T-1L). */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const

/** What the system says of a name that no file has; whatever else it says is a fault of the machine. */
const absent = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const readIfThere = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (isRecord(error) && absent.has(error.code)) return null
    throw error
  })

/**
 * A picture as it lies on the disk, whole. Payload would stream it, and leave its file open for good when a client
 * disconnects; it would respond with 500 for a file that is gone.
 * @param name as the address gives it; only its last part counts
 */
export async function pictureFile(name: string): Promise<Response> {
  const file = path.join(env.mediaDir, path.basename(name))
  const type = types[path.extname(file).toLowerCase()]
  const bytes = type && (await readIfThere(file))
  if (!bytes) return notFound()
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.length), ...pictureHeaders },
  })
}
