/**
 * Prevents a double click from submitting a form twice before hydration, when the browser itself sends it: a cart would
 * get one unit more, a comment would come twice (PRS-01). Runs as an inline script before the first paint
 * (EarlyScript), so it may use only its arguments.
 */
export function sendOnce(): void {
  const sent = new Set<EventTarget>()
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.method !== 'post' || document.documentElement.dataset.hydrated !== undefined) return
      if (sent.has(form)) event.preventDefault()
      sent.add(form)
    },
    true,
  )
  // A page restored from the back/forward cache may submit again.
  window.addEventListener('pageshow', () => sent.clear())
}
