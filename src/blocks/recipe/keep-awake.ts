/**
 * Keeps the screen on while the box is ticked and the page is seen.
 * @param onRejected told whether the browser lets the screen sleep though the box is ticked
 * @returns what ends it
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
      // A battery that runs low takes it away.
      lock.addEventListener('release', () => {
        if (isWanted() && lock?.released) say(true)
      })
      say(false)
    } catch {
      lock = null
      if (isWanted()) say(true)
    }
    requesting = false
    // The box may have been cleared, or the page left, while the browser thought about it.
    if (!isWanted()) release()
  }
  const heard = (): void => void follow()
  // A tick made before the scripts counts.
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
