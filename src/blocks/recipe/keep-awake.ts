/**
 * Keeps the screen on while the box is ticked and the page is visible.
 * @param onRejected called with true when the browser withholds the wake lock, with false when that is over
 * @returns a function that releases the lock and removes the listeners
 */
export function keepAwake(box: HTMLInputElement, onRejected: (rejected: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let requesting = false
  let ended = false
  let refused = false
  const say = (now: boolean): void => {
    if (now !== refused) onRejected(now)
    refused = now
  }
  const isWanted = (): boolean => !ended && box.checked && document.visibilityState === 'visible'
  const release = (): void => {
    void lock?.release()
    lock = null
  }
  const follow = async (): Promise<void> => {
    if (!isWanted()) {
      release()
      if (!ended && !box.checked) say(false)
      return
    }
    if (requesting || (lock && !lock.released)) return
    requesting = true
    try {
      lock = await navigator.wakeLock.request('screen')
      // The browser releases the lock when the battery runs low.
      lock.addEventListener('release', () => {
        if (isWanted() && lock?.released) say(true)
      })
      say(false)
    } catch {
      lock = null
      if (isWanted()) say(true)
    }
    requesting = false
    // The box may have been cleared, or the page hidden, while the request was pending.
    if (!isWanted()) release()
  }
  const heard = (): void => void follow()
  // The box may have been ticked before hydration.
  heard()
  box.addEventListener('change', heard)
  document.addEventListener('visibilitychange', heard)
  return () => {
    ended = true
    box.removeEventListener('change', heard)
    document.removeEventListener('visibilitychange', heard)
    release()
  }
}
