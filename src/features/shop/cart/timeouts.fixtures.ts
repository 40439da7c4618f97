import { onTestFinished, vi } from 'vitest'

/** Mocks `AbortSignal.timeout`; the returned function fires the timeout that was created last. */
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
