/**
 * Runs `work` once at a time. All calls during a run share the next one, which starts after them and so sees everything
 * that existed when they were made.
 */
export function coalesced<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  let running: Promise<Result> | null = null
  let next: Promise<Result> | null = null

  const begin = (...args: Args): Promise<Result> => {
    const run = work(...args).finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return (...args: Args): Promise<Result> => {
    if (!running) return begin(...args)
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = null
        return begin(...args)
      })
    return next
  }
}
