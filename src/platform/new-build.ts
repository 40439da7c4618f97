const key = 'reloaded-at'
const pauseMilliseconds = 60_000

/**
 * Reloads a page whose scripts a newer build has removed: a missing one would make the whole page fail. At most once a
 * minute, in case reloading does not help.
 * @returns whether the page is being reloaded
 */
export function reloadForNewBuild(error: Error, now = Date.now()): boolean {
  if (error.name !== 'ChunkLoadError') return false
  try {
    if (now - Number(sessionStorage.getItem(key)) < pauseMilliseconds) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage, reloading could repeat forever.
    return false
  }
  location.reload()
  return true
}
