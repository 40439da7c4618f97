/** The localStorage key of the signed-in member, for the next page. */
export const visitorKey = 'visitor'

/**
 * Tells style sheets which member the last page stored, so that the header shows them from the first paint. Runs as an
 * inline script before it (EarlyScript), so it may use only its arguments.
 */
export function markVisitor(key: typeof visitorKey): void {
  try {
    const member = JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null
    const name = member?.alias ?? member?.name
    if (typeof name !== 'string') return
    const { dataset, style } = document.documentElement
    const [initial = ''] = name.trim()
    const picture = typeof member?.avatar === 'string' ? member.avatar : ''
    dataset.member = ''
    style.setProperty('--member-initial', JSON.stringify(picture ? '' : initial))
    if (picture) style.setProperty('--member-picture', `url(${JSON.stringify(picture)})`)
  } catch {
    // Without localStorage the member is shown once the page has fetched them.
  }
}
