import { onTestFinished, vi } from 'vitest'

/** Lets a test end what waits by `AbortSignal.timeout`: the result ends the wait that was begun last. */
export function timeoutsByHand(): () => void {
  let latest: AbortController | undefined
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    latest = new AbortController()
    return latest.signal
  })
  onTestFinished(() => {
    timeout.mockRestore()
  })
  return () => latest?.abort()
}
