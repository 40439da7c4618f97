import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, fileForm, makeOne, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'
import { statusOf } from '../setup/raw-request'

let token: string

beforeAll(async () => {
  token = (await member('uploader')).token
})
afterAll(cleanUp)

const upload = async (
  bytes: Uint8Array<ArrayBuffer> | string,
  name: string,
  type: string,
  as?: string | null,
): Promise<ClientResponse> =>
  call('/api/media', { form: fileForm(bytes, name, type, { alt: 'Test' }), token: as ?? (await asAdmin()) })

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

describe('MED-01 uploads', () => {
  test('are rejected from members and visitors', async () => {
    expectRefusal(await upload(await picture(), 'a.png', 'image/png', token), 403)
    const form = fileForm(await picture(), 'a.png', 'image/png', { alt: 'Test' })
    expectRefusal(await call('/api/media', { form }), 403)
  })

  test('become WebP in several sizes, served with nosniff, a sandbox and an immutable cache', async () => {
    const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446' } })
      .png()
      .toBuffer()
    const response = await upload(Uint8Array.from(large), `${unique('t')}.png`, 'image/png')
    remember('media', response)
    expect(response.status).toBe(201)
    expect(at(response.json, 'doc.mimeType')).toBe('image/webp')
    expect(at(response.json, 'doc.sizes.small.width')).toBe(320)
    const file = await call(`/api/media/file/${String(at(response.json, 'doc.filename'))}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    ['an SVG', svg, 'x.svg', 'image/svg+xml'],
    ['an SVG named as a PNG', svg, 'x.png', 'image/png'],
    ['a page named as a PNG', html, 'x.png', 'image/png'],
    ['a page named as a JPEG', html, 'x.jpg', 'image/jpeg'],
    ['a page', html, 'x.html', 'text/html'],
    ['a script', 'alert(1)', 'x.js', 'text/javascript'],
    ['an empty file', '', 'x.png', 'image/png'],
    ['a PDF', '%PDF-1.7', 'x.pdf', 'application/pdf'],
    ['the first bytes of a PNG alone', '\u0089PNG\r\n\u001a\n', 'x.png', 'image/png'],
  ])('reject %s', async (_, content, name, type) => {
    expectRefusal(await upload(content, name, type), 400)
  })

  test('reject a picture with too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expectRefusal(await upload(Uint8Array.from(bomb), 'bomb.png', 'image/png'), 400)
  })

  test('reject a file over ten megabytes', async () => {
    expectRefusal(await upload(new Uint8Array(11 * 1024 * 1024), 'big.png', 'image/png'), 413)
  })

  test('reject a URL from which to fetch a file', async () => {
    const body = { alt: 'Test', url: 'http://127.0.0.1:1/x.png', filename: 'x.png' }
    expectRefusal(await call('/api/media', { body, token: await asAdmin() }), 400)
    const paste = await call('/api/media/paste-url?src=http://127.0.0.1:1/x.png', { token: await asAdmin() })
    expectRefusal(paste, 400)
  })
})

describe('OPS-01 files of pictures', () => {
  const wide = async (width: number): Promise<Uint8Array<ArrayBuffer>> =>
    Uint8Array.from(
      await sharp({ create: { width, height: 20, channels: 3, background: '#446' } })
        .png()
        .toBuffer(),
    )
  const file = async ({ json }: ClientResponse): Promise<{ status: number; width: number | undefined }> => {
    const response = await fetch(String(at(json, 'doc.url')))
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, width: response.ok ? (await sharp(bytes).metadata()).width : undefined }
  }

  test('a rejected replacement leaves the picture unchanged, an accepted one removes the old file', async () => {
    const stored = await upload(await wide(400), `${unique('t')}.png`, 'image/png')
    const id = remember('media', stored)
    const other = `${unique('other')}.png`
    const replace = async (data: unknown): Promise<ClientResponse> =>
      call(`/api/media/${id}`, {
        method: 'PATCH',
        form: fileForm(await wide(500), other, 'image/png', data),
        token: await asAdmin(),
      })
    expectRefusal(await replace({ alt: '' }), 400)
    expect(await file(stored)).toEqual({ status: 200, width: 400 })
    const small = String(at(stored.json, 'doc.sizes.small.filename'))
    expect((await call(`/api/media/file/${small}`)).status).toBe(200)
    expectRefusal(await call(`/api/media/file/${other.replace('.png', '.webp')}`), 404)
    const replaced = await replace({ alt: 'Another' })
    expect(replaced.status).toBe(200)
    expect(await file(replaced)).toEqual({ status: 200, width: 500 })
    expect((await file(stored)).status).toBe(404)
  })

  test('MED-01 a file name is never used again after its picture was deleted or replaced', async () => {
    const token = await asAdmin()
    const nameOf = ({ json }: ClientResponse): string => String(at(json, 'doc.filename'))
    const name = `${unique('again')}.png`
    const deleted = await upload(await wide(400), name, 'image/png')
    const gone = await call(`/api/media/${String(at(deleted.json, 'doc.id'))}`, { method: 'DELETE', token })
    expect(gone.status).toBe(200)
    const again = await upload(await wide(410), name, 'image/png')
    const path = `/api/media/${remember('media', again)}`
    const form = fileForm(await wide(420), `${unique('other')}.png`, 'image/png', { alt: 'Other' })
    const replaced = await call(path, { method: 'PATCH', form, token })
    const other = await upload(await wide(430), name, 'image/png')
    remember('media', other)
    const all = [deleted, again, replaced, other]
    expect(all.map(({ status }) => status)).toEqual([201, 201, 200, 201])
    expect(new Set(all.map(nameOf)).size).toBe(4)
    expect(nameOf(deleted)).toBe(name.replace('.png', '.webp'))
  })

  test('MED-01 a cropped or replaced picture gets a new URL, and the old one is a 404', async () => {
    const name = `${unique('same')}.png`
    const stored = await upload(await wide(400), name, 'image/png')
    const path = `/api/media/${remember('media', stored)}`
    const token = await asAdmin()
    const replace = async (width: number): Promise<ClientResponse> =>
      call(path, { method: 'PATCH', form: fileForm(await wide(width), name, 'image/png', { alt: 'Same' }), token })
    const crop = ['x', 'y', 'width', 'height'].map((key) => `uploadEdits[crop][${key}]=${key.length > 1 ? 50 : 10}`)
    const size = 'uploadEdits[widthInPixels]=150&uploadEdits[heightInPixels]=10'
    const cropped = await call(`${path}?${crop.join('&')}&${size}`, { method: 'PATCH', body: { alt: 'Part' }, token })
    const all = [stored, cropped, await replace(410), await replace(420)]
    expect(all.map(({ status }) => status)).toEqual([201, 200, 200, 200])
    expect(at(cropped.json, 'doc.width')).toBe(150)
    expect(new Set(all.map(({ json }) => at(json, 'doc.url'))).size).toBe(4)
    expect(await Promise.all(all.map(file))).toEqual([
      ...[1, 2, 3].map(() => ({ status: 404, width: undefined })),
      { status: 200, width: 420 },
    ])
  })

  test('MED-01 the admin cannot delete a picture that documents show, and the error names them', async () => {
    const id = remember('media', await upload(await wide(400), `${unique('shown')}.png`, 'image/png'))
    const token = await asAdmin()
    const remove = (query: string, headers: Record<string, string> = {}) =>
      call(`/api/media${query}`, { method: 'DELETE', token, headers })
    const fromForm = { referer: `${siteUrl}/admin/collections/media/${id}` }
    const [post, product] = [unique('Shows it'), unique('Sells it')]
    const posts = [await makeOne('posts', { title: post, image: id }), await makeOne('posts')]
    await makeOne('products', { title: product, gallery: [{ image: id }] })
    const draft = { method: 'PATCH', body: { image: id, title: 'Its draft', _status: 'draft' }, token }
    for (const one of posts) expect((await call(`/api/posts/${one}?draft=true`, draft)).status).toBe(200)
    const refused = await remove(`/${id}`, { ...fromForm, 'accept-language': 'es' })
    expectRefusal(refused, 409)
    expect(at(refused.json, 'errors.0.message')).toContain(
      `Productos: ${product}; Artículos: ${post}, Its draft. Quítela`,
    )
    const fromList = await remove(`?where[id][equals]=${id}`, { referer: `${siteUrl}/admin/collections/media` })
    expect(at(fromList.json, 'errors.0.message')).toContain(post)
    // A call from outside the admin deletes the picture; documents that name it lose the reference.
    expect((await remove(`/${id}`)).status).toBe(200)
    const unused = remember('media', await upload(await wide(400), `${unique('unused')}.png`, 'image/png'))
    expect((await remove(`/${unused}`, fromForm)).status).toBe(200)
  })

  test('concurrent uploads of one file name are all stored, none in the place of another', async () => {
    const name = `${unique('twin')}.png`
    const widths = [410, 420, 430, 440, 450, 460]
    const stored = await Promise.all(widths.map(async (width) => upload(await wide(width), name, 'image/png')))
    for (const response of stored) if (response.status === 201) remember('media', response)
    expect(stored.map(({ status }) => status)).toEqual(widths.map(() => 201))
    expect(await Promise.all(stored.map(file))).toEqual(widths.map((width) => ({ status: 200, width })))
  })

  test('a picture with a long file name is stored and served', async () => {
    const stored = await upload(await wide(400), `${unique('ñ')}${'ñ'.repeat(115)}.png`, 'image/png')
    remember('media', stored)
    expect(stored.status).toBe(201)
    expect(await file(stored)).toEqual({ status: 200, width: 400 })
  })
})

describe('MED-01 /api/media/file', () => {
  test.each([
    'nothing.png',
    '..%2f..%2f.env',
    '..%2Fsporeprint.db',
    '%2e%2e%2f.env',
    '%2fetc%2fpasswd',
    'x%00.png',
    '.%2f.env',
    `${'a'.repeat(280)}.png`,
    `${'a'.repeat(5000)}.png`,
    '%F0%9F%8D%84.png',
  ])('%s is a 404', async (name) => {
    const response = await call(`/api/media/file/${name}`)
    expectRefusal(response, 404)
    expect(response.text).not.toMatch(/PAYLOAD_SECRET|root:/)
  })

  test('a name with backslashes is a 403', async () => {
    expectRefusal(await call('/api/media/file/..%5c..%5c.env'), 403)
  })

  test.each([
    ['/api/media/file/../../.env', '400'],
    ['/api/media/file/%2e%2e/%2e%2e/.env', '400'],
    ['/api/media/file//etc/passwd', '308'],
    ['/api/media/file/etc/passwd', '404'],
    ['/api/.env', '404'],
    ['/.env', '404'],
    ['/server/main.ts', '404'],
    ['/.data/sporeprint.db', '404'],
  ])('path traversal in the URL itself: %s is a %s', async (path, status) => {
    expect(await statusOf(`GET ${path}`)).toBe(status)
  })

  test('the image optimizer is a 404 for a URL of another host', async () => {
    const response = await call('/_next/image?url=http%3A%2F%2F127.0.0.1%3A1%2Fx.png&w=640&q=75')
    expect(response.status).toBe(404)
  })
})
