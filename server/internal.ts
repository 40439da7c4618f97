import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { internalHeader } from '../src/core/internal-headers'
import type { Incoming } from './exchange'

/** A random value, so that no other process can send the header. */
const token = randomBytes(24).toString('base64url')

export const isInternal = ({ headers }: Incoming): boolean => headers[internalHeader] === token

/** A request of the server's own to a route of the bundle. */
export const internalRequest = (url: string): Incoming => ({
  method: 'POST',
  url,
  headers: { host: 'localhost', [internalHeader]: token, 'content-length': '0' },
  peer: '127.0.0.1',
  body: Readable.from([]),
})
