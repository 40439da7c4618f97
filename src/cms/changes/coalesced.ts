/**
 * Runs `work` once at a time. All calls that come while it runs share the next run, which begins after them and so sees
 * everything that was there at that moment.
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
