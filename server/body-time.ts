import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '../src/core/limits'

type Bounds = {
  /** What every body has. */
  readonly milliseconds: number
  /** What an upload has to come with on the whole, to be waited for longer. */
  readonly bytesASecond: number
  /** The largest upload that is waited for. */
  readonly mostBytes: number
}

const usual: Bounds = {
  milliseconds: 60_000,
  bytesASecond: 16 * 1024,
  mostBytes: limits.upload.bytes + limits.body.bytes,
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Cuts a request whose body takes too long. Node has one bound for all of them, which a large picture on a slow line
 * does not keep; here an upload has more time for what has arrived, so that a client that drips is cut as before (T-1L). One
 * that already has its response, an error, has no more than others.
 */
export function holdToTime(request: IncomingMessage, response: ServerResponse, bounds: Bounds = usual): void {
  if (!hasBody(request)) return
  const { socket } = request
  const { milliseconds, bytesASecond, mostBytes } = bounds
  const begun = Date.now()
  const before = socket.bytesRead
  let timer: NodeJS.Timeout | undefined

  const more = (): number => {
    if (!isUpload(request) || response.writableEnded) return 0
    return (Math.min(socket.bytesRead - before, mostBytes) / bytesASecond) * 1000
  }
  const check = (): void => {
    if (request.complete || socket.destroyed) return
    const left = begun + milliseconds + more() - Date.now()
    if (left > 0) {
      timer = setTimeout(check, Math.max(left, milliseconds / 60))
      return
    }
    // What Node itself responds to a request that takes too long; in the middle of a response nothing can be said.
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }
  const forget = (): void => clearTimeout(timer)
  request.once('end', forget).once('close', forget)
  check()
}
