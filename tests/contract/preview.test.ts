import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewPath } from '@/core/paths'
import { asAdmin, call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'

const published = 'Words that everybody reads'
const drafted = 'Words that wait for an editor'

let post: { id: number; slug: string }

const asSession = (token: string) => ({ headers: { cookie: `payload-token=${token}` } })

beforeAll(async () => {
  const slug = unique('previewed')
  const id = await makeOne('posts', { title: published, slug, _status: 'published' })
  const change = { method: 'PATCH', body: { title: drafted, _status: 'draft' }, token: await asAdmin() }
  expect((await call(`/api/posts/${id}?draft=true`, change)).status).toBe(200)
  post = { id, slug }
})
afterAll(cleanUp)

describe('ACL-01 the preview of a draft', () => {
  test('is rendered for an admin in every locale, with no-store and noindex', async () => {
    const session = asSession(await asAdmin())
    for (const prefix of ['', '/es', '/pt']) {
      const { status, text, headers } = await call(prefix + previewPath('posts', post.id), session)
      expect(status).toBe(200)
      expect(text).toContain(`>${drafted}</h1>`)
      expect(text).toMatch(/<meta name="robots" content="noindex/)
      expect(headers.get('cache-control')).toMatch(/no-store/)
    }
  })

  test('leaves the public page as it is published, for an admin too', async () => {
    for (const session of [{}, asSession(await asAdmin())]) {
      const { text } = await call(`/posts/${post.slug}`, session)
      expect(text).toContain(`>${published}</h1>`)
      expect(text).not.toContain(drafted)
    }
  })

  test('does not exist for visitors and members', async () => {
    const { token } = await member('Curious Member')
    for (const session of [{}, asSession(token), asSession('invented')]) {
      const { status, text } = await call(previewPath('posts', post.id), session)
      expect(status).toBe(404)
      expect(text).not.toContain(drafted)
    }
  })

  test.each(['/preview/posts/999999999', '/preview/users/1', '/preview/posts/1e3', '/preview/posts/-1'])(
    '%s is a 404',
    async (path) => {
      expect((await call(path, asSession(await asAdmin()))).status).toBe(404)
    },
  )
})
