/**
 * Takes the query, the fragment and the place on the page along to another language (I18-02). As the text of a script
 * it runs before the first paint (EarlyScript), so it uses nothing but what it is given.
 */
export function keepAddress(key: string): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
    try {
      sessionStorage.setItem(key, String(window.scrollY))
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  })
}
