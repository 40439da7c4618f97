/**
 * Runs `work` again and again, one at a time. Whoever asks while it runs gets the next run: one that began after he
 * asked, and so sees everything that was there when he did.
 */
export function createFollower(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  const begin = (): Promise<void> => {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return (): Promise<void> => {
    if (!running) return begin()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}
