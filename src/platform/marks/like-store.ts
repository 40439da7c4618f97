import { isCardCollection } from '@/core/collections'

/** The document that a heart (like button) belongs to. */
export type Item = { readonly relationTo: string; readonly id: number }

/** What a heart shows; `count` is null until it is read. */
export type Heart = {
  readonly liked: boolean
  readonly count: number | null
  /** The error of the last press, if it left the heart other than the visitor wanted. */
  readonly failure?: unknown
}

/** The calls behind the hearts. */
export type LikeCalls = {
  /** Whether a member is signed in, as last read from the server; `again` reads it anew. */
  readonly signedIn: (again?: boolean) => Promise<boolean>
  /** The visitor's like ids for these keys; only liked ones are in the map. */
  readonly own: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly counts: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Likes an item: the like's id, and whether it is new. */
  readonly like: (item: Item) => Promise<{ id: number; isNew: boolean }>
  readonly unlike: (id: number) => Promise<unknown>
  /** Redirects to the sign-in page, remembering the item to be liked. */
  readonly toSignIn: (item: Item) => void
  readonly log: (message: string, error?: unknown) => void
}

type State = {
  readonly item: Item
  /** The id of the like stored on the server, needed to unlike. */
  id: number | null
  count: number | null
  /** What the visitor wants; requests bring the server to it. */
  wanted: boolean
  busy: boolean
  /** Grows with every press and every finished request: a read begun before is stale and not applied. */
  turn: number
  /** Reads that a press made stale; they are repeated once the press's requests have ended. */
  readonly late: Set<'counts' | 'own'>
  /** The error of the last press; later reads keep it, only a press or the wanted state clears it. */
  failure?: unknown
  shown: Heart
}

export const keyOf = ({ relationTo, id }: Item): string => `${relationTo}:${id}`

const unread: Heart = { liked: false, count: null }

const fresh = (item: Item, count: number | null): State => ({
  item,
  id: null,
  count,
  wanted: false,
  busy: false,
  turn: 0,
  late: new Set(),
  shown: { liked: false, count },
})

/** Reads counts and own likes, and applies them to hearts that have not changed since the read began. */
function createReads(hearts: ReadonlyMap<string, State>, calls: LikeCalls, show: (state: State) => void) {
  const statesOf = (keys: readonly string[]): State[] => keys.flatMap((key) => hearts.get(key) ?? [])

  const takeOver = async <Read>(
    what: 'counts' | 'own',
    keys: readonly string[],
    read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Read>>,
    take: (state: State, value: Read | undefined) => void,
  ): Promise<void> => {
    const states = statesOf(keys)
    const turns = states.map(({ turn }) => turn)
    const values = await read(keys)
    for (const [at, state] of states.entries()) {
      if (state.busy || state.turn !== turns[at]) {
        state.late.add(what)
      } else {
        take(state, values.get(keyOf(state.item)))
        show(state)
      }
    }
  }

  const readCounts = async (keys: readonly string[]): Promise<void> => {
    await takeOver('counts', keys, calls.counts, (state, count) => {
      state.count = count ?? 0
    })
    await readLate(keys)
  }

  /** Own likes need no new read for a heart whose like a request has returned meanwhile. */
  const takeLate = (keys: readonly string[], what: 'counts' | 'own'): string[] =>
    statesOf(keys)
      .filter((state) => !state.busy && state.late.delete(what) && (what === 'counts' || state.id === null))
      .map(({ item }) => keyOf(item))

  /** Repeats the reads that a press made stale. */
  const readLate = async (keys: readonly string[]): Promise<void> => {
    const [counts, own] = [takeLate(keys, 'counts'), takeLate(keys, 'own')]
    if (counts.length > 0) await readCounts(counts)
    if (own.length > 0) await readOwn(own)
  }

  const readOwn = async (keys: readonly string[]): Promise<void> => {
    if (!(await calls.signedIn())) return
    await takeOver('own', keys, calls.own, (state, id) => {
      state.id = id ?? null
      const held = state.id !== null
      if (held !== state.wanted) state.failure = undefined
      state.wanted = held
    })
    await readLate(keys)
  }

  return { readCounts, readLate, readOwn }
}

/** Sends requests until the server has what the visitor wants. @throws the error of one of them */
async function send(state: State, calls: LikeCalls): Promise<void> {
  while (state.wanted !== (state.id !== null)) {
    if (state.id === null) {
      const { id, isNew } = await calls.like(state.item)
      state.id = id
      // The like existed already, perhaps from another tab: a count read before that may lack it.
      if (!isNew) state.late.add('counts')
      else if (state.count !== null) state.count += 1
    } else {
      await calls.unlike(state.id)
      state.id = null
      if (state.count !== null) state.count = Math.max(0, state.count - 1)
    }
  }
}

