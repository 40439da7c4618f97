/**
 * Takes a value that an earlier page of this tab stored in sessionStorage, and deletes it.
 * @returns null where there is none, or the browser forbids storage
 */
export function takeKept(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
