import { connect } from 'node:net'
import { siteUrl } from './client'

const { hostname, port } = new URL(siteUrl)

/** The line that names the site, as every request has it. */
export const hostLine = `Host: ${hostname}:${port}\r\n`

/**
 * Sends bytes on a connection of their own, since `fetch` resolves addresses and completes what is sent. Returns all
 * that came back until the site closed it, or until the head of the response was whole.
 */
export const exchange = (bytes: string, until: 'closed' | 'head' = 'closed'): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(20_000, () => socket.destroy(new Error('nothing came')))
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (until === 'head' && received.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => {
      resolve(received)
    })
    socket.on('error', reject)
  })

/** The status of a request whose address is sent as it is. */
export const statusOf = async (line: string, headers = hostLine): Promise<string> =>
  /^HTTP\/1\.1 (\d+)/.exec(
    await exchange(`${line} HTTP/1.1\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`),
  )?.[1] ?? ''
