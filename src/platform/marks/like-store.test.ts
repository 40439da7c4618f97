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
  test('LIK-05 all that come onto a page together are read by one call, and again when others come', async () => {
    const { calls, likes } = open()
    for (const id of [3, 4, 5]) likes.subscribe({ relationTo: 'products', id }, () => undefined)
    await settled()
    expect(vi.mocked(calls.own).mock.calls).toEqual([[['products:3', 'products:4', 'products:5']]])
    likes.subscribe({ relationTo: 'posts', id: 3 }, () => undefined)
    await settled()
    expect(vi.mocked(calls.own).mock.calls[1]).toEqual([['posts:3']])
  })

  test('a page that is come back to shows what was liked on another one, and keeps a press that is under way', async () => {
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

  test('a press shows at once, keeps the id, and the next one unlikes by it', async () => {
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

  test('ERR-01 a failed call brings back what was, count included, and is logged', async () => {
    const { calls, likes } = await drawn({ like: () => Promise.reject(new Error('500')) })
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toMatchObject({ liked: false, count: 4 })
    expect(calls.log).toHaveBeenCalledWith('Failed to like', expect.any(Error))
  })

  test('two quick presses of a visitor lead to sign in, and leave the heart as it was', async () => {
    const { calls, likes } = await drawn({ signedIn: () => Promise.resolve(false) })
    expect(await Promise.all([likes.press(item), likes.press(item)])).toEqual([null, null])
    expect(likes.heart(item)).toMatchObject({ liked: false, count: 4 })
    expect(calls.toSignIn).toHaveBeenCalledWith(item)
  })

  test('two quick presses before it is known what is liked change nothing, and each is told as what it was', async () => {
    const first = held<Map<string, number>>()
    const own = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 9]]))).mockReturnValueOnce(first.promise)
    const { calls, likes } = await drawn({ own })
    expect(await Promise.all([likes.press(item), likes.press(item)])).toEqual([true, false])
    first.end(new Map([[keyOf(item), 9]]))
    await settled()
    expect(likes.heart(item)).toMatchObject({ liked: true, count: 4 })
    expect([calls.like, calls.unlike].map((call) => vi.mocked(call).mock.calls)).toEqual([[], []])
  })

  test('LIK-02 a refusal stays told when what was read before the press comes late', async () => {
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

  test('LIK-02 a refused press says why once the truth is known, until the next press', async () => {
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

  test('LIK-02 a like that another tab has taken back already is gone without a word', async () => {
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

  test('NAV-13 LIK-02 of another visitor nothing of the last one is shown, and theirs is read', async () => {
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

  test('NAV-13 LIK-02 what comes late of the last visitor’s press is shown to no other', async () => {
    const pressed = held<{ id: number; isNew: boolean }>()
    const { likes } = await drawn({ like: () => pressed.promise })
    await likes.press(item)
    likes.forget()
    pressed.end({ id: 9, isNew: true })
    await settled()
    expect(likes.heart(item)).toEqual({ liked: false, count: 4 })
  })

  test('one call is under way at a time, and the last press decides', async () => {
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

  test('what was read before a press and comes after it takes nothing back, and the count is read again', async () => {
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

  test('a like that was there already counts once', async () => {
    const { likes } = await drawn({ like: () => Promise.resolve({ id: 9, isNew: false }) })
    await likes.press(item)
    await settled()
    expect(likes.heart(item).liked).toBe(true)
    expect(likes.heart(item).count).toBe(4)
  })

  test('LIK-04 a like that another tab made after the count was read is in the count', async () => {
    const counts = vi.fn(() => Promise.resolve(new Map([[keyOf(item), 1]])))
    counts.mockResolvedValueOnce(new Map([[keyOf(item), 0]]))
    const { likes } = await drawn({ counts, like: () => Promise.resolve({ id: 9, isNew: false }) })
    expect(likes.heart(item).count).toBe(0)
    await likes.press(item)
    await settled()
    expect(likes.heart(item)).toEqual({ liked: true, count: 1 })
  })

  test('LIK-03 a visitor is led to the login and nothing is sent', async () => {
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

  test('LIK-03 what was meant before signing in is done once, also where it is done already', async () => {
    const fresh = await drawn()
    await fresh.likes.likeNow(item)
    expect(fresh.calls.like).toHaveBeenCalledTimes(1)
    const known = await drawn({ own: () => Promise.resolve(new Map([[keyOf(item), 7]])) })
    await known.likes.likeNow(item)
    expect(known.calls.like).not.toHaveBeenCalled()
    expect(known.likes.heart(item).liked).toBe(true)
  })
})
