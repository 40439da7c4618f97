/** Milliseconds within which a second press counts as part of a double click or double tap. */
const milliseconds = 500

/** The click, and the mousedown before it, which would take the focus from the undo button. */
const presses = ['mousedown', 'click'] as const

/** The parts of a page that move up when a line is taken out; the header stays where it is. */
const moving = 'main, footer'

/**
 * Ignores clicks in main and footer for a moment after a line was removed: the second tap of a double tap would hit
 * what moved into its place, a link or the next line. Clicks by key (which follow the focus) and on undo still work.
 */
export function ignoreDoubleClick(): void {
  const over = performance.now() + milliseconds
  const stop = (): void => {
    for (const press of presses) window.removeEventListener(press, ignore, { capture: true })
  }
  const ignore = (event: MouseEvent): void => {
    // The moment of the press counts: a busy page dispatches the second one long after it.
    if (event.timeStamp > over) {
      stop()
      return
    }
    const isByKey = event.detail === 0
    const { target } = event
    if (isByKey || !(target instanceof Element) || !target.closest(moving) || target.closest('[data-undo]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const press of presses) window.addEventListener(press, ignore, { capture: true })
}