/**
 * The hearts of a page: each shows a press at once, and sends its requests one after another. A press during a request
 * counts too: when the request ends, another brings the server to what the visitor wants (LIK-02).
 */
export function createLikes(calls: LikeCalls) {
  const hearts = new Map<string, State>()
  const listeners = new Set<() => void>()
  let waiting = new Set<string>()

  const show = (state: State): void => {
    const added = Number(state.wanted) - Number(state.id !== null)
    const count = state.count === null ? null : Math.max(0, state.count + added)
    state.shown = { liked: state.wanted, count, failure: state.failure }
    for (const listener of listeners) listener()
  }

  const { readCounts, readLate, readOwn } = createReads(hearts, calls, show)

  /** Reads all hearts that were mounted together in one batch. */
  const read = async (): Promise<void> => {
    const keys = [...waiting]
    waiting = new Set()
    const failed = (error: unknown): void => calls.log('The likes could not be read', error)
    await Promise.all([readCounts(keys).catch(failed), readOwn(keys).catch(failed)])
  }

  /** Reads again when the visitor returns to the page, for likes made on other pages; pending presses stay. */
  const again = (): void => {
    waiting = new Set(hearts.keys())
    void read()
  }

  /** Sends what the visitor wants; if a request fails, the heart shows the server's state and the error. */
  const follow = async (state: State): Promise<void> => {
    if (state.busy) return
    state.busy = true
    let failure: unknown = null
    try {
      await send(state, calls)
    } catch (error) {
      failure = error
      state.wanted = state.id !== null
      calls.log(state.wanted ? 'Failed to unlike' : 'Failed to like', error)
    }
    state.busy = false
    state.turn += 1
    const { wanted } = state
    show(state)
    await readLate([keyOf(state.item)]).catch(() => undefined)
    if (!failure) return
    if (!(await calls.signedIn(true))) {
      calls.toSignIn(state.item)
      return
    }
    await readOwn([keyOf(state.item)]).catch(() => undefined)
    // Another tab or a later press may have reached the wanted state meanwhile.
    if (state.wanted !== wanted) return
    state.failure = failure
    show(state)
  }

  const stateOf = (item: Item): State => {
    const key = keyOf(item)
    const known = hearts.get(key)
    if (known) return known
    const state = fresh(item, null)
    hearts.set(key, state)
    return state
  }

  return {
    /** Registers a heart that was mounted; `listener` is called on every change. */
    subscribe: (item: Item, listener: () => void): (() => void) => {
      listeners.add(listener)
      if (!hearts.has(keyOf(item)) && isCardCollection(item.relationTo)) {
        stateOf(item)
        if (waiting.size === 0) queueMicrotask(() => void read())
        waiting.add(keyOf(item))
      }
      return () => listeners.delete(listener)
    },
    heart: (item: Item): Heart => hearts.get(keyOf(item))?.shown ?? unread,
    /** @returns what the visitor wanted by it, or null where no member is signed in, or the item cannot be liked */
    press: async (item: Item): Promise<boolean | null> => {
      if (!isCardCollection(item.relationTo)) {
        calls.log(`Unknown collection: ${item.relationTo}`)
        return null
      }
      const state = stateOf(item)
      const wanted = !state.wanted
      state.wanted = wanted
      state.failure = undefined
      state.turn += 1
      show(state)
      if (!(await calls.signedIn().catch(() => true))) {
        // Resets to the server's state, since another press may have come meanwhile.
        state.wanted = state.id !== null
        show(state)
        calls.toSignIn(item)
        return null
      }
      // Looked up again, since a change of visitor replaces all states.
      void follow(stateOf(item))
      return wanted
    },
    again,
    /**
     * On a change of visitor: drops the previous visitor's hearts at once, pending requests included, and reads the new
     * ones.
     */
    forget: (): void => {
      for (const [key, { item, count }] of hearts) hearts.set(key, fresh(item, count))
      for (const listener of listeners) listener()
      again()
    },
    /** Likes what a visitor pressed before signing in; an item that is liked already stays liked. */
    likeNow: async (item: Item): Promise<void> => {
      const state = stateOf(item)
      await readOwn([keyOf(item)]).catch(() => undefined)
      state.wanted = true
      state.failure = undefined
      show(state)
      await follow(state)
    },
  }
}

export type Likes = ReturnType<typeof createLikes>
