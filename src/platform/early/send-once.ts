/**
 * Before a page has hydrated its forms are sent by the browser, and the second click of a double click would send one
 * again: a piece more in the cart, the same comment twice (PRS-01). As the text of a script it runs before the first paint
 * (EarlyScript), so it uses nothing but what it is given.
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
  // A page that the browser kept in its memory may be sent again.
  window.addEventListener('pageshow', () => sent.clear())
}
