import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services.mjs'
import { call } from '../setup/client'
import { change, cleanUp, make, unique } from '../setup/fixtures'

/** SQLite is one file for one process; several share PostgreSQL. */
const shared = process.env.TEST_DATABASE === 'postgres'

/** Architecture, the read model: another process's save is seen within two seconds. */
const soon = { timeout: 2000, interval: 100 }

describe.runIf(shared)('several processes on one database', () => {
  let other: Awaited<ReturnType<typeof startSite>>

  beforeAll(async () => {
    const port = Number(await freePort())
    other = await startSite({ ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
  })

  afterAll(async () => {
    await cleanUp()
    await other.stop()
  })

  const titlesThere = async (slug: string): Promise<string[]> => {
    const answer = await fetch(`${other.address}/api/filter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ relationTo: 'posts', activeFilters: {} }),
    })
    const { data } = (await answer.json()) as { data: { posts: { slug: string; title: string }[] } }
    return data.posts.filter((post) => post.slug === slug).map(({ title }) => title)
  }

  test('FLT-12 each sees what another publishes, renames and takes back', async () => {
    const slug = unique('t-process')
    expect(await titlesThere(slug)).toEqual([])
    const id = await make('posts', { title: 'First name', slug, _status: 'published' })
    await expect.poll(() => titlesThere(slug), soon).toEqual(['First name'])
    await change('posts', id, { title: 'Second name' })
    await expect.poll(() => titlesThere(slug), soon).toEqual(['Second name'])
    await change('posts', id, { _status: 'draft' })
    await expect.poll(() => titlesThere(slug), soon).toEqual([])
    expect((await call(`/posts/${slug}`)).status).toBe(404)
  })
})

test.skipIf(shared)('on SQLite a second process is refused, and says why', async () => {
  const port = Number(await freePort())
  await expect(startSite({ ...process.env, PORT: String(port) })).rejects.toThrow(/another server/)
})
