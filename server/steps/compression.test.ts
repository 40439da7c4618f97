import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesOf, compose, leave } from '../exchange'
import { behind, incoming, page } from '../fixtures'
import { compression } from './compression'
import { conditional } from './conditional'

describe('compression', () => {
  const text = 'Boletus edulis '.repeat(200)
  const long = page({ body: Buffer.from(text) })
  const accepting = (codings: string) => incoming({ headers: { 'accept-encoding': codings } })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('a page for a browser that accepts %s is encoded as %s', async (codings, coding, unpack) => {
    const { next, received } = behind(long)
    const response = await compression()(accepting(codings), next)
    expect(response.headers['content-encoding']).toBe(coding)
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(unpack(await bytesOf(response)).toString()).toBe(text)
    expect(received[0]?.headers).toEqual({})
  })

  test.each([
    ['gzip, br', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['br, gzip;q=0', 'br', brotliDecompressSync],
  ])('the response of a call that accepts %s is encoded as %s', async (codings, coding, unpack) => {
    const headers = { 'content-type': 'application/json', etag: '"a"' }
    const { next } = behind(page({ ...long, headers }))
    const response = await compression()(accepting(codings), next)
    expect(response.headers['content-encoding']).toBe(coding)
    expect(response.headers.etag).toBe('W/"a"')
    expect(unpack(await bytesOf(response)).toString()).toBe(text)
  })

  test.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])('a page is not compressed for %j', async (codings) => {
    const { next } = behind(long)
    const response = await compression()(accepting(codings), next)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers.vary).toBe('Accept-Encoding')
  })

  test.each([
    ['what is small', page()],
    ['a picture', page({ ...long, headers: { 'content-type': 'image/webp' } })],
    ['what is compressed', page({ ...long, headers: { ...long.headers, 'content-encoding': 'gzip' } })],
    ['nothing', page({ status: 204, body: null })],
  ])('%s is not compressed', async (_, given) => {
    const { next } = behind(given)
    expect(await compression()(accepting('br'), next)).toEqual(given)
  })

  test('the same body is compressed once', async () => {
    const step = compression()
    const { next } = behind(long)
    const [first, second] = [await step(accepting('br'), next), await step(accepting('br'), next)]
    expect(first.body).toBe(second.body)
  })

  test('a stream is compressed as it arrives', async () => {
    const { next } = behind(
      page({ headers: { 'content-type': 'text/csv', 'content-length': '9' }, body: Readable.from([text]) }),
    )
    const response = await compression()(accepting('gzip'), next)
    expect(response.headers['content-length']).toBeUndefined()
    expect(gunzipSync(await bytesOf(response)).toString()).toBe(text)
  })

  test.each([
    ['has it already', { 'if-none-match': '"a"', 'accept-encoding': 'br' }],
    ['went away', { 'accept-encoding': 'br' }],
  ])('a stream and its compression are ended where the browser %s', async (_, headers) => {
    const body = new Readable({ read: () => undefined })
    const { next } = behind(page({ headers: { 'content-type': 'application/atom+xml', etag: '"a"' }, body }))
    const response = await compose([conditional, compression()], next)(incoming({ headers }))
    leave(response)
    await expect.poll(() => body.destroyed).toBe(true)
  })
})
