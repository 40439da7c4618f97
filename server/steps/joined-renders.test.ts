import { describe, expect, test } from 'vitest'
import { changedHeader } from '../../src/core/internal-headers'
import type { Incoming, Outgoing } from '../exchange'
import { behind, incoming, page } from '../fixtures'
import { joinedRenders } from './joined-renders'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a render that began before a change', () => {
  const step = joinedRenders()
  const received: string[] = []
  const ends: (() => void)[] = []

  /** A mock of Next that responds when told to. */
  const rendering = ({ url }: Incoming): Promise<Outgoing> => {
    received.push(url)
    return new Promise((resolve) => ends.push(() => resolve(page())))
  }
  const save = (headers: Outgoing['headers'], url = '/api/posts'): Promise<Outgoing> =>
    step(incoming({ method: 'POST', url }), () => Promise.resolve(page({ headers })))

  test('is awaited by requests for the same address after the change, which then render again', async () => {
    const asked = [step(incoming({ url: '/a' }), rendering), step(incoming({ url: '/a?_rsc=1' }), rendering)]
    await save({})
    asked.push(step(incoming({ url: '/a' }), rendering))
    await turn()
    expect(received).toEqual(['/a', '/a?_rsc=1', '/a'])
    await save({ [changedHeader]: '1' })
    const later = step(incoming({ url: '/a' }), rendering)
    const elsewhere = step(incoming({ url: '/b' }), rendering)
    await turn()
    expect(received.slice(3)).toEqual(['/b'])
    for (const end of ends.splice(0)) end()
    await Promise.all([...asked, elsewhere])
    await turn()
    expect(received.slice(3)).toEqual(['/b', '/a'])
    ends.pop()?.()
    expect((await later).status).toBe(200)
  })

  test('is awaited after a form that a page sent to its own address', async () => {
    const begun = step(incoming({ url: '/d' }), rendering)
    await save({ [changedHeader]: '1' }, '/d')
    const later = step(incoming({ url: '/d' }), rendering)
    await turn()
    expect(received.filter((url) => url === '/d')).toHaveLength(1)
    ends.pop()?.()
    await begun
    await turn()
    ends.pop()?.()
    expect((await later).status).toBe(200)
  })

  test('is awaited also where it fails', async () => {
    const broken = step(incoming({ url: '/c' }), () => turn().then(() => Promise.reject(new Error('broken'))))
    await save({ [changedHeader]: '1' })
    const later = step(incoming({ url: '/c' }), () => Promise.resolve(page()))
    await expect(broken).rejects.toThrow('broken')
    expect((await later).status).toBe(200)
  })
})

describe('a stale page that is rendered again in the background', () => {
  const old = page({ headers: { 'content-type': 'text/html', 'x-nextjs-cache': 'STALE' } })
  const fresh = page({ headers: { 'content-type': 'text/html', 'x-nextjs-cache': 'HIT' } })

  test('is not sent to a request after a change, which awaits the new render', async () => {
    const step = joinedRenders()
    const { next, received } = behind(old, old, old, old, fresh)
    const ask = (): Promise<Outgoing> => step(incoming({ url: '/a' }), next)
    expect(await ask()).toBe(old)
    expect(await ask()).toBe(old)
    await step(incoming({ method: 'POST', url: '/api/posts' }), () =>
      Promise.resolve(page({ headers: { [changedHeader]: '1' } })),
    )
    expect(await ask()).toBe(fresh)
    expect(received).toHaveLength(5)
  })

  test('is sent where it became stale after the change, and where its render never ends', async () => {
    const step = joinedRenders({ milliseconds: 1, most: 3 })
    const { next, received } = behind(fresh, old)
    const ask = (): Promise<Outgoing> => step(incoming({ url: '/a' }), next)
    const change = (): Promise<Outgoing> =>
      step(incoming({ method: 'POST', url: '/api/posts' }), () =>
        Promise.resolve(page({ headers: { [changedHeader]: '1' } })),
      )
    await ask()
    await change()
    expect(await ask()).toBe(old)
    expect(received).toHaveLength(2)
    await change()
    expect(await ask()).toBe(old)
    expect(received).toHaveLength(6)
  })
})
