/**
 * If one of the page's scripts cannot be fetched, the page never hydrates: this shows the content for visitors without
 * scripts and hides what needs scripts (PRS-02). Runs as an inline script before the first paint (EarlyScript), so it
 * may use only its arguments.
 */
export function showWithoutScripts(): void {
  const { dataset } = document.documentElement
  const unfold = (): void => {
    for (const one of document.querySelectorAll('noscript')) one.outerHTML = one.textContent
  }
  window.addEventListener(
    'error',
    ({ target }) => {
      // Hydration does not depend on scripts of other hosts, which visitors may block.
      const isOurs = target instanceof HTMLScriptElement && target.src.includes('/_next/static/')
      if (!isOurs || dataset.hydrated !== undefined || dataset.scriptless !== undefined) return
      dataset.scriptless = ''
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', unfold)
      else unfold()
    },
    true,
  )
}
