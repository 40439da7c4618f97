/** Under this name a page keeps who is signed in, for the next one. */
export const visitorKey = 'visitor'

/**
 * Tells style sheets whom the last page knew as signed in, so that the header shows them from the first paint on. As the
 * text of a script it runs before that (EarlyScript), so it uses nothing but what it is given.
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
    // A browser that keeps nothing shows who is signed in once the page has fetched it.
  }
}
