/** A mutex for each key, within this process; those who wait for one get it in the order they came. */
export function keyedLock<Key>() {
  const queues = new Map<Key, { last: Promise<void>; length: number }>()
  return {
    /** How many have the lock or wait for it. */
    length: (key: Key): number => queues.get(key)?.length ?? 0,
    /** Waits for the lock. @returns a function that releases it */
    take: async (key: Key): Promise<() => void> => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
      const before = queue.last
      let end: () => void = () => undefined
      queue.last = new Promise<void>((resolve) => (end = resolve))
      queue.length += 1
      queues.set(key, queue)
      await before
      return () => {
        queue.length -= 1
        if (queue.length === 0) queues.delete(key)
        end()
      }
    },
  }
}
