import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/core/env'
import { pictureFile } from './picture-file'

const name = randomUUID()
const at = (ending: string) => path.join(env.mediaDir, `${name}${ending}`)
const ofMember = `member-${name}.webp`

/** A picture outside the media folder, which must not be served. */
const outside = path.join(env.dataDir, `${randomUUID()}.webp`)

beforeAll(() => {
  mkdirSync(env.mediaDir, { recursive: true })
  for (const ending of ['.webp', '.svg', '.html']) writeFileSync(at(ending), 'picture')
  writeFileSync(path.join(env.mediaDir, ofMember), 'picture')
  mkdirSync(at('.png'))
  writeFileSync(outside, 'secret')
})
afterAll(() => {
  for (const ending of ['.webp', '.svg', '.html', '.png']) rmSync(at(ending), { recursive: true })
  rmSync(path.join(env.mediaDir, ofMember))
  rmSync(outside)
})

test('T-1L a picture is sent whole, with its type, `nosniff` and a policy that lets nothing run', async () => {
  const response = await pictureFile(`${name}.webp`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('picture')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '7',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('ACT-03 no shared cache keeps the picture of a member, which is deleted with the account', async () => {
  const cachingOf = async (file: string) => (await pictureFile(file)).headers.get('cache-control')
  expect(await cachingOf(ofMember)).toBe('private, max-age=86400')
  expect(await cachingOf(`${name}.webp`)).toBe('public, max-age=31536000, immutable')
})

test.each(['.svg', '.html', '.avif', '.png', `${'x'.repeat(300)}.webp`, '.webp/inside.webp'])(
  'T-1L a file that is no picture of the site gives 404: %s',
  async (ending) => {
    expect((await pictureFile(name + ending)).status).toBe(404)
  },
)

test('T-1L an address out of the media folder gives 404', async () => {
  expect((await pictureFile(`../${path.basename(outside)}`)).status).toBe(404)
})
