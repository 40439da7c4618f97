import { describe, expect, test, vi } from 'vitest'
import { createLikes, keyOf, type Item, type LikeCalls } from './like-store'

const item: Item = { relationTo: 'products', id: 3 }

/** A promise with the functions that settle it. */
function held<T>(): { promise: Promise<T>; end: (value: T) => void; fail: (error: Error) => void } {
  let end: (value: T) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const promise = new Promise<T>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { promise, end, fail }
}

function open(over: Partial<LikeCalls> = {}) {
  const calls = {
    signedIn: vi.fn(() => Promise.resolve(true)),
    own: vi.fn(() => Promise.resolve(new Map<string, number>())),
    counts: vi.fn(() => Promise.resolve(new Map([[keyOf(item), 4]]))),
    like: vi.fn(() => Promise.resolve({ id: 9, isNew: true })),
    unlike: vi.fn(() => Promise.resolve()),
    toSignIn: vi.fn(),
    log: vi.fn(),
    ...over,
  }
  return { calls, likes: createLikes(calls) }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A heart that is mounted and whose state has been read. */
async function drawn(over: Partial<LikeCalls> = {}) {
  const opened = open(over)
  opened.likes.subscribe(item, () => undefined)
  await settled()
  return opened
}

describe('LIK-02 hearts', () => {
  test('LIK-05 all hearts mounted together are read by one call, and later ones by another', async () => {
    const { calls, likes } = open()
    for (const id of [3, 4, 5]) likes.subscribe({ relationTo: 'products', id }, () => undefined)
    await settled()
    expect(vi.mocked(calls.own).mock.calls).toEqual([[['products:3', 'products:4', 'products:5']]])
    likes.subscribe({ relationTo: 'posts', id: 3 }, () => undefined)
    await settled()
    expect(vi.mocked(calls.own).mock.calls[1]).toEqual([['posts:3']])
  })

  test('likes.again() shows likes made on another page, and keeps a like in progress', async () => {
    const elsewhere = { relationTo: 'products', id: 4 }
    const under = held<{ id: number; isNew: boolean }>()
    const { calls, likes } = await drawn({ like: () => under.promise })
    likes.subscribe(elsewhere, () => undefined)
    await settled()
    expect(likes.heart(elsewhere)).toEqual({ liked: false, count: 0 })
    void likes.press(item)
    vi.mocked(calls.own).mockResolvedValue(new Map([['products:4', 7]]))
    vi.mocked(calls.counts).mockResolvedValue(
      new Map([
        [keyOf(item), 4],
        ['products:4', 1],
      ]),
    )
    likes.again()
    await settled()
    expect(likes.heart(elsewhere)).toEqual({ liked: true, count: 1 })
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
    under.end({ id: 9, isNew: true })
    await settled()
  })

  test('a click shows at once and keeps the like’s id, by which the next click unlikes', async () => {
    const { calls, likes } = await drawn()
    void likes.press(item)
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
    await likes.press(item)
    await settled()
    expect(vi.mocked(calls.unlike).mock.calls).toEqual([[9]])
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
  })

  test('ERR-01 a failed call restores heart and count, and is logged', async () => {
    const { calls, likes } = await drawn({ like: () => Promise.reject(new Error('500')) })
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toMatchObject({ liked: false, count: 4 })
    expect(calls.log).toHaveBeenCalledWith('Failed to like', expect.any(Error))
  })

  test('two quick clicks of a visitor lead to sign in, and leave the heart as it was', async () => {
    const { calls, likes } = await drawn({ signedIn: () => Promise.resolve(false) })
    expect(await Promise.all([likes.press(item), likes.press(item)])).toEqual([null, null])
    expect(likes.heart(item)).toMatchObject({ liked: false, count: 4 })
    expect(calls.toSignIn).toHaveBeenCalledWith(item)
  })

  test('two quick clicks before the state is read cancel out, and each returns what it did', async () => {
    const first = held<Map<string, number>>()
    const own = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 9]]))).mockReturnValueOnce(first.promise)
    const { calls, likes } = await drawn({ own })
    expect(await Promise.all([likes.press(item), likes.press(item)])).toEqual([true, false])
    first.end(new Map([[keyOf(item), 9]]))
    await settled()
    expect(likes.heart(item)).toMatchObject({ liked: true, count: 4 })
    expect([calls.like, calls.unlike].map((call) => vi.mocked(call).mock.calls)).toEqual([[], []])
  })

  test('LIK-02 a rejected like’s error stays when an earlier read resolves late', async () => {
    const refused = new Error('404')
    const first = held<Map<string, number>>()
    const counts = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 4]]))).mockReturnValueOnce(first.promise)
    const { likes } = await drawn({ counts, like: () => Promise.reject(refused) })
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toMatchObject({ liked: false, failure: refused })
    first.end(new Map([[keyOf(item), 3]]))
    await settled()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4, failure: refused })
  })

  test('LIK-02 a rejected like shows the reason until the next click', async () => {
    const refused = new Error('404')
    const like = vi.fn(() => Promise.resolve({ id: 9, isNew: true })).mockRejectedValueOnce(refused)
    const { likes } = await drawn({ like })
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4, failure: refused })
    void likes.press(item)
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
  })

  test('LIK-02 unliking a like that another tab has deleted shows no error', async () => {
    const own = vi
      .fn(() => Promise.resolve(new Map<string, number>()))
      .mockResolvedValueOnce(new Map([[keyOf(item), 9]]))
    const { likes } = await drawn({ own, unlike: () => Promise.reject(new Error('404')) })
    expect(likes.heart(item).liked).toBe(true)
    await likes.press(item)
    await settled()
    expect(likes.heart(item).liked).toBe(false)
    expect(likes.heart(item).failure).toBeUndefined()
  })

  test('NAV-13 LIK-02 after forget() the last member’s like is hidden, and the next member’s is read', async () => {
    const second = held<ReadonlyMap<string, number>>()
    const own = vi.fn(() => second.promise).mockResolvedValueOnce(new Map([[keyOf(item), 9]]))
    const { calls, likes } = await drawn({ own })
    expect(likes.heart(item)).toEqual({ liked: true, count: 4 })
    likes.forget()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
    second.end(new Map([[keyOf(item), 11]]))
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 4 })
    await likes.press(item)
    await settled()
    expect(vi.mocked(calls.unlike).mock.calls).toEqual([[11]])
  })

  test('NAV-13 LIK-02 a late response to the last member’s click is not shown after forget()', async () => {
    const pressed = held<{ id: number; isNew: boolean }>()
    const { likes } = await drawn({ like: () => pressed.promise })
    await likes.press(item)
    likes.forget()
    pressed.end({ id: 9, isNew: true })
    await settled()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
  })

  test('one call runs at a time, and the last click decides', async () => {
    const first = held<{ id: number; isNew: boolean }>()
    const like = vi.fn(() => first.promise)
    const { calls, likes } = await drawn({ like })
    for (let press = 0; press < 5; press += 1) await likes.press(item)
    expect(like).toHaveBeenCalledTimes(1)
    await likes.press(item)
    first.end({ id: 9, isNew: true })
    await settled()
    expect(vi.mocked(calls.unlike).mock.calls).toEqual([[9]])
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
  })

  test('a read that began before a click does not undo it, and the count is read again', async () => {
    const [own, counts] = [held<ReadonlyMap<string, number>>(), held<ReadonlyMap<string, number>>()]
    const count = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 5]]))).mockReturnValueOnce(counts.promise as never)
    const { likes } = open({ own: () => own.promise, counts: count })
    likes.subscribe(item, () => undefined)
    await settled()
    await likes.press(item)
    await settled()
    own.end(new Map())
    counts.end(new Map([[keyOf(item), 4]]))
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 5 })
    expect(count).toHaveBeenCalledTimes(2)
  })

  test('a like that already existed does not raise the count again', async () => {
    const { likes } = await drawn({ like: () => Promise.resolve({ id: 9, isNew: false }) })
    await likes.press(item)
    await settled()
    expect(likes.heart(item).liked).toBe(true)
    expect(likes.heart(item).count).toBe(4)
  })

  test('LIK-04 the count is read again when another tab made the like after the first read', async () => {
    const counts = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 1]])))
    counts.mockResolvedValueOnce(new Map([[keyOf(item), 0]]))
    const { likes } = await drawn({ counts, like: () => Promise.resolve({ id: 9, isNew: false }) })
    expect(likes.heart(item).count).toBe(0)
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 1 })
  })

  test('LIK-03 a visitor who clicks is sent to sign in, and no like is sent', async () => {
    const { calls, likes } = await drawn({ signedIn: () => Promise.resolve(false) })
    expect(await likes.press(item)).toBeNull()
    expect(calls.toSignIn).toHaveBeenCalledWith(item)
    expect(calls.like).not.toHaveBeenCalled()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
  })

  test.each([
    ['ended without this page is led to the login', false],
    ['goes on is told what went wrong', true],
  ])('LIK-03 a member whose session %s', async (_, isStill) => {
    const error = new Error('refused')
    const { calls, likes } = await drawn({
      signedIn: (again = false) => Promise.resolve(isStill || !again),
      like: () => Promise.reject(error),
    })
    await likes.press(item)
    await settled()
    expect(vi.mocked(calls.toSignIn).mock.calls).toEqual(isStill ? [] : [[item]])
    expect(likes.heart(item)).toEqual({ liked: false, count: 4, ...(isStill ? { failure: error } : {}) })
  })

  test('LIK-03 an unknown collection is logged and nothing happens', async () => {
    const { calls, likes } = open()
    expect(await likes.press({ relationTo: 'users', id: 1 })).toBeNull()
    expect(calls.log).toHaveBeenCalledWith('Unknown collection: users')
    expect(calls.signedIn).not.toHaveBeenCalled()
  })

  test('LIK-03 likeNow after sign-in likes once, and not what is liked already', async () => {
    const fresh = await drawn()
    await fresh.likes.likeNow(item)
    expect(fresh.calls.like).toHaveBeenCalledTimes(1)
    const known = await drawn({ own: () => Promise.resolve(new Map([[keyOf(item), 7]])) })
    await known.likes.likeNow(item)
    expect(known.calls.like).not.toHaveBeenCalled()
    expect(known.likes.heart(item).liked).toBe(true)
  })
})
