/**
 * Where a script of the page cannot be fetched, nothing pressed is ever heard: what stands there for visitors without
 * scripts is shown then, and what does nothing without them is not (PRS-02). As the text of a script it runs before the
 * first paint (EarlyScript), so it uses nothing but what it is given.
 */
export function showWithoutScripts(): void {
  const { dataset } = document.documentElement
  const unfold = (): void => {
    for (const one of document.querySelectorAll('noscript')) one.outerHTML = one.textContent
  }
  window.addEventListener(
    'error',
    ({ target }) => {
      // Of other hosts' scripts, which visitors may block, no page waits for any.
      const isOurs = target instanceof HTMLScriptElement && target.src.includes('/_next/static/')
      if (!isOurs || dataset.hydrated !== undefined || dataset.scriptless !== undefined) return
      dataset.scriptless = ''
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', unfold)
      else unfold()
    },
    true,
  )
}
