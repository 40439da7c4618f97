/**
 * What an earlier page of this tab has kept for this one, taken once.
 * @param isForThis whether it is for this page; what is not stays for another
 * @returns null where nothing is kept, and where the browser keeps nothing, which forbids even to look
 */
export function takeKept(key: string, isForThis: (kept: unknown) => boolean = () => true): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isForThis(kept)) return null
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return null
  }
}
