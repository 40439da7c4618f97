import { isCardCollection } from '@/core/collections'

/** What a heart belongs to. */
export type Item = { readonly relationTo: string; readonly id: number }

/** What a heart shows; the count is missing until it is read. */
export type Heart = {
  readonly liked: boolean
  readonly count: number | null
  /** What the last press failed with, where it left another heart than was wanted. */
  readonly failure?: unknown
}

/** The calls behind the hearts. */
export type LikeCalls = {
  /** What the server has said, or says now. */
  readonly signedIn: (again?: boolean) => Promise<boolean>
  /** The like id of each of these that the visitor likes. */
  readonly own: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly counts: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The like's id, and whether there was none before. */
  readonly like: (item: Item) => Promise<{ id: number; isNew: boolean }>
  readonly unlike: (id: number) => Promise<unknown>
  /** Leads a visitor to the login, with what they meant. */
  readonly toSignIn: (item: Item) => void
  readonly log: (message: string, error?: unknown) => void
}

type State = {
  readonly item: Item
  /** The id of the like that the server holds, which unliking needs. */
  id: number | null
  count: number | null
  /** What the visitor wants; the server follows. */
  wanted: boolean
  busy: boolean
  /** Raised by each press and each call that ended: what was read before it is older than what the heart knows. */
  turn: number
  /** What was read while a press came: it is read again when the press's calls have ended. */
  readonly late: Set<'counts' | 'own'>
  /** What the last press failed with; a read that comes later does not hide it, only a press or what brings what was wanted. */
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

/** What is read of hearts, and taken over where nothing has happened meanwhile. */
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

  /** Of a heart whose own like a call has returned meanwhile there is nothing left to read but the count. */
  const takeLate = (keys: readonly string[], what: 'counts' | 'own'): string[] =>
    statesOf(keys)
      .filter((state) => !state.busy && state.late.delete(what) && (what === 'counts' || state.id === null))
      .map(({ item }) => keyOf(item))

  /** Reads what a press overtook. */
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

/** Brings the server to what is wanted, call after call. @throws what one of them failed with */
async function send(state: State, calls: LikeCalls): Promise<void> {
  while (state.wanted !== (state.id !== null)) {
    if (state.id === null) {
      const { id, isNew } = await calls.like(state.item)
      state.id = id
      // Liked already, in another tab perhaps: a count that was read before that does not hold it.
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
 * The hearts of a page: what they show at once, and what the server is told one call after the other. A press while a
 * call is under way counts: when the call ends, the next one brings the server to where the visitor wants it (LIK-02).
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

  /** Reads the hearts that came onto the page together, all at once. */
  const read = async (): Promise<void> => {
    const keys = [...waiting]
    waiting = new Set()
    const failed = (error: unknown): void => calls.log('The likes could not be read', error)
    await Promise.all([readCounts(keys).catch(failed), readOwn(keys).catch(failed)])
  }

  /** The page is come back to: what was liked on another one since is read, and what was pressed here stays. */
  const again = (): void => {
    waiting = new Set(hearts.keys())
    void read()
  }

  /** Brings the server to what is wanted; where a call fails, the heart shows what the server holds, and says so. */
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
    // What another tab did meanwhile, or a later press, may have brought what was wanted.
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
    /** A heart is on the page: what is known of it, and everything new. */
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
    /** @returns what the visitor wanted by it, or null where no member is signed in, or nothing is to be liked */
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
        // Another press may have come meanwhile.
        state.wanted = state.id !== null
        show(state)
        calls.toSignIn(item)
        return null
      }
      // Another visitor's hearts may have taken the place of these meanwhile.
      void follow(stateOf(item))
      return wanted
    },
    again,
    /** Another visitor: the last one's hearts are gone at once, calls under way included, and theirs are read. */
    forget: (): void => {
      for (const [key, { item, count }] of hearts) hearts.set(key, fresh(item, count))
      for (const listener of listeners) listener()
      again()
    },
    /** Does what a visitor meant before they signed in; what is liked already stays so. */
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
