/**
 * What an earlier page of this tab has kept, taken once.
 * @returns null where nothing is kept, and where the browser keeps nothing, which forbids even to look
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
