import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../lib/services'

const tag = /<script src="([^"]+)"[^>]* async=""[^>]*><\/script>/g

/** The page with its scripts loaded only after the load event and a paint, as the superseded ADR 0017 had it. */
export function withLateScripts(html: string): string {
  const sources = [...html.matchAll(tag)].map(([, source]) => source)
  const script = `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{for(let s of ${JSON.stringify(sources)}){let e=document.createElement('script');e.src=s;document.head.append(e)}})))`
  return html.replace(tag, '').replace('</body>', `<script>${script}</script></body>`)
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString()
}

/** Starts a proxy of the site whose pages have late scripts, so that one run measures both variants. */
export async function lateSite(address: string): Promise<{ address: string; close: () => void }> {
  const port = await freePort()
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.startsWith('text/html') === true
    const headers = { ...request.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    const outgoing = ask(new URL(request.url ?? '/', address), { method: request.method, headers }, (reply) => {
      if (!isPage) {
        response.writeHead(reply.statusCode ?? 500, reply.headers)
        reply.pipe(response)
        return
      }
      const { 'content-length': _, ...kept } = reply.headers
      void textOf(reply).then((html) => {
        response.writeHead(reply.statusCode ?? 500, { ...kept, 'content-encoding': 'br' })
        const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
        response.end(brotliCompressSync(withLateScripts(html), { params }))
      })
    })
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
