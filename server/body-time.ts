import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '../src/core/limits'

type Bounds = {
  /** The time that every body has. */
  readonly milliseconds: number
  /** The average rate that an upload must keep to get more time. */
  readonly bytesASecond: number
  /** The size of an upload up to which it gets more time. */
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
 * Cuts a request whose body takes too long. Node has one timeout for all bodies, which a large picture on a slow line
 * exceeds; here an upload gets more time for the bytes that have arrived, so that a client that drips is still cut
 * (T-1L). An upload that already has its response, an error, gets no more.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, bounds: Bounds = usual): void {
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
    // Node's own response to a slow request; none can be sent once the headers of another are out.
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }
  const forget = (): void => clearTimeout(timer)
  request.once('end', forget).once('close', forget)
  check()
}
