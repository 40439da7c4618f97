/** How long a second press of a double one may come after the first. */
const milliseconds = 500

/** Its click, and the press before it, which would take the focus from the button that undoes. */
const presses = ['mousedown', 'click'] as const

/** The parts of a page that move up when a line is taken out; the header stays where it is. */
const moving = 'main, footer'

/**
 * What moves into the place of a line that is taken out gets no press for a moment: a double tap would lead away or
 * take out the next line too. Keys press what has the focus, whatever moves, and undoing works at once.
 */
export function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent): void => {
    const isByKey = event.detail === 0
    const { target } = event
    if (isByKey || !(target instanceof Element) || !target.closest(moving) || target.closest('[data-undo]')) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const press of presses) window.addEventListener(press, ignore, { capture: true })
  setTimeout(() => {
    for (const press of presses) window.removeEventListener(press, ignore, { capture: true })
  }, milliseconds)
}
