const key = 'reloaded-at'
const pauseMilliseconds = 60_000

/**
 * A page that was served before the site was built anew finds its scripts gone, and one that is missing would cost all of
 * it: the page is loaded again with the scripts of today, once a minute at most where that is of no use either.
 * @returns whether the page is on its way
 */
export function reloadForNewBuild(error: Error, now = Date.now()): boolean {
  if (error.name !== 'ChunkLoadError') return false
  try {
    if (now - Number(sessionStorage.getItem(key)) < pauseMilliseconds) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    // Without storage nothing would end the reloading.
    return false
  }
  location.reload()
  return true
}
